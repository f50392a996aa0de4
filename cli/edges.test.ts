import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { createMock } from "#fixtures/mock/mock.ts";
import { runHere } from "#tests/support/run-cli.ts";
import { colourOf } from "./process-io.ts";

describe("a call of the contract", () => {
  it.each([
    [["property.city"], "property.city needs destinationName in its path: property/v2/city/{destinationName}"],
    [["base.context", "--param", "city=1"], "base.context has no city in its path"],
  ])("%j names the part of the path that is wrong, exit code 2", async (args, words) => {
    const { code, err } = await runHere(["api", "call", ...args]);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
    expect(err).not.toContain(" at ");
  });
});

describe("a call that there is not", () => {
  it.each([
    ["property.citi", "Did you mean property.city? "],
    ["city", "Did you mean property.city? "],
    ["Property.Search", "Did you mean property.search? "],
    ["serch", "Did you mean property.search or tour.search or flight.search? "],
    ["xyzzy", "there is no call xyzzy. `shamseh"],
  ])("%s: %s", async (name, words) => {
    for (const command of ["call", "calls"]) {
      const { code, err } = await runHere(["api", command, name]);
      expect([code, err]).toEqual([2, expect.stringContaining(words)]);
      expect(err).toContain("`shamseh api calls` lists them.");
    }
  });
});

describe("the command line", () => {
  it("has a version, and help as a word", async () => {
    expect(await runHere(["--version"])).toMatchObject({ code: 0, out: "1.0.0\n" });
    const asWord = await runHere(["help", "date", "leap"]);
    expect(asWord).toEqual(await runHere(["date", "leap", "--help"]));
    expect(asWord).toMatchObject({ code: 0, out: expect.stringContaining("Usage: shamseh date leap") });
    expect((await runHere(["help"])).out).toContain("Usage: shamseh <command>");
  });
});

describe("dates", () => {
  it("of another calendar go to Jalali where nothing is said", async () => {
    expect((await runHere(["date", "convert", "2026-11-23", "--from", "gregorian"])).out).toBe("1405-09-02\n");
    expect((await runHere(["date", "convert", "1448-06-12", "--from", "islamic"])).out).toBe("1405-09-02\n");
    expect((await runHere(["date", "convert", "1405-09-02"])).out).toBe("2026-11-23\n");
  });

  it("that look Gregorian are said to, once, unless the calendar is named", async () => {
    const { code, err } = await runHere(["date", "convert", "2026-11-23", "1405-09-02", "۲۰۲۶/۱/۱"]);
    expect([code, err]).toEqual([1, "hint: «2026-11-23» looks Gregorian: add --from gregorian\n"]);
    expect((await runHere(["date", "convert", "2026-11-23", "--from", "jalali"])).err).toBe("");
    expect((await runHere(["date", "convert", "9999-1-1"])).err).toBe("");
  });

  it("of a leap year that looks Gregorian are said to, once, unless the calendar is named", async () => {
    const { code, err } = await runHere(["date", "leap", "2028", "1403", "2024"]);
    expect([code, err]).toEqual([1, "hint: «2028» looks Gregorian: add --calendar gregorian\n"]);
    expect((await runHere(["date", "leap", "2028", "--calendar", "jalali"])).err).toBe("");
    expect((await runHere(["date", "leap", "9999"])).err).toBe("");
  });

  it("of holidays have a Jalali year", async () => {
    const { code, err } = await runHere(["date", "holidays", "2026", "12"]);
    expect([code, err]).toEqual([2, "error: Jalali year «2026»: not a whole number from 1178 to 1501\n"]);
  });

  it.each([
    ["jalali", "1177", "1502"],
    ["gregorian", "1798", "2124"],
  ])("of a %s year outside the range have no leap day to speak of", async (calendar, before, after) => {
    const { code, out } = await runHere(["date", "leap", before, after, "--calendar", calendar]);
    expect(code).toBe(1);
    expect(out.trim().split("\n")).toEqual(
      [before, after].map((year) => expect.stringContaining(`${calendar} ${year}`)),
    );
  });
});

describe("the parameters of a rule", () => {
  it.each([
    [["min", "abc", "--param", "min=x"], "min=x is no whole number from 0"],
    [["digits", "12", "--param", "digits=-1"], "digits=-1 is no whole number from 0"],
    [["digits_between", "12", "--param", "min=9", "--param", "max=1"], "min=9 is above max=1"],
  ])("%j are a usage error where they make no sense", async (args, words) => {
    const { code, err } = await runHere(["validate", "field", ...args]);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });
});

describe("a file of passengers", () => {
  it("has its columns named in the help, as where none of them is known", async () => {
    const { out: help } = await runHere(["validate", "passengers", "--help"]);
    const { err } = await runHere(["validate", "passengers", "-"], "a,b\n1,2\n");
    const named = /Name them: (.*)\.\n/.exec(err)?.[1] ?? "";
    expect(named.split(", ").length).toBeGreaterThan(15);
    expect(help.replace(/\s+/g, " ")).toContain(named);
  });

  it("has its faults said in the order of its lines, those of a whole reservation among them", async () => {
    const head =
      "reservation,age_group,first_name_fa,last_name_fa,gender,birth_date,nationality,national_code,mobile,room,is_room_supervisor";
    const row = (code: string) => `1,adult,علی,کریمی,male,1370/01/01,IR,${code},09123456789,1,false`;
    const file = [head, row("1039674194"), row("1234567890")].join("\n");
    const { out, err, code } = await runHere(["validate", "passengers", "-", "--travel-date", "2026-12-01"], file);
    const lines = [...`${out}${err}`.matchAll(/line (\d+)/g)].map(([, line]) => Number(line));
    expect(code).toBe(1);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
    expect(new Set(lines)).toEqual(new Set([2, 3]));
  });
});

describe("operator pending", () => {
  it("names how much waits of each, how long, and the command that decides it", async () => {
    const server = createServer(getRequestListener(createMock().fetch));
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const pending = (...more: string[]) =>
      runHere(["operator", "pending", "--token-file", "-", "--provider-url", `http://127.0.0.1:${port}`, ...more], "t");
    const { code, out } = await pending();
    expect(code).toBe(1);
    expect(out.split("\n")[0]).toMatch(
      /^Paid bookings to issue\s+1\s+40 minutes\s+shamseh operator issue Zr8kQ2vYw0m4Jt6LxH1cPA … /,
    );
    expect(out).toMatch(/\nRefunds to approve\s+2\s+2 hours\s+shamseh operator refunds approve 901 /);
    for (const line of out.trimEnd().split("\n"))
      expect(line.endsWith(` --token-file - --provider-url http://127.0.0.1:${port}`)).toBe(true);
    expect(out).not.toContain("Booking requests");
    expect((await pending("--locale", "fa")).out).toContain("بازگشت وجه تأییدنشده");
  });
});

describe("operator pending without an answer", () => {
  it("names the address that gave none", async () => {
    const args = ["operator", "pending", "--token-file", "-", "--provider-url", "http://127.0.0.1:1"];
    const { code, err } = await runHere(args, "t");
    expect([code, err]).toEqual([
      3,
      "error: http://127.0.0.1:1/ cannot be reached. Check the server's address and the network.\n",
    ]);
  });
});

describe("colour", () => {
  const ESCAPE = "\u001B[";
  const stream = (isTTY: boolean) => Object.assign(new Writable(), { isTTY });
  const of = (env: Record<string, string>, out: boolean, err: boolean) =>
    colourOf(env, { stdout: stream(out), stderr: stream(err) });
  const inColour = (...args: string[]) => runHere(args, undefined, {}, { out: true, err: true });

  it("is for terminals, each stream by itself, and never with NO_COLOR", () => {
    expect(of({}, true, true)).toEqual({ out: true, err: true });
    expect(of({}, true, false)).toEqual({ out: true, err: false });
    expect(of({}, false, true)).toEqual({ out: false, err: true });
    expect(of({ NO_COLOR: "1", FORCE_COLOR: "1" }, true, true)).toEqual({ out: false, err: false });
  });

  it("of a usage error is left out with --no-color before it and after it", async () => {
    expect((await inColour("date", "convrt")).err).toContain(ESCAPE);
    for (const args of [
      ["--no-color", "date", "convrt"],
      ["date", "convrt", "--no-color"],
      ["date", "today", "--jsn", "--no-color"],
    ]) {
      const { code, err } = await inColour(...args);
      expect([args, code, err.includes(ESCAPE)]).toEqual([args, 2, false]);
    }
  });

  it("does not go into a file that stderr is sent to", async () => {
    const { out, err } = await runHere(["date", "convert", "x"], undefined, {}, { out: true, err: false });
    expect(out).toContain(ESCAPE);
    for (const args of [
      ["date", "convrt"],
      ["date", "convert", "2026-11-23"],
      ["validate", "passengers", "none.csv"],
    ])
      expect((await runHere(args, undefined, {}, { out: true, err: false })).err).not.toContain(ESCAPE);
    expect(err).not.toContain(ESCAPE);
  });
});
