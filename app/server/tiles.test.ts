import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, test, vi } from "vitest";
import { openHost } from "#tests/support/host.ts";
import { usableTiles } from "./tiles-file.ts";

const MADE = join(import.meta.dirname, "../../fixtures/tiles/tiles.pmtiles");
const ADDRESS = "/web/tiles.pmtiles";
const made = readFileSync(MADE);

/** A copy of the made archive that a test may change. */
function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), "tiles-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "copy.pmtiles");
  cpSync(MADE, path);
  return path;
}

describe("the file of the map's tiles", () => {
  const { get } = openHost({ environment: { MAP_TILES: MADE } });

  it.each([
    ["bytes=0-126", 0, 127],
    ["bytes=1000-1999", 1000, 1000],
    // A reader's first request, which may exceed the file.
    ["bytes=20000-36383", 20_000, made.length - 20_000],
  ])("is served by ranges (%s)", async (range, first, length) => {
    const answer = await get(ADDRESS, { Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("Content-Range")).toBe(`bytes ${first}-${first + length - 1}/${made.length}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(made.subarray(first, first + length))).toBe(true);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=86400");
  });

  it.each([
    "",
    "bytes=5-4",
    "bytes=-500",
    "bytes=100-",
    "bytes=99999-100000",
    "bytes=0-1,3-4",
    "bytes=a-b",
    "lines=0-9",
  ])("is refused at the range %j", async (range) => {
    const answer = await get(ADDRESS, range === "" ? {} : { Range: range });
    expect([answer.status, answer.headers.get("Content-Range")]).toEqual([416, `bytes */${made.length}`]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  });

  it("never goes out in pieces larger than a tile can be", async () => {
    const path = copied();
    truncateSync(path, 5_000_000);
    const { get: read } = openHost({ environment: { MAP_TILES: path } });
    expect((await read(ADDRESS, { Range: "bytes=0-2097151" })).status).toBe(206);
    expect((await read(ADDRESS, { Range: "bytes=0-2097152" })).status).toBe(416);
  });

  it.each(["/web/tiles.pmtiles/../main.js", "/web/other.pmtiles", "/web/tiles.pmtiles/0/0/0"])(
    "is the only one there is (%s)",
    async (path) => {
      expect((await get(path, { Range: "bytes=0-9" })).status).toBe(404);
    },
  );

  it("is limited by visitor", async () => {
    const { get: read, logged } = openHost({ environment: { MAP_TILES: MADE, LIMIT_FACTOR: "0.001" } });
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    expect((await read(ADDRESS, { Range: "bytes=0-9" })).status).toBe(206);
    const refused = await read(ADDRESS, { Range: "bytes=0-9" });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
    vi.runAllTimers();
    expect(logged).toContainEqual(expect.objectContaining({ name: "tiles", count: 1 }));
  });
});

test("another file has another ETag, and pieces of both are never put together", async () => {
  const path = copied();
  const { get } = openHost({ environment: { MAP_TILES: path } });
  const etagOf = async () => (await get(ADDRESS, { Range: "bytes=0-9" })).headers.get("ETag") ?? "";
  const first = await etagOf();
  expect(first).toMatch(/^"[\w-]+"$/);
  expect((await get(ADDRESS, { Range: "bytes=0-9", "If-Range": first })).status).toBe(206);
  utimesSync(path, 1, 1);
  const second = await etagOf();
  expect(second).not.toBe(first);
  expect((await get(ADDRESS, { Range: "bytes=0-9", "If-Range": first })).status).toBe(416);
  truncateSync(path, 100);
  utimesSync(path, 1, 1);
  expect(await etagOf()).not.toBe(second);
});

test("a file that went away is a failure that passes", async () => {
  const path = copied();
  const { get } = openHost({ environment: { MAP_TILES: path } });
  rmSync(path);
  const answer = await get(ADDRESS, { Range: "bytes=0-9" });
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
});

test("without tiles there is no such file, and pages say so", async () => {
  const about = "/Content/About.html";
  const none = openHost();
  expect((await none.get(ADDRESS, { Range: "bytes=0-9" })).status).toBe(404);
  expect(await (await none.get(about)).text()).toContain('"tiles":null');
  const some = openHost({ environment: { MAP_TILES: MADE } });
  expect(await (await some.get(about)).text()).toContain(`"tiles":"${ADDRESS}"`);
});

describe("at the start", () => {
  async function faultOf(path: string) {
    const warn = vi.fn();
    const found = await usableTiles(path, { warn });
    expect(warn).toHaveBeenCalledTimes(found === null ? 1 : 0);
    return found === null ? (warn.mock.calls[0] as [{ fault: string }])[0].fault : null;
  }
  const replaced = (from: string, to: string, offset: number) => {
    const path = copied();
    const bytes = readFileSync(path);
    expect(bytes.toString("latin1", offset, offset + from.length)).toBe(from);
    bytes.write(to, offset, "latin1");
    writeFileSync(path, bytes);
    return path;
  };

  const cut = (size: number) => {
    const path = copied();
    truncateSync(path, size);
    return path;
  };

  it("tiles that are there are used", async () => {
    expect(await faultOf(MADE)).toBeNull();
    expect(await usableTiles(null, { warn: () => expect.unreachable() })).toBeNull();
  });
  it.each([
    ["is missing", () => "/no/such/file.pmtiles", /ENOENT/],
    ["is a folder", () => tmpdir(), /EISDIR/],
    ["is something else", () => replaced("PMTiles", "SQLite ", 0), /magic|PMTiles/i],
    ["has pictures for tiles", () => replaced("\x01", "\x02", 99), /no vector tiles/],
    ["is cut off", () => cut(made.length - 1), /ends before/],
    ["is cut off in its directory", () => cut(200), /cannot be read/],
    ["is empty", () => cut(0), /cannot be read/],
  ])("a file that %s is left with one line in the log", async (_, file, fault) => {
    expect(await faultOf(file())).toMatch(fault);
  });
});
