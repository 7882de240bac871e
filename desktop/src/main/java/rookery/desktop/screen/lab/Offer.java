package rookery.desktop.screen.lab;

import rookery.play.bot.BotProvider;

/**
 * Someone who could take part.
 *
 * @param line     as a job file writes it
 * @param external whether it is a program of the user's rather than a bot of this installation
 */
record Offer(String line, String name, String words, boolean external, BotProvider provider) {}
