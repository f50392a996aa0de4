import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createMock } from "#fixtures/mock/mock.ts";
import { runApart, runHere } from "#tests/support/run-cli.ts";

/** A mock provider on a real socket; `asked` records its requests. */
async function provider() {
  const asked: { path: string; authorization: string | null; body: unknown }[] = [];
  const mock = createMock();
  const server = createServer(
    getRequestListener(async (request) => {
      const body: unknown = request.method === "POST" ? await request.clone().json() : null;
      asked.push({ path: new URL(request.url).pathname, authorization: request.headers.get("Authorization"), body });
      return mock.fetch(request);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

let folder: string;
let token: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "shamseh-operator-"));
  token = join(folder, "token");
  writeFileSync(token, "the-operator-token\n");
});

const CODE = "Zr8kQ2vYw0m4Jt6LxH1cPA";

test("a provider with a client token of its own is told of by the setting's name, and called with it", async () => {
  const server = createServer((request, response) => {
    const isKnown = request.headers["client-token"] === "our-client";
    const value = { code: 403, reason: "client_token_missing", message: "No known client.", errors: [], value: null };
    const alarms = { code: 200, reason: null, message: "", errors: [], value: { items: [], total: 0 } };
    response.writeHead(isKnown ? 200 : 403, { "Content-Type": "application/json" });
    response.end(JSON.stringify(isKnown ? alarms : value));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const list = ["operator", "alarms", "list", "--token-file", token, "--provider-url", url];
  const without = await runHere(list);
  expect([without.code, without.err]).toEqual([1, expect.stringContaining("Set CLIENT_TOKEN")]);
  expect((await runHere(list, undefined, { CLIENT_TOKEN: "our-client" })).code).toBe(0);
  for (const words of [
    ["api", "call", "base.enums"],
    ["voucher", "keys"],
  ]) {
    const asked = await runHere([...words, "--base-url", url]);
    expect(asked.err + asked.out, words.join(" ")).toContain("CLIENT_TOKEN");
  }
});

describe("What an operator decides", () => {
  test.each([
    [["accept", CODE], `reserves/${CODE}/accept`, {}, "ready_to_pay"],
    [["reject", CODE, "--reason", "بسته است"], `reserves/${CODE}/reject`, { reason: "بسته است" }, "unsuccessful"],
    [["issue", CODE, "--code", "HB-1"], `reserves/${CODE}/issue`, { supplier_confirmation_code: "HB-1" }, "successful"],
    [
      [
        "issue",
        CODE,
        "--outbound",
        "K7MX4Q:0961234567890, 0961234567891",
        "--inbound",
        "H3ZT9B:0961234567892,0961234567893",
      ],
      `reserves/${CODE}/issue`,
      {
        issued: [
          { direction: "outbound", locator: "K7MX4Q", tickets: ["0961234567890", "0961234567891"] },
          { direction: "inbound", locator: "H3ZT9B", tickets: ["0961234567892", "0961234567893"] },
        ],
      },
      "successful",
    ],
    [
      ["cancel", CODE, "--amount", "5,000,000", "--reason", "No water"],
      `reserves/${CODE}/cancel`,
      { amount: 5_000_000, reason: "No water" },
      "cancelled",
    ],
    [
      ["change", "name", CODE, "--traveller", "2", "--last-name-en", "KARIMI"],
      `reserves/${CODE}/correct-name`,
      { traveller: 2, last_name_en: "KARIMI" },
      "successful",
    ],
    [
      ["supplier-cancel", CODE, "--reason", "Overbooked"],
      `reserves/${CODE}/supplier-cancel`,
      { reason: "Overbooked" },
      "cancelled",
    ],
    [["issue-failed", CODE], `reserves/${CODE}/issue-failed`, {}, "unsuccessful"],
    [["refunds", "approve", "51"], "refunds/51/approve", {}, "approved"],
    [["refunds", "reject", "51"], "refunds/51/reject", {}, "rejected"],
    [["refunds", "sent", "51", "--reference", "77"], "refunds/51/sent", { reference: "77" }, "paid"],
    [["found", "return", "61", "--reference", "77"], "differences/61/return", { reference: "77" }, "returned"],
    [["found", "book", "61", "--reservation", CODE], "differences/61/book", { confirmation_code: CODE }, "verified"],
    [["comments", "publish", "901"], "comments/901/publish", {}, "published"],
    [["comments", "reject", "901"], "comments/901/reject", {}, "rejected"],
    [["questions", "answer", "902", "بله، دارد."], "questions/902/answer", { text: "بله، دارد." }, "published"],
    [["revoke", "Sara"], "operators/Sara/revoke", {}, "revoked"],
    [["alarms", "resolve", "31", "--reason", "Sent back"], "alarms/31/resolve", { reason: "Sent back" }, "resolved"],
  ] as const)("%j", async (args, path, body, state) => {
    const { url, asked } = await provider();
    const { code, out, err } = await runHere([
      "operator",
      ...args,
      "--operator",
      "Mina",
      "--token-file",
      token,
      "--provider-url",
      url,
    ]);
    expect([code, out, err]).toEqual([0, `${state}\n`, ""]);
    expect(asked).toEqual([
      {
        path: `/operator/v2/${path}`,
        authorization: "Bearer the-operator-token",
        body: { operator: "Mina", ...body },
      },
    ]);
  });

  test("comes from the environment and stdin too, and as JSON", async () => {
    const { url, asked } = await provider();
    const env = { PROVIDER_URL: url, SHAMSEH_OPERATOR: "Mina", SHAMSEH_OPERATOR_TOKEN_FILE: token };
    const { code, out } = await runHere(["operator", "questions", "answer", "902", "-", "--json"], "بله\n", env);
    expect([code, JSON.parse(out)]).toEqual([0, { schemaVersion: 1, id: "902", state: "published" }]);
    expect(asked[0]?.body).toEqual({ operator: "Mina", text: "بله" });
  });
});

describe("Operators", () => {
  const own = `shamseh-operator.TWluYQ.${"A".repeat(43)}`;

  test("are added by the installation's token, whose answer goes to stdout alone", async () => {
    const { url, asked } = await provider();
    const args = ["operator", "add", "Mina", "--operator", "Root", "--token-file", token, "--provider-url", url];
    const { code, out, err } = await runHere(args);
    expect([code, out]).toEqual([0, `${own}\n`]);
    expect(err).toContain("not shown once more");
    expect(asked[0]?.body).toEqual({ operator: "Root", name: "Mina" });
    expect(JSON.parse((await runHere([...args, "--json"])).out)).toEqual({
      schemaVersion: 1,
      name: "Mina",
      token: own,
    });
  });

  test("are listed with their tokens' last use", async () => {
    const { url } = await provider();
    const list = ["operator", "list", "--token-file", token, "--provider-url", url];
    expect((await runHere(list)).out).toMatch(
      /^Mina {2}added \S+Z {2}last used \S+Z *\nSara {2}added .*never used .*revoked/,
    );
    expect(JSON.parse((await runHere([...list, "--json"])).out)).toMatchObject({
      schemaVersion: 1,
      operators: [{ name: "Mina" }, { name: "Sara" }],
    });
  });

  test("have acts that are listed, the latest first, and those that are left out are counted", async () => {
    const { url } = await provider();
    const list = ["operator", "acts", "list", "--token-file", token, "--provider-url", url];
    const { code, out, err } = await runHere([...list, "--operator", "Mina", "--since", "۳d", "--limit", "2"]);
    expect([code, err]).toEqual([0, "1 more not shown.\n"]);
    expect(out).toMatch(
      /^\S+Z {2}Mina +approveRefund +51 *\n\S+Z {2}\(Root\) {2}supplierCancelReserve .*Overbooked\n$/,
    );
    for (const [option, value, words] of [
      ["--since", "soon", "error: --since: «soon» is not a date and time"],
      ["--limit", "0", "error: --limit: it is no whole number from 1 to 500"],
    ] as const) {
      const refused = await runHere([...list, option, value]);
      expect([refused.code, refused.err.startsWith(words)]).toEqual([2, true]);
    }
  });

  test("with a token of their own need not say their name", async () => {
    const { url, asked } = await provider();
    const env = { PROVIDER_URL: url, SHAMSEH_OPERATOR: "Sara" };
    expect((await runHere(["operator", "accept", CODE, "--token-file", "-"], own, env)).code).toBe(0);
    expect(asked[0]?.body).toEqual({});
  });

  test("that were revoked read so, exit code 1", async () => {
    const mock = createMock({ scenario: "401" });
    const server = createServer(getRequestListener(mock.fetch));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, err } = await runHere(["operator", "accept", CODE, "--token-file", "-", "--provider-url", url], own);
    expect([code, err]).toEqual([1, expect.stringMatching(/^error: unauthorized: .* revoked\. .*operator add\n$/)]);
  });
});

describe("Keys", () => {
  test("are listed by what lies under them; anything under an earlier one is exit code 1", async () => {
    const { url } = await provider();
    const status = ["operator", "keys", "status", "--token-file", token, "--provider-url", url];
    const { code, out } = await runHere(status);
    expect([code, out]).toEqual([1, "q7xVbN2p  120  current\nLk3_rT0a  30   earlier\n"]);
    expect(JSON.parse((await runHere([...status, "--json"])).out)).toMatchObject({
      schemaVersion: 1,
      current: "q7xVbN2p",
    });
  });

  test("are rotated batch after batch, what is left said at the end", async () => {
    const { url, asked } = await provider();
    const rotate = ["operator", "keys", "rotate", "--operator", "Mina", "--token-file", token, "--provider-url", url];
    const { code, out, err } = await runHere(rotate);
    expect([code, out, err]).toEqual([1, "30 sealed, 30 left, 0 of them unreadable\n", "30 texts sealed\n"]);
    expect(asked[0]).toMatchObject({ path: "/operator/v2/keys/rotate", body: { operator: "Mina", from: null } });
    const away = await runHere([...rotate.slice(0, -1), "http://127.0.0.1:9"]);
    expect([away.code, away.err]).toEqual([3, expect.stringContaining("Run it once more")]);
  });
});

describe("What waits in a queue", () => {
  const at = (url: string, ...more: string[]) =>
    runHere(["operator", "refunds", "list", "--token-file", token, "--provider-url", url, ...more]);

  const given = (url: string) => ` --operator … --token-file ${token} --provider-url ${url}`;

  test("is decided by a command that can be pasted: it names who decides and the options that were given", async () => {
    const { url } = await provider();
    const decide = async (args: string[], env: Record<string, string> = {}) =>
      JSON.parse(
        (await runHere(["operator", "refunds", "list", "--jsonl", ...args], undefined, env)).out.split("\n")[0] ?? "",
      ).decide;
    const approve = "shamseh operator refunds approve 901";
    const options = ["--token-file", token, "--provider-url", url];
    expect(await decide(options)).toBe(`${approve}${given(url)}`);
    expect(await decide([...options, "--operator", "Mina K"])).toBe(
      `${approve} --operator 'Mina K' --token-file ${token} --provider-url ${url}`,
    );
    const env = { PROVIDER_URL: url, SHAMSEH_OPERATOR_TOKEN_FILE: token, SHAMSEH_OPERATOR: "Mina" };
    expect(await decide([], env)).toBe(approve);
    const own = join(folder, "own token");
    writeFileSync(own, `shamseh-operator.TWluYQ.${"A".repeat(43)}\n`);
    expect(await decide(["--token-file", own, "--provider-url", url])).toBe(
      `${approve} --token-file '${own}' --provider-url ${url}`,
    );
    const pasted = (await runHere(["operator", "pending", ...options, "--operator", "Sara"])).out;
    expect(pasted).toContain(`${approve} --operator Sara --token-file ${token}`);
  });

  test("stands in a table, each row with the command that decides it, exit code 1", async () => {
    const { url, asked } = await provider();
    const { code, out, err } = await at(url, "--limit", "2");
    expect([code, err]).toEqual([1, "1 more not shown.\n"]);
    const [first = "", second = ""] = out.split("\n");
    expect(first).toMatch(
      /^901 +2 hours +amount=4000000 source=wallet +shamseh operator refunds approve 901 --operator … /,
    );
    expect(second).toMatch(/^902 +5 minutes +.*approved_by=Mina +shamseh operator refunds sent 902 --reference … /);
    expect(asked[0]?.path).toBe("/operator/v2/pending/refunds");
    expect((await at(url, "--older-than", "2h", "--jsonl")).out.trimEnd().split("\n")).toEqual([
      expect.stringContaining('"id":"901"'),
    ]);
  });

  test("is JSON, as one document or a line each", async () => {
    const { url } = await provider();
    expect(JSON.parse((await at(url, "--json")).out)).toMatchObject({
      schemaVersion: 1,
      total: 3,
      items: [
        { kind: "refunds_to_approve", id: "901", decide: `shamseh operator refunds approve 901${given(url)}` },
        { id: "902" },
        { id: "903" },
      ],
    });
    const lines = (await at(url, "--jsonl")).out.trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(["901", "902", "903"]);
  });

  test.each([
    ["orders", "issue Zr8kQ2vYw0m4Jt6LxH1cPA …"],
    ["found", "found return 61"],
    ["messages", "messages retry 5108"],
    ["comments", "comments publish 901"],
    ["questions", "questions answer 902 …"],
  ])("of %s is its own", async (group, decide) => {
    const { url } = await provider();
    const { out } = await runHere(["operator", group, "list", "--token-file", token, "--provider-url", url]);
    expect(out.trimEnd().split("\n")).toEqual([expect.stringContaining(` shamseh operator ${decide}`)]);
  });

  test.each([
    [["--older-than", "2x"], "it is no length of time"],
    [["--limit", "0"], "from 1 to 500"],
  ])("%j is a usage error", async (args, words) => {
    const { code, err } = await at("http://127.0.0.1:9", ...args);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });
});

test("the alarms that are open stand in a table, and make the exit code 1", async () => {
  const { url } = await provider();
  const list = ["operator", "alarms", "list", "--token-file", token, "--provider-url", url];
  const { code, out } = await runHere(list);
  expect([code, out]).toEqual([
    1,
    "31  2026-11-20T08:20:00.000Z  wrong_amount  payment:57  asked=52000000 held=5200000 gateway=test\n",
  ]);
  const json = JSON.parse((await runHere([...list, "--json"])).out);
  expect(json).toMatchObject({ schemaVersion: 1, total: 1, alarms: [{ id: 31, kind: "wrong_amount" }] });
});

describe("All of a settlement", () => {
  const run = async (...args: string[]) => {
    const { url, asked } = await provider();
    const said = ["--operator", "Mina", "--token-file", token, "--provider-url", url];
    return { ...(await runHere(["operator", ...args, ...said])), asked };
  };
  const day = "2026-11-20";

  test.each([
    [["found", "return-all", "zarinpal", day, "--reason", "A restore"], { decision: "return", reason: "A restore" }, 0],
    [
      ["found", "return-all", "zarinpal", day, "--reason", "By hand", "--reference", "77"],
      { decision: "return", reason: "By hand", reference: "77" },
      0,
    ],
    // The example's payment is returned, which differs from the decision.
    [["alarms", "resolve-all", "zarinpal", day, "--reason", "A file"], { decision: "resolve", reason: "A file" }, 1],
  ] as const)("is decided by one command: %j", async (args, body, code) => {
    const ran = await run(...args);
    expect([ran.code, ran.out, ran.err]).toEqual([code, "unknown_payment  settlement:61  returned\n", ""]);
    const path = `/operator/v2/settlements/zarinpal/${day}/decide`;
    expect(ran.asked).toMatchObject([{ path, body: { operator: "Mina", ...body } }]);
  });

  test.each([
    [["found", "return-all", "paypal", day, "--reason", "x"], "<gateway>", "there is no gateway paypal"],
    [["alarms", "resolve-all", "zarinpal", "yesterday", "--reason", "x"], "<day>", "it is no date"],
    [["alarms", "resolve-all", "zarinpal", day], "--reason", "not specified"],
  ])("that is named wrongly is not sent: %j", async (args, where, words) => {
    const { code, err, asked } = await run(...args);
    expect([code, asked]).toEqual([2, []]);
    expect(err).toContain(where);
    expect(err).toContain(words);
  });
});

describe("An operator's error message", () => {
  test("for a missing argument is one line, exit code 2", async () => {
    const unnamed = await runHere(["operator", "accept", CODE, "--token-file", token]);
    expect([unnamed.code, unnamed.err]).toEqual([
      2,
      expect.stringMatching(/^error: it is not said who decides\. .*\n$/),
    ]);
    const tokenless = await runHere(["operator", "accept", CODE, "--operator", "Mina"]);
    expect([tokenless.code, tokenless.err]).toEqual([
      2,
      expect.stringMatching(/^error: there is no operator token\. .*\n$/),
    ]);
    const vague = await runHere(["operator", "cancel", CODE, "--operator", "M", "--amount", "5m", "--reason", "x"]);
    expect([vague.code, vague.err]).toEqual([2, expect.stringContaining("no whole number of rial")]);
    const issue = (...args: string[]) =>
      runHere([
        "operator",
        "issue",
        CODE,
        "--operator",
        "M",
        "--token-file",
        token,
        "--provider-url",
        "http://127.0.0.1:9",
        ...args,
      ]);
    const uncoded = await issue();
    expect([uncoded.code, uncoded.err]).toEqual([2, expect.stringContaining("Give --code")]);
    const unlocated = await issue("--outbound", "0961234567890");
    expect([unlocated.code, unlocated.err]).toEqual([2, expect.stringContaining("it has no locator and tickets")]);
  });

  test("when the provider refuses: its words, and exit code 1", async () => {
    const { url } = await provider();
    const { code, out, err } = await runHere([
      "operator",
      "questions",
      "answer",
      "902",
      "x",
      "--operator",
      "Mina",
      "--token-file",
      token,
      "--provider-url",
      url,
    ]);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^error: invalid_input: .*\n {2}text: /);
  });

  test("for a refused connection has exit code 3", async () => {
    const { code, err } = await runHere([
      "operator",
      "accept",
      CODE,
      "--operator",
      "M",
      "--token-file",
      token,
      "--provider-url",
      "http://127.0.0.1:9",
    ]);
    expect([code, err]).toEqual([
      3,
      "error: http://127.0.0.1:9/ cannot be reached. Check the server's address and the network.\n",
    ]);
  });
});

test("the doctor adds the books up and counts the alarms where it is given the token", async () => {
  const { url } = await provider();
  const { out } = await runHere(["doctor", "--json", "--token-file", token, "--provider-url", url]);
  expect(JSON.parse(out).checks).toContainEqual({
    name: "books",
    isWell: true,
    detail: "the ledger and the stock add up",
  });
  expect(JSON.parse(out).checks).toContainEqual({
    name: "alarms",
    isWell: false,
    detail: "1 open: shamseh operator alarms list",
  });
  const without = await runHere(["doctor", "--json"]);
  expect(JSON.parse(without.out).checks).toContainEqual(
    expect.objectContaining({ name: "books", detail: "skipped: no operator token was named" }),
  );
});

describe("The settings' file", () => {
  test("says where to call; flags and the environment come first", async () => {
    const { url, asked } = await provider();
    const there = mkdtempSync(join(tmpdir(), "shamseh-settings-"));
    const file = join(there, ".shamsehrc.json");
    writeFileSync(file, JSON.stringify({ providerUrl: url, operator: "Mina", operatorTokenFile: token }));
    const { code, out } = await runApart(["operator", "accept", CODE], "", [], there);
    expect([code, out]).toEqual([0, "ready_to_pay\n"]);
    expect(asked[0]?.body).toEqual({ operator: "Mina" });
    const flagged = await runApart(["operator", "accept", CODE, "--operator", "Sara"], "", [], there);
    expect([flagged.code, asked[1]?.body]).toEqual([0, { operator: "Sara" }]);
  });

  test.each([
    ["{", ".shamsehrc.json: "],
    ['{"token":"x"}', ".shamsehrc.json: the file: "],
    ['{"baseUrl":7}', ".shamsehrc.json: baseUrl: "],
  ])("%s is one line, exit code 2", async (source, words) => {
    const there = mkdtempSync(join(tmpdir(), "shamseh-settings-"));
    writeFileSync(join(there, ".shamsehrc.json"), source);
    const { code, err } = await runApart(["api", "call", "base.context"], "", [], there);
    expect([code, err.trim().split("\n")]).toEqual([2, [expect.stringContaining(words)]]);
  });
});
