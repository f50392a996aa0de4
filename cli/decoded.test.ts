import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { runHere } from "#tests/support/run-cli.ts";
import { decoded, type Encoding } from "./decoded.ts";

const TEXT = "کد ملی;نام\r\n0084575948;سارا\r\nعلی,پگاه چمنی,🙂";
/** Windows-1256 lacks the Persian ی and ک and emoji: the text as Excel writes it. */
const ARABIC = "كد ملي;نام\r\n0084575948;سارا\r\nعلي,پگاه چمني";

const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();
const LETTERS = new TextDecoder("windows-1256").decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const windows1256 = (text: string) => Buffer.from([...text].map((letter) => LETTERS.indexOf(letter)));

const spellings: readonly (readonly [name: string, bytes: Buffer, text: string, encoding: Encoding])[] = [
  ["UTF-8", Buffer.from(TEXT), TEXT, "utf-8"],
  ["UTF-8 with its mark", Buffer.from(`\uFEFF${TEXT}`), TEXT, "utf-8"],
  ["UTF-16, little end first, with its mark", Buffer.from(`\uFEFF${TEXT}`, "utf16le"), TEXT, "utf-16le"],
  ["UTF-16, little end first", Buffer.from(TEXT, "utf16le"), TEXT, "utf-16le"],
  ["UTF-16, big end first, with its mark", utf16be(`\uFEFF${TEXT}`), TEXT, "utf-16be"],
  ["UTF-16, big end first", utf16be(TEXT), TEXT, "utf-16be"],
  ["Windows-1256", windows1256(ARABIC), ARABIC, "windows-1256"],
  ["ASCII", Buffer.from("a,b\n1,2\n"), "a,b\n1,2\n", "utf-8"],
  ["nothing", Buffer.alloc(0), "", "utf-8"],
];

async function read(bytes: Buffer, size: number) {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
  let encoding: Encoding = "utf-8";
  let text = "";
  const found = (one: Encoding) => {
    encoding = one;
  };
  for await (const part of decoded(Readable.from(chunks, { objectMode: false }), found)) text += part;
  return { text, encoding };
}

describe("A text", () => {
  it.each(spellings)("in %s is read as it was written, whole or cut at any byte", async (_, bytes, text, encoding) => {
    for (const size of [1000, 64, 5]) expect(await read(bytes, size)).toEqual({ text, encoding });
  });

  it.each([1, 2, 3])("in UTF-8 or Windows-1256 is read in pieces of %i bytes", async (size) => {
    for (const [, bytes, text, encoding] of spellings) {
      if (encoding.startsWith("utf-16")) continue;
      expect(await read(bytes, size)).toEqual({ text, encoding });
    }
  });

  it("that changes its encoding on the way is named, and how to mend it", async () => {
    const mixed = Buffer.concat([Buffer.from("سلام\n"), windows1256("سلام\n")]);
    await expect(read(mixed, 5)).rejects.toMatchObject({
      code: "encoding",
      message: "the text is not utf-8 throughout",
      mend: ["آن را با UTF-8 ذخیره کنید.", "Save it as UTF-8."],
    });
  });
});

describe("A file of travellers", () => {
  const head = "reservation;نام فارسی;نام خانوادگی فارسی;کد ملی\r\n";
  const row = "1;سارا;چمنی;0084575948\r\n";
  const findings = async (bytes: Buffer) => {
    const { out } = await runHere(["validate", "passengers", "-", "--travel-date", "1405/09/10", "--json"], bytes);
    return JSON.parse(out).findings;
  };

  it("is judged alike in every encoding, and with the line by which Excel names the delimiter", async () => {
    const expected = await findings(Buffer.from(head + row));
    expect(expected.length).toBeGreaterThan(0);
    for (const bytes of [
      Buffer.from(`\uFEFF${head}${row}`, "utf16le"),
      utf16be(head + row),
      windows1256((head + row).replaceAll("ی", "ي").replaceAll("ک", "ك")),
    ])
      expect(await findings(bytes)).toMatchObject(
        expected.map(({ line, code }: { line: number; code: string }) => ({ line, code })),
      );
    const named = await findings(Buffer.from(`\uFEFFsep=;\r\n${head}${row}`));
    expect(named.map(({ line }: { line: number }) => line)).toEqual(
      expected.map(({ line }: { line: number }) => line + 1),
    );
  });

  it("may have commas in a header of which the line before says that they are none", async () => {
    const { err } = await runHere(["validate", "passengers", "-"], "sep=|\nنام فارسی|a,b,c,d\nسارا|x\n");
    expect(err).toContain("column 2 «a,b,c,d» is not known");
  });

  it("says how it was read where it was no UTF-8", async () => {
    const { err } = await runHere(["text", "fold", "-"], windows1256("سلام\n"));
    expect(err).toBe("read as windows-1256\n");
    expect((await runHere(["text", "fold", "-"], "سلام\n")).err).toBe("");
  });
});

describe("An import", () => {
  it("reads a CSV in UTF-16 that names its delimiter", async () => {
    const { rowsOf } = await import("./inventory/file-rows.ts");
    const csv = Buffer.from("\uFEFFsep=;\r\nrecord;name_fa\r\ncity;تهران\r\n", "utf16le");
    const rows: unknown[] = [];
    for await (const batch of rowsOf(Readable.from([csv], { objectMode: false }), "csv")) rows.push(...batch);
    expect(rows).toEqual([{ line: 3, text: '{"record":"city","name_fa":"تهران"}' }]);
  });
});
