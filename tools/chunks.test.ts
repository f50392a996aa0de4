import { describe, expect, it } from "vitest";
import { groupPieces, type Load, type Piece } from "./chunks.ts";

const piece = (name: string, bytes: number, imports: string[] = [], kind = "page"): Piece => ({
  name,
  bytes,
  imports,
  kind,
});
const load = (...names: string[]): Load => ({ weight: 1, names });
const files = (pieces: Piece[], loads: Load[], fileCost = 1_000): string[] =>
  groupPieces(pieces, loads, fileCost)
    .map((group) =>
      group
        .map(({ name }) => name)
        .sort()
        .join(" "),
    )
    .sort();

describe("groupPieces", () => {
  it("makes one file of what all need, and leaves apart what one page only needs", () => {
    const pieces = [
      piece("home", 5_000, ["button", "card"]),
      piece("list", 6_000, ["button", "card"]),
      piece("button", 300),
      piece("card", 4_000),
    ];
    expect(files(pieces, [load("home"), load("list")])).toEqual(["button card", "home", "list"]);
  });

  it("lets a page have a few bytes that it does not need, rather than one file more", () => {
    const pieces = (bytes: number) => [
      piece("home", 9_000, ["shared"]),
      piece("list", 9_000, ["shared", "few"]),
      piece("detail", 9_000, ["shared", "few"]),
      piece("shared", 3_000),
      piece("few", bytes),
    ];
    const loads = [load("home"), load("list"), load("detail")];
    expect(files(pieces(200), loads)).toEqual(["detail", "few shared", "home", "list"]);
    expect(files(pieces(4_000), loads)).toEqual(["detail", "few", "home", "list", "shared"]);
  });

  it("weighs what a visit is likelier to meet", () => {
    const pieces = [piece("home", 9_000, ["words"]), piece("voucher", 800, ["words"]), piece("words", 2_000)];
    const loads = (weight: number) => [load("home"), { weight, names: ["voucher"] }];
    expect(files(pieces, loads(0.1))).toEqual(["home words", "voucher"]);
    expect(files(pieces, loads(3))).toEqual(["home", "voucher words"]);
  });

  it("counts what comes along: a small piece that imports a large one is no small gift", () => {
    const pieces = [piece("home", 500), piece("map", 500, ["drawing"]), piece("drawing", 90_000)];
    expect(files(pieces, [load("home", "map"), load("home")])).toEqual(["drawing map", "home"]);
  });

  it("keeps kinds apart: what is fetched when it is asked for never comes with the page", () => {
    const pieces = [piece("home", 500), piece("picker", 20, [], "part")];
    expect(files(pieces, [load("home", "picker")], 100_000)).toEqual(["home", "picker"]);
  });

  it("makes no two files that import each other", () => {
    const pieces = [piece("top", 100, ["middle"]), piece("middle", 50_000, ["bottom"], "part"), piece("bottom", 100)];
    expect(files(pieces, [load("top")], 9_000)).toEqual(["bottom", "middle", "top"]);
  });

  it("answers the same for the same", () => {
    const names = Array.from({ length: 30 }, (_, index) => `piece-${index}`);
    const pieces = names.map((name, index) => piece(name, 100 + index * 37, index > 20 ? [`piece-${index - 20}`] : []));
    const loads = names.slice(15).map((name, index) => load(name, `piece-${index}`));
    expect(files(pieces, loads)).toEqual(files(pieces, loads));
    expect(groupPieces(pieces, loads, 1_000).flat()).toHaveLength(pieces.length);
  });
});
