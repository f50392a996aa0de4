import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { contract } from "#products/contract.shapes.ts";
import { createApp } from "#provider/app.ts";
import { openTrackingView } from "#provider/identity/user/tracking-view.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { createLog } from "#provider/kernel/log.ts";
import { runOutbox } from "#provider/kernel/outbox/worker.ts";
import type { Services } from "#provider/services.ts";
import { startPostgres } from "#tests/postgres.ts";
import { type Caller, type Client, callerOf, logIn, newKey } from "#tests/support/client.ts";
import { filledFolder, frozenWorld, testServices } from "#tests/support/services.ts";
import { sampleQuery } from "#tests/support/shape-input.ts";
import { standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { addressesOf, codesFor, type Left, leaveCanaries } from "./canaries.ts";
import { filesIn, rowsOf } from "./raw-dump.ts";

/** A thief has the disk, the back-up or the logs, or is another customer. */

const server = await startPostgres(["fsync=off"], frozenWorld);
const engines = server === null ? (["pglite"] as const) : (["pglite", "postgres"] as const);
afterAll(() => server?.stop());

/** The engine whose answers are read by others: the same SQL answers on both (decision 124). */
const answering = engines.at(-1);

/** The journal's file to which a server writes now; null for the embedded database, whose whole folder is read. */
async function journalOf(database: Database): Promise<string | null> {
  if (database.engine === "pglite") return null;
  const [at] = await database.query<{ file: string }>("SELECT pg_walfile_name(pg_current_wal_lsn()) AS file");
  return at?.file ?? null;
}

/**
 * Every file of a server's folder, after a checkpoint, but those of its other databases and of the journal from before
 * `since`: this database wrote none of them. None of a server that is not on this machine.
 */
async function filesOfServer(database: Database, since: string | null): Promise<Map<string, Buffer>> {
  if (database.engine === "pglite" || since === null) return new Map();
  const [at] = await database.query<{ folder: string; own: string }>(
    `SELECT current_setting('data_directory') AS folder, oid::text AS own FROM pg_database
     WHERE datname = current_database()`,
  );
  await database.query("CHECKPOINT");
  if (at === undefined || !existsSync(at.folder)) return new Map();
  const until = (await journalOf(database)) ?? "";
  return filesIn(at.folder, (path) => {
    const [folder, name = ""] = relative(at.folder, path).split(sep);
    if (folder === "base" && /^\d+$/.test(name)) return name === at.own;
    return folder !== "pg_wal" || !/^[0-9A-F]{24}$/.test(name) || (name >= since && name <= until);
  });
}

/** Writes a comment and a question, reviewed by an operator and published: the data of a traveller that others see. */
async function writeOfTheStay(owner: Caller, operator: Caller, { codes, propertyId }: Left): Promise<void> {
  const comment = {
    confirmation_code: codes.stay,
    type: "family",
    scores: { cleanliness: 5, location: 4, staff: 5, facilities: 3, food: 4, value: 4 },
    title: "آرام و تمیز",
    positive: "حیاط زیبا",
    negative: "",
    text: "دو شب ماندیم و از همه‌چیز راضی بودیم.",
  };
  const written = await owner.post<{ id: number }>(`property/v2/${propertyId}/comments`, comment, newKey());
  const question = { text: "پارکینگ دارید؟" };
  const asked = await owner.post<{ id: number }>(`property/v2/${propertyId}/questions`, question, newKey());
  const decided = [
    await operator.post(`operator/v2/comments/${written.value.id}/publish`, { operator: "sara" }),
    await operator.post(`operator/v2/questions/${asked.value.id}/answer`, { operator: "sara", text: "بله، دو جا." }),
  ];
  expect(decided.map(({ status }) => status)).toEqual([200, 200]);
}

/** Callers who may not read what a traveller left. */
async function othersOf(
  { database, settings }: Services,
  app: Client,
  { codes }: Left,
): Promise<Readonly<Record<string, Caller>>> {
  const viewOf = async (code: string) => {
    const { token } = await openTrackingView(database, settings, code);
    return callerOf(app, { Authorization: `Bearer ${token}` });
  };
  return {
    anonymous: callerOf(app),
    "another user": await logIn(app),
    "a tracking view of the stay": await viewOf(codes.stay),
    "a tracking view of the tour": await viewOf(codes.tour),
    "a tracking view of the flight": await viewOf(codes.flight),
  };
}

/** Finds unauthorised reads by others, over every call that reads. */
async function leaksTo(others: Readonly<Record<string, Caller>>, left: Left): Promise<string[]> {
  const leaks: string[] = [];
  for (const { call, input } of contract.filter(({ call }) => call.method === "GET")) {
    const queries = codesFor(call, left).map((code) => {
      const query = new URLSearchParams(sampleQuery(input));
      if ("confirmation_code" in input.shape) query.set("confirmation_code", code);
      return query.toString();
    });
    for (const [who, caller] of Object.entries(others)) {
      const secret = who.startsWith("a tracking view") ? left.identifying : left.everything;
      for (const address of addressesOf(call, left))
        for (const query of new Set(queries)) {
          const { text } = await caller.get(`${address}?${query}`);
          for (const word of secret) if (text.includes(word)) leaks.push(`${call.name} to ${who}: ${word}`);
        }
    }
  }
  return leaks;
}

describe.each(engines)("What a traveller typed, on %s,", (engine) => {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-privacy-"));
  const logged: string[] = [];
  const sent: string[] = [];
  let left: Left;
  let app: Client;
  let rows: Map<string, string>;
  let files: Map<string, Buffer>;
  let leaks: string[];

  beforeAll(async () => {
    const place = engine === "postgres" && server !== null ? { url: server.url } : { folder };
    const filled = engine === "pglite" ? await filledFolder(frozenWorld) : null;
    if (filled !== null) cpSync(filled, folder, { recursive: true });
    const destination = new Writable({
      write(chunk, _, done) {
        logged.push(String(chunk));
        done();
      },
    });
    const services = { ...(await testServices(place)), log: createLog(destination) };
    const journal = await journalOf(services.database);
    await standAtFrozenNoon(services.database);
    const provider = createApp(services);
    app = {
      request(path, init) {
        if (typeof init?.body === "string") sent.push(init.body);
        return provider.request(path, init);
      },
    };
    left = await leaveCanaries({ services, app });
    await runOutbox(services);
    // Back home, they review it.
    await wait(services.database, 40 * DAY_SECONDS);
    const operator = callerOf(app, { Authorization: `Bearer ${services.settings.operatorToken}` });
    await writeOfTheStay(await logIn(app, left.owner.mobile), operator, left);
    if (engine === answering) leaks = await leaksTo(await othersOf(services, app, left), left);
    rows = await rowsOf(services.database);
    const ofServer = await filesOfServer(services.database, journal);
    await services.database.close();
    files = new Map([...ofServer, ...[folder, services.settings.dataDir].flatMap((one) => [...filesIn(one)])]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("is read by its owner", async () => {
    expect(rows.get("user_account")).toContain("v2.");
    expect(rows.get("reservation_passenger")).toContain("v2.");
    expect(files.size).toBeGreaterThan(100);
    expect(logged.length).toBeGreaterThan(20);
  });

  test("is too long to be met by chance among the random numbers of a log", () => {
    const numbers = left.everything.filter((word) => /^[0-9a-f-]+$/u.test(word));
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers.filter((word) => word.length < 10)).toEqual([]);
  });

  test("is in no row of the database", () => {
    const found = [...rows].flatMap(([table, text]) =>
      left.everything.filter((word) => text.includes(word)).map((word) => `${table}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test("is in no file of the database, its journal included", () => {
    const found = [...files].flatMap(([name, bytes]) =>
      left.everything.filter((word) => bytes.includes(word)).map((word) => `${name}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test("is in no log", () => {
    const log = logged.join("");
    expect(
      [...left.everything, ...Object.values(left.codes), left.owner.token].filter((word) => log.includes(word)),
    ).toEqual([]);
  });

  test("is nowhere stored as a digest that can be guessed", () => {
    const dump = [...rows.values()].join("\n");
    const guesses = [...left.everything, left.owner.mobile, `IR${left.everything[10]}`, ...sent];
    const found = guesses.filter((guess) =>
      ["md5", "sha1", "sha256", "sha512"].some((algorithm) => {
        const digest = createHash(algorithm).update(guess).digest();
        return (["hex", "base64", "base64url"] as const).some((encoding) => dump.includes(digest.toString(encoding)));
      }),
    );
    expect(found).toEqual([]);
  });

  if (engine !== answering) return;

  test("is shown to no other caller, nor are identifying numbers to a tracking view", () => {
    expect(leaks).toEqual([]);
  });
});
