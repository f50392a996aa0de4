import { describe, expect, test } from "vitest";
import { isFileName, photoAddress, photoFileOf, photoSources, pictureFormatOf, placeholderColours } from "./photo.ts";

const digest = "0123456789abcdef0123456789abcdef";

describe("A photograph's file", () => {
  test("is named by its digest, width and format, and is found by that name", () => {
    const file = { digest, width: 768, format: "avif" } as const;
    expect(photoAddress(file)).toBe(`/web/photo/${digest}-768.avif`);
    expect(photoFileOf(`${digest}-768.avif`)).toEqual(file);
  });

  test.each([
    "",
    `${digest}-768.svg`,
    `${digest}-768.avif.js`,
    `${digest.toUpperCase()}-768.avif`,
    `../${digest}-768.avif`,
    `${digest}-76800.avif`,
    `${digest}.avif`,
  ])("is none by the name %j", (name) => expect(photoFileOf(name)).toBeNull());

  test("has a source for each width", () => {
    const photo = { digest, width: 480, height: 300, widths: [320, 480], placeholder: "", credit: null };
    expect(photoSources(photo, "webp")).toBe(`/web/photo/${digest}-320.webp 320w, /web/photo/${digest}-480.webp 480w`);
  });

  test("has a placeholder of colours", () => {
    expect(placeholderColours("ff0000007f00")).toEqual(["#ff0000", "#007f00"]);
  });
});

describe("An uploaded file", () => {
  test.each([
    ["pool.jpg", true],
    ["استخر ۲.jpg", true],
    ["../pool.jpg", false],
    ["a/b.jpg", false],
    ["a\\b.jpg", false],
    ["..", false],
    ["", false],
    ["a\u0000.jpg", false],
    ["x".repeat(201), false],
  ])("may be named %j: %s", (name, isOne) => expect(isFileName(name)).toBe(isOne));

  test("is a picture by its first bytes, whatever its name says", () => {
    const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(pictureFormatOf(bytes("\xff\xd8\xff\xe0"))).toBe("jpeg");
    expect(pictureFormatOf(bytes("\x89PNG\r\n\x1a\n"))).toBe("png");
    expect(pictureFormatOf(bytes("RIFF\0\0\0\0WEBPVP8 "))).toBe("webp");
    expect(pictureFormatOf(bytes("\0\0\0\x1cftypavif"))).toBe("avif");
    expect(pictureFormatOf(bytes("<svg><script>alert(1)</script></svg>"))).toBeNull();
    expect(pictureFormatOf(bytes("GIF89a"))).toBeNull();
    expect(pictureFormatOf(bytes(""))).toBeNull();
  });
});
