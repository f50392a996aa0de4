import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { type FileFormat, type FileRow, formatOf, rowsOf } from "./file-rows.ts";

async function read(text: string, format: FileFormat, size: number): Promise<FileRow[]> {
  const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
  const rows: FileRow[] = [];
  for await (const some of rowsOf(Readable.from(chunks, { objectMode: false }), format)) rows.push(...some);
  return rows;
}

describe("Rows of a file", () => {
  test("of a JSON array are its objects, wherever the text is cut", async () => {
    const objects = [
      { record: "country", name: 'quotes \\ and "braces" {' },
      { record: "}", list: [{ a: { b: "\\" } }, "]", "\n"], فارسی: "«۱»" },
      {},
    ];
    const text = `[\n${objects.map((one) => JSON.stringify(one, null, 2)).join(",\n")}\n]`;
    for (let size = 1; size < 40; size += 1) {
      const rows = await read(text, "json", size);
      expect(rows.map((row) => JSON.parse(row.text))).toEqual(objects);
      expect(rows.map(({ line }) => line)).toEqual([2, 6, 19]);
    }
  });

  test("of a JSON array that is cut off are told", async () => {
    await expect(read('[{"a":1},\n{"b":', "json", 7)).rejects.toThrow("an object is opened and never closed");
  });

  test("of lines have the lines' numbers, empty ones counted", async () => {
    expect(await read('\uFEFF{"a":1}\r\n\n{"b"\n', "jsonl", 3)).toEqual([
      { line: 1, text: '{"a":1}' },
      { line: 3, text: '{"b"' },
    ]);
  });

  test("of a CSV leave out empty cells, and need their columns named", async () => {
    expect(await read('record;name\nroom;"a;\nb"\nplan;\n', "csv", 5)).toEqual([
      { line: 2, text: '{"record":"room","name":"a;\\nb"}' },
      { line: 4, text: '{"record":"plan"}' },
    ]);
    await expect(read("room,name\n", "csv", 50)).rejects.toThrow("one of them record");
    await expect(read("record,name\nroom,a,b\n", "csv", 50)).rejects.toThrow("3 fields, but 2 columns");
  });

  test.each([
    ["hotels.jsonl", "jsonl"],
    ["hotels.JSON", "json"],
    ["hotels.csv", "csv"],
    ["-", "jsonl"],
  ])("are read by the end of the name: %s", (file, format) => expect(formatOf(file)).toBe(format));
});
