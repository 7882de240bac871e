#!/usr/bin/env python3
"""Fits a net to positions on a graphics card (or, slowly, without one), with PyTorch.

    ./rookery net positions --for VARIANT --out P.positions GAMES...
    bench/fit-net.py P.positions --width 128 --passes 20 --out N.net

docs/networks.md has the layouts of both files. The shape, the shared rows and the target are those of `rookery train`; rates and decay are not, since
there are far more positions here. Each pass prints the loss on the games held out.
"""
import argparse, math, struct, sys, time, zlib
import numpy as np
import torch

ONE, OUTPUT_ONE, SCALE = 255, 64, 400.0
HEADER = 64


def read(paths):
    """The header of the first file and the records of all, which must be alike."""
    head, all_records = None, []
    for path in paths:
        with open(path, "rb") as file:
            raw = file.read(HEADER)
            magic, version, rules, inputs, most, outputs, kinds, files, ranks = struct.unpack_from("<4sH16sIHBBBB", raw)
            if magic != b"RKPS" or version != 1:
                sys.exit(f"{path} is not a file of positions")
            this = (rules, inputs, outputs, kinds, files, ranks)
            if head is not None and this != head:
                sys.exit(f"{path} is for another net than {paths[0]}")
            head = this
            shape = np.dtype([("mover", "<u2", most), ("other", "<u2", most), ("score", "<i2"), ("goals", "<i2"), ("derived", "<i2"),
                              ("result", "u1"), ("output", "u1"), ("held", "u1"), ("pad", "u1", 3)])
            all_records.append(np.fromfile(file, dtype=shape))
    return head, all_records


def groups(inputs, kinds, files, ranks):
    """For each input the rows it shares: the same piece anywhere, on its file, on its rank. The last row is nobody's."""
    squares = files * ranks
    per_piece = 1 + files + ranks
    sides = 2 if inputs >= 4 * kinds * squares else 1
    per_side = inputs // sides
    rows = sides * 2 * kinds * per_piece
    found = np.full((inputs, 3), rows, dtype=np.int64)
    for number in range(inputs):
        side, within = divmod(number, per_side)
        piece, square = divmod(within, squares)
        if piece < 2 * kinds:
            first = (side * 2 * kinds + piece) * per_piece
            found[number] = first, first + 1 + square % files, first + 1 + files + square // files
    return torch.from_numpy(found), rows + 1


class Shape(torch.nn.Module):
    def __init__(self, inputs, width, outputs, shared, rows):
        super().__init__()
        self.inputs, self.width = inputs, width
        self.register_buffer("groups", shared)
        self.own = torch.nn.Parameter((torch.rand(inputs, width) * 2 - 1) * 0.06)
        self.shared = torch.nn.Parameter(torch.zeros(rows, width))
        self.bias = torch.nn.Parameter(torch.full((width,), 0.1))
        self.weights = torch.nn.Parameter((torch.rand(outputs, 2 * width) * 2 - 1) * math.sqrt(1 / width))
        self.output_bias = torch.nn.Parameter(torch.zeros(outputs))

    def rows(self):
        """The row of each input, and one of zeros for places left over."""
        rows = self.own + self.shared[self.groups].sum(1)
        return torch.cat([rows, torch.zeros(1, self.width, device=rows.device)])

    def forward(self, rows, mover, other, output):
        def view(inputs):
            return torch.clamp(torch.nn.functional.embedding_bag(inputs, rows, mode="sum") + self.bias, 0, 1) ** 2
        both = torch.cat([view(mover), view(other)], 1)
        return (both * self.weights[output]).sum(1) + self.output_bias[output]


def write(path, head, net, base, card):
    rules, inputs, outputs, _, _, _ = head
    text = "".join(f"{name}: {value}\n" for name, value in sorted(card.items())).encode()
    rows = torch.round(net.rows()[:inputs].clamp(-4, 4) * ONE).short().cpu().numpy()
    out = b"RKNT" + struct.pack("<H", 1) + rules + struct.pack("<IHBB", inputs, net.width, outputs, base)
    out += struct.pack("<I", len(text)) + text + rows.astype("<i2").tobytes()
    out += torch.round(net.bias * ONE).short().cpu().numpy().astype("<i2").tobytes()
    out += torch.round(net.weights * OUTPUT_ONE).clamp(-127, 127).to(torch.int8).cpu().numpy().tobytes()
    out += torch.round(net.output_bias * ONE * OUTPUT_ONE).int().cpu().numpy().astype("<i4").tobytes()
    with open(path, "wb") as file:
        file.write(out + struct.pack("<I", zlib.crc32(out)))


def main():
    options = argparse.ArgumentParser()
    options.add_argument("positions", nargs="+")
    options.add_argument("--out", required=True)
    options.add_argument("--width", type=int, default=128)
    options.add_argument("--passes", type=int, default=20)
    options.add_argument("--batch", type=int, default=16384)
    options.add_argument("--rate", type=float, default=1e-3)
    options.add_argument("--decay", type=float, default=0.01)
    options.add_argument("--decay-own", type=float, default=0.1, help="of what one square has for itself")
    options.add_argument("--result", type=float, default=0.3, help="how much the result counts against the score")
    options.add_argument("--base", choices=["goals", "derived"], default="goals")
    options.add_argument("--name", default="", help="the variant, for the card")
    options.add_argument("--command", default="", help="for the card")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--seconds", type=float, default=0, help="choose the passes so that it takes about this long")
    args = options.parse_args()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    head, records = read(args.positions)
    rules, inputs, outputs, kinds, files, ranks = head

    def column(name, held):
        return np.concatenate([each[name][each["held"] == held] for each in records])

    def pad(array, most):
        return np.pad(array, ((0, 0), (0, most - array.shape[1])), constant_values=inputs)

    most = max(each["mover"].shape[1] for each in records)

    def part(held):
        def seen(name):
            return torch.from_numpy(np.concatenate([pad(each[name][each["held"] == held], most) for each in records]).view(np.int16)).to(device)
        target = args.result * column("result", held) / 2.0 + (1 - args.result) / (1 + np.exp(-column("score", held) / SCALE))
        return (seen("mover"), seen("other"), torch.from_numpy(column("output", held).astype(np.int64)).to(device),
                torch.from_numpy((column(args.base, held) / SCALE).astype(np.float32)).to(device),
                torch.from_numpy(target.astype(np.float32)).to(device))

    training, held = part(0), part(1)
    del records
    count = len(training[4])
    shared, rows = groups(inputs, kinds, files, ranks)
    net = Shape(inputs, args.width, outputs, shared, rows).to(device)
    optimiser = torch.optim.AdamW([{"params": [net.own], "weight_decay": args.decay_own},
                                   {"params": [net.shared, net.bias, net.weights, net.output_bias], "weight_decay": args.decay}], lr=args.rate)
    steps_a_pass = (count + args.batch - 1) // args.batch

    def foretold(rows_now, data, chosen):
        mover, other, output, base, target = (each[chosen] for each in data)
        word = net(rows_now, mover.long() & 0xffff, other.long() & 0xffff, output)
        return torch.sigmoid(word + base), target

    def loss_held():
        with torch.no_grad():
            rows_now, total = net.rows(), 0.0
            for start in range(0, len(held[4]), 65536):
                chance, target = foretold(rows_now, held, torch.arange(start, min(start + 65536, len(held[4])), device=device))
                total += ((chance - target) ** 2).sum().item()
            return total / max(1, len(held[4]))

    print(f"{count} positions, {len(held[4])} held out, {inputs} inputs, width {args.width}, {steps_a_pass} steps a pass, on {device}", flush=True)
    begun, step, passes, pass_number = time.time(), 0, args.passes, 0
    least, best = 1.0, None
    while pass_number < passes:
        order = torch.randperm(count, device=device)
        for number in range(steps_a_pass):
            way = step / (passes * steps_a_pass)
            for group in optimiser.param_groups:
                group["lr"] = 1e-5 + (args.rate - 1e-5) * (1 + math.cos(math.pi * min(1, way))) / 2
            chosen = order[number * args.batch:(number + 1) * args.batch]
            chance, target = foretold(net.rows(), training, chosen)
            loss = ((chance - target) ** 2).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            with torch.no_grad():
                net.weights.clamp_(-127 / 64, 127 / 64)
            step += 1
        pass_number += 1
        if pass_number == 1 and args.seconds > 0:
            passes = max(2, int(args.seconds / (time.time() - begun)))
        now = loss_held()
        if now < least:
            least, best = now, {name: value.clone() for name, value in net.state_dict().items()}
        print(f"pass {pass_number} of {passes}, held-out loss {now:.5f}, {time.time() - begun:.0f} s", flush=True)
    net.load_state_dict(best)
    card = {"variant": args.name, "positions": count, "loss": f"{least:.5f}", "width": args.width, "base": args.base, "command": args.command}
    write(args.out, head, net, 0 if args.base == "goals" else 1, {name: value for name, value in card.items() if value != ""})
    print(f"{args.out}: loss {least:.5f}")


main()
