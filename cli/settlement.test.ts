import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, onTestFinished, test } from "vitest";
import type { IsoDate } from "#domain/calendar/types.ts";
import { createMock } from "#fixtures/mock/mock.ts";
import { runHere } from "#tests/support/run-cli.ts";
import { type CsvRecord, csvRecords } from "./csv.ts";
import { readSettlement, SETTLEMENT_HEADER } from "./settlement-file.ts";

const AUTHORITY = "A00000000000000000000000000207288780";
const good = `${AUTHORITY},201,50000000,603770******5443,2026-11-20T14:03:00+03:30`;

async function read(lines: readonly string[], day: IsoDate | null) {
  const records: CsvRecord[] = [];
  for await (const some of csvRecords(Readable.from([Buffer.from(lines.join("\n"))]))) records.push(...some);
  return readSettlement(records, day);
}

describe("A settlement's file", () => {
  test("is a header and a payment on each line, in Tehran's time where no zone is named", async () => {
    const other = `${AUTHORITY.replace("A", "B")}, 202 ,"۱۲۰۰۰۰۰",,2026-11-20 23:59:59`;
    expect(await read([SETTLEMENT_HEADER, good, "", other], null)).toEqual({
      day: "2026-11-20",
      lines: [
        {
          authority: AUTHORITY,
          ref_id: "201",
          amount: 50_000_000,
          card_masked: "603770******5443",
          paid_at: 1_795_170_780,
        },
        {
          authority: AUTHORITY.replace("A", "B"),
          ref_id: "202",
          amount: 1_200_000,
          card_masked: null,
          paid_at: 1_795_206_599,
        },
      ],
    });
  });

  test.each([
    [[], null, 1, "the header must be"],
    [["authority;ref_id;amount", good], null, 1, "the header must be"],
    [[SETTLEMENT_HEADER], null, 1, "name the day"],
    [[SETTLEMENT_HEADER, "a,b,c"], null, 2, "3 values instead of 5"],
    [[SETTLEMENT_HEADER, "", "  ", "a,b,c"], null, 4, "3 values instead of 5"],
    [[SETTLEMENT_HEADER, good.replace("50000000", '"5,000"')], null, 2, "no whole number of rial"],
    [[SETTLEMENT_HEADER, good.replace("50000000", "5,000")], null, 2, "6 values instead of 5"],
    [[SETTLEMENT_HEADER, good.replace("50000000", "-5")], null, 2, "no whole number of rial"],
    [[SETTLEMENT_HEADER, good.replace("50000000", "0")], null, 2, "no whole number of rial"],
    [[SETTLEMENT_HEADER, good.replace("50000000", "5000.5")], null, 2, "no whole number of rial"],
    [[SETTLEMENT_HEADER, good.replace(AUTHORITY, "A1")], null, 2, "authority"],
    [[SETTLEMENT_HEADER, good.replace("201", "")], null, 2, "ref_id"],
    [[SETTLEMENT_HEADER, good.replace("2026-11-20T14:03:00+03:30", "1405/08/29")], null, 2, "the time"],
    [[SETTLEMENT_HEADER, good.replace("11-20T", "13-40T")], null, 2, "the time"],
    [[SETTLEMENT_HEADER, good, good], null, 3, "the authority of line 2 again"],
    [[SETTLEMENT_HEADER, good], "2026-11-19", 2, "the settlement of 2026-11-19"],
  ] as [string[], IsoDate | null, number, string][])(
    "that is wrong names its line: %#",
    async (texts, day, line, what) => {
      expect(await read(texts, day)).toEqual({
        faults: expect.arrayContaining([{ line, what: expect.stringContaining(what) }]),
      });
    },
  );
});

describe("operator settlement", () => {
  /** A mock provider on a real socket, and a file with this text. */
  async function stage(text: string) {
    const asked: { day: string; lines: unknown[] | null; is_first: boolean; is_last: boolean }[] = [];
    const mock = createMock();
    const server = createServer(
      getRequestListener(async (request) => {
        if (request.method === "POST") asked.push(await request.clone().json());
        return mock.fetch(request);
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const folder = mkdtempSync(join(tmpdir(), "shamseh-settlement-"));
    const [file, token] = [join(folder, "day.csv"), join(folder, "token")];
    writeFileSync(file, text);
    writeFileSync(token, "the-operator-token");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const run = (...args: string[]) =>
      runHere(["operator", "settlement", ...args, "--operator", "Mina", "--token-file", token, "--provider-url", url]);
    return { asked, file, run };
  }

  test("lists what differs, with exit code 1", async () => {
    const { asked, file, run } = await stage(`${SETTLEMENT_HEADER}\n${good}\n`);
    const { code, out, err } = await run(file);
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/^61 +unknown +open +A0+wwOGYpd +gateway=50000000 +books=-/),
    ]);
    expect(err).toBe("zarinpal, 2026-11-20: 3 payments, 2 agree, 1 differ.\n");
    expect(asked).toMatchObject([
      { day: "2026-11-20", is_first: true, is_last: true, lines: [{ amount: 50_000_000 }] },
    ]);
    const asJson = JSON.parse((await run(file, "--json")).out);
    expect(asJson).toMatchObject({ schemaVersion: 1, gateway: "zarinpal", lines: 1, differences: [{ id: 61 }] });
  });

  test("asks a gateway that is named", async () => {
    const { asked, run } = await stage("");
    await run("test", "--day", "2026-11-19");
    expect(asked).toEqual([{ operator: "Mina", day: "2026-11-19", lines: null, is_first: true, is_last: true }]);
  });

  test("sends a long file in parts, and compares with the last", async () => {
    const many = Array.from({ length: 600 }, (_, index) =>
      good.replace(AUTHORITY, `A${String(index).padStart(35, "0")}`),
    );
    const { asked, file, run } = await stage([SETTLEMENT_HEADER, ...many].join("\n"));
    await run(file, "--gateway", "test");
    expect(asked.map(({ lines, is_first, is_last }) => [lines?.length, is_first, is_last])).toEqual([
      [250, true, false],
      [250, false, false],
      [100, false, true],
    ]);
  });

  test("sends nothing of a file with a wrong line, and names it", async () => {
    const { asked, file, run } = await stage(`${SETTLEMENT_HEADER}\n${good}\n${good.replace("50000000", "fifty")}\n`);
    const { code, out, err } = await run(file);
    expect([code, out, asked]).toEqual([1, "", []]);
    expect(err).toContain(`${file}:3: the amount "fifty" is no whole number of rial above 0`);
    const missing = await run("nowhere.csv");
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining("nowhere.csv: no such file")]);
  });
});
