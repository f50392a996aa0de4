import { mkdtempSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { PHOTO_BYTES } from "#domain/photo/photo.ts";
import { createMock } from "#fixtures/mock/mock.ts";
import { runHere } from "#tests/support/run-cli.ts";

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "shamseh-photos-"));
  writeFileSync(at("token"), "the-operator-token\n");
  writeFileSync(at("pool.jpg"), "a picture");
  writeFileSync(at("lobby.jpg"), "another");
  writeFileSync(
    at("captions.json"),
    '{"pool.jpg": {"fa": "استخر", "en": "The pool"}, "lobby.jpg": {"fa": "لابی", "en": "Lobby"}}',
  );
  writeFileSync(at("huge.jpg"), "");
  truncateSync(at("huge.jpg"), PHOTO_BYTES + 1);
});

/** Runs `operator photos …` against a mock; `bodies` records the requests. */
async function photos(...args: string[]) {
  const bodies: unknown[] = [];
  const mock = createMock();
  const server = createServer(
    getRequestListener(async (request) => {
      if (request.method === "POST") bodies.push(await request.clone().json());
      return mock.fetch(request);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const env = {
    PROVIDER_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    SHAMSEH_OPERATOR: "Mina",
    SHAMSEH_OPERATOR_TOKEN_FILE: at("token"),
  };
  return { ...(await runHere(["operator", "photos", ...args], undefined, env)), bodies };
}

describe("Photographs", () => {
  test("are sent with what they show, in their order, by their name and not their path", async () => {
    const { code, out, bodies } = await photos(
      "add",
      "12",
      at("pool.jpg"),
      at("lobby.jpg"),
      "--captions",
      at("captions.json"),
      "--credit",
      "Karimi",
      "--room",
      "77",
    );
    expect([code, out.split("\n").length]).toEqual([0, 3]);
    const sent = { operator: "Mina", room: "77", credit: "Karimi" };
    expect(bodies).toEqual([
      {
        ...sent,
        name: "pool.jpg",
        alt_fa: "استخر",
        alt_en: "The pool",
        content: Buffer.from("a picture").toString("base64"),
      },
      {
        ...sent,
        name: "lobby.jpg",
        alt_fa: "لابی",
        alt_en: "Lobby",
        content: Buffer.from("another").toString("base64"),
      },
    ]);
  });

  test("are listed and ordered", async () => {
    const listed = await photos("list", "12");
    expect(listed.out).toMatch(/^1 {2}property .*made-0\.jpg .*The hotel from the street\n/);
    const { bodies, code } = await photos("order", "12", "8", "7");
    expect([code, bodies]).toEqual([0, [{ operator: "Mina", ids: [8, 7] }]]);
    const removed = await photos("remove", "7");
    expect([removed.out, removed.bodies]).toEqual(["removed\n", [{ operator: "Mina" }]]);
  });

  test.each([
    ["without what it shows", ["add", "12", "pool.jpg"], 2, "it is not said what it shows. Add --alt-fa and --alt-en."],
    ["of several without captions", ["add", "12", "pool.jpg", "lobby.jpg"], 2, "Name it in the file of --captions."],
    ["that is not there", ["add", "12", "none.jpg", "--alt-fa", "هیچ", "--alt-en", "None"], 2, "no such file"],
    ["that is a folder", ["add", "12", ".", "--alt-fa", "هیچ", "--alt-en", "None"], 2, "no such file"],
    ["of more than 10 MB", ["add", "12", "huge.jpg", "--alt-fa", "بزرگ", "--alt-en", "Huge"], 1, "at most 10 MB"],
    ["with captions that are no JSON", ["add", "12", "pool.jpg", "--captions", "pool.jpg"], 2, "it is no JSON"],
    ["of a room that is no number", ["order", "12", "seven"], 2, "it is no number"],
  ] as const)("%s are refused before anything is sent", async (_, args, code, words) => {
    const files = args.map((one) => (/\.jpg$|^\.$/.test(one) ? at(one) : one));
    const refused = await photos(...files);
    expect(refused.code).toBe(code);
    expect(refused.err).toContain(words);
    expect(refused.bodies).toEqual([]);
  });
});
