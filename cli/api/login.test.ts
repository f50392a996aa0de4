import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createMock } from "#fixtures/mock/mock.ts";
import { runHere } from "#tests/support/run-cli.ts";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shamseh-login-"));
  file = join(folder, "user.token");
  return () => rm(folder, { recursive: true });
});

type Asked = { readonly path: string; readonly body: Record<string, string> };

/** A site that is no demonstration, and the requests that it receives. */
async function site(): Promise<{ base: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const mock = createMock();
  const server = createServer(
    getRequestListener(async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/__demo/")) return new Response("<!doctype html>", { status: 404 });
      if (request.method === "POST") asked.push({ path: pathname, body: await request.clone().json() });
      return mock.fetch(request);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const login = (stdin: string | undefined, ...more: string[]) =>
  runHere(["api", "login", "09120000007", "--token-file", file, ...more], stdin);

describe("api login", () => {
  it("writes a token that its owner alone can read, and that calls are made with", async () => {
    await writeFile(file, "an earlier one\n", { mode: 0o644 });
    const { code, out } = await login(undefined, "--json");
    expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ schemaVersion: 1, token_file: file })]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(out).not.toContain((await readFile(file, "utf8")).trim());
    expect(await readdir(folder)).toEqual(["user.token"]);
    expect((await runHere(["api", "call", "user.me", "--token-file", file])).code).toBe(0);
  });

  it("asks for the code that was sent where the site shows none", async () => {
    const { base, asked } = await site();
    const { code, err } = await login("654321\n", "--base-url", base);
    expect([code, err]).toEqual([0, "Enter the code that was sent:\n"]);
    expect(asked.at(-1)).toMatchObject({ path: "/user/v2/login-by-otp", body: { code: "654321" } });
    expect((await login("", "--base-url", base)).err).toContain(
      "no code was given. Give it as the first line of stdin.",
    );
  });

  it("takes a password from a file or stdin, never from the command line", async () => {
    const { base, asked } = await site();
    expect((await login("a secret \n", "--password-file", "-", "--base-url", base)).code).toBe(0);
    expect(asked.at(-1)).toMatchObject({ path: "/user/v2/login-by-password", body: { password: "a secret " } });
    expect((await login(undefined, "--password", "a secret")).err).toContain("unknown option '--password'");
  });

  it("leaves an earlier token where it cannot log in, and nothing half written", async () => {
    await writeFile(file, "an earlier one\n");
    const { code } = await login(undefined, "--password-file", join(folder, "none"));
    expect([code, await readFile(file, "utf8"), await readdir(folder)]).toEqual([
      2,
      "an earlier one\n",
      ["user.token"],
    ]);
    const away = await runHere(["api", "login", "0912", "--token-file", join(folder, "none", "token")]);
    expect([away.code, away.err]).toEqual([2, expect.stringContaining("no such file")]);
  });
});
