import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { SharePicture } from "#app/src/page/page.ts";
import { brandScene } from "#app/src/page/share.ts";
import { createShareDraw } from "./share-draw.ts";
import { drawable } from "./share-text.ts";

const draw = createShareDraw(join(import.meta.dirname, "../public/share"));
const picture: SharePicture = {
  name: "هتل عباسی (Abbasi) اصفهان",
  line: "اصفهان · پنج‌ستاره",
  price: { amount: "از ۱٬۴۳۷٬۰۰۰ تومان", of: "هر شب · شنبه ۱۲ آذر" },
  scene: brandScene,
};
const persian = { brand: "شمسه", direction: "rtl", photograph: null } as const;

/** Columns of a picture that have something as light as letters, from left to right. */
async function lightColumns(bytes: Buffer, top: number, height: number): Promise<readonly number[]> {
  const { data, info } = await sharp(bytes)
    .extract({ left: 0, top, width: 1200, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0).some((light) => light > 240),
  );
}

describe("a share picture", () => {
  it("has its words where reading begins, and none outside of its margins", async () => {
    const words = { ...picture, scene: { ...brandScene, hour: "night" as const } };
    const fa = await lightColumns(await draw(words, persian), 168, 190);
    expect(fa.filter((x) => x > 640).at(-1)).toBeGreaterThan(1120);
    expect(fa.at(-1)).toBeLessThanOrEqual(1140);
    const en = await draw({ ...words, name: "Abbasi Hotel" }, { ...persian, brand: "Shamseh", direction: "ltr" });
    const columns = await lightColumns(en, 168, 190);
    expect(columns[0]).toBeGreaterThanOrEqual(60);
    expect(columns[0]).toBeLessThan(80);
  });

  it("joins Persian letters: separated ones are wider", async () => {
    const inkOf = async (name: string) =>
      (await lightColumns(await draw({ ...picture, name }, persian), 168, 90)).filter((x) => x > 520).length;
    expect(await inkOf("سسسسسسس")).toBeLessThan(await inkOf([..."سسسسسسس"].join("\u200c")));
  });

  it("has the longest name whole, above its price", async () => {
    const name = "اقامتگاه بوم‌گردی خانهٔ تاریخی عامری‌های کاشان با حیاط مرکزی و بادگیر بلند در محلهٔ سلطان میراحمد";
    const bytes = await draw({ ...picture, name, line: null, price: null }, persian);
    const below = await lightColumns(bytes, 480, 150);
    expect(below.filter((x) => x > 760)).toEqual([]);
  });

  it("lies on the photograph of the place, where it has one", async () => {
    const photograph = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#fff" } })
      .webp()
      .toBuffer();
    const bytes = await draw(picture, { ...persian, photograph });
    expect((await lightColumns(bytes, 300, 10)).slice(0, 400)).toEqual(Array.from({ length: 400 }, (_, x) => x));
  });

  it("is at most 100 KB, whatever its photograph", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const photograph = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#fff", noise } })
      .blur(1.5)
      .webp({ quality: 90 })
      .toBuffer();
    expect((await draw(picture, { ...persian, photograph })).byteLength).toBeLessThanOrEqual(100_000);
  });
});

it.each([
  ["تور کاشان، ۵ شب", "تور کاشان، ۵\u00a0شب"],
  ["خانهٔ تاریخی", "خانهٔ تاریخی"],
  ["Müller & Söhne", "Müller & Söhne"],
  ["Şişli Otel", "Sisli Otel"],
  ["هتل 🏨 پارس", "هتل  پارس"],
])("%j is written with the letters that the fonts have", (text, written) => {
  expect(drawable(text)).toBe(written.normalize("NFC"));
});
