package rookery.spark;

import java.io.Serializable;

/**
 * A file that a job names, on its way to other machines.
 *
 * @param setting whose value is the file's path
 * @param name    the file's own name, since its extension decides the format
 */
record ShippedFile(String setting, String name, String text) implements Serializable {
}
