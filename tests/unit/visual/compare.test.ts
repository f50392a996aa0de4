import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { digestOf } from "#tests/visual/accepted.ts";
import { differenceOf } from "#tests/visual/compare.ts";
import { judge } from "#tests/visual/judge.ts";

const png = (width: number, height: number, colour: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
        `<rect width="${width}" height="${height}" fill="${colour}"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

describe("two pictures", () => {
  it("are the same when each pixel is, however they are compressed", async () => {
    const plain = await png(8, 8, "#1F3A93");
    const packed = await sharp(plain).png({ compressionLevel: 0 }).toBuffer();
    expect(Buffer.compare(plain, packed)).not.toBe(0);
    expect(await differenceOf(plain, packed)).toBeNull();
  });
  it.each(["#1F3A94", "#1F3B93", "#203A93"])("differ by one step of a colour: %s", async (colour) =>
    expect((await differenceOf(await png(8, 8, "#1F3A93"), await png(8, 8, colour)))?.pixels).toBe(64),
  );
  it("differ by a radius, of which only smoothed edges are seen", async () => {
    const rounded = (radius: number) =>
      sharp(
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="#FBF6EC"/>' +
            `<rect x="20" y="20" width="120" height="50" rx="${radius}" fill="#1F3A93"/></svg>`,
        ),
      )
        .png()
        .toBuffer();
    expect((await differenceOf(await rounded(12), await rounded(14)))?.pixels).toBeGreaterThan(0);
  });
  it("of two sizes are laid upon each other, and the rest differs", async () => {
    const difference = await differenceOf(await png(8, 4, "#000"), await png(6, 8, "#000"));
    // 2 × 4 pixels of the first alone, 6 × 4 of the second alone.
    expect(difference).toMatchObject({ pixels: 32, before: "8×4", after: "6×8" });
    expect(await sharp(difference?.picture).metadata()).toMatchObject({ width: 8, height: 8 });
  });
});

describe("a picture is judged by what was accepted last", () => {
  const pictures = async () => {
    const [base, now] = [await png(4, 4, "#000"), await png(4, 4, "#fff")];
    return { base, now, accepted: undefined, acceptedPicture: null };
  };
  it("and without that by the base", async () =>
    expect(await judge(await pictures())).toMatchObject({ kind: "changed", difference: { pixels: 16 } }));
  it("accepted, it is no finding", async () => {
    const given = await pictures();
    expect(await judge({ ...given, accepted: digestOf(given.now) })).toBeNull();
  });
  it("and is compared with the accepted picture, not with the base", async () => {
    const given = await pictures();
    const acceptedPicture = await png(4, 4, "#f00");
    const verdict = await judge({ ...given, accepted: digestOf(acceptedPicture), acceptedPicture });
    expect(verdict?.before).toBe(acceptedPicture);
  });
  it("taken back after it was accepted, it has changed", async () => {
    const given = await pictures();
    const accepted = digestOf(given.now);
    expect(await judge({ ...given, now: given.base, accepted })).toMatchObject({ kind: "changed" });
  });
  it.each([
    ["new", { base: null }],
    ["removed", { now: null }],
  ])("%s", async (kind, change) => expect(await judge({ ...(await pictures()), ...change })).toMatchObject({ kind }));
  it("removed and accepted, it is no finding", async () =>
    expect(await judge({ ...(await pictures()), now: null, accepted: digestOf(null) })).toBeNull());
});
