import { describe, expect, it } from "vitest";
import { helped } from "#tests/support/command-lines.ts";
import { runApart, runHere } from "#tests/support/run-cli.ts";

const commands = [
  [],
  ["date"],
  ["date", "convert"],
  ["date", "leap"],
  ["date", "month"],
  ["date", "holidays"],
  ["date", "stay"],
  ["date", "verify"],
  ["date", "today"],
  ["validate"],
  ["validate", "field"],
  ["validate", "passengers"],
  ["money", "format"],
  ["tour"],
  ["tour", "price"],
  ["tour", "departures"],
  ["flight"],
  ["flight", "duration"],
  ["flight", "verify"],
  ["fares"],
  ["text", "fold"],
  ["api"],
  ["api", "calls"],
  ["api", "call"],
  ["api", "login"],
  ["api", "check"],
  ["mock"],
  ["mock", "serve"],
  ["voucher", "verify"],
  ["change"],
  ["change", "quote"],
  ["operator", "pending"],
  ["operator", "import"],
  ["routes", "match"],
  ["routes", "list"],
  ["messages", "check"],
  ["doctor"],
  ["operator"],
  ["operator", "accept"],
  ["operator", "issue"],
  ["operator", "cancel"],
  ["operator", "change", "name"],
  ["operator", "supplier-cancel"],
  ["operator", "refunds"],
  ["operator", "refunds", "sent"],
  ["operator", "refunds", "list"],
  ["operator", "requests"],
  ["operator", "orders"],
  ["operator", "orders", "show"],
  ["operator", "questions", "answer"],
  ["operator", "settlement"],
  ["operator", "found"],
  ["operator", "found", "return"],
  ["operator", "found", "book"],
  ["operator", "add"],
  ["operator", "list"],
  ["operator", "revoke"],
  ["operator", "keys"],
  ["operator", "keys", "rotate"],
  ["operator", "alarms"],
  ["operator", "alarms", "list"],
  ["operator", "alarms", "resolve-all"],
  ["operator", "found", "return-all"],
  ["operator", "acts"],
  ["operator", "acts", "list"],
  ["completion"],
];

const guests = "cli/passengers/files/clean-persian.csv";

/** True for a line of English sentences; names of commands, options and fields, and examples, are typed as they are. */
const isEnglish = (line: string): boolean =>
  !/^ {2}\$ /.test(line) && /\b(the|and|of|which|what|without|one|for|are|is|wait)\b/.test(line);

describe("The help", () => {
  it("of each command is an interface", async () => {
    const texts: string[] = [];
    for (const command of commands) {
      const { code, out, err } = await runHere([...command, "--help"]);
      expect([command, code, err]).toEqual([command, 0, ""]);
      texts.push(`$ ${["shamseh", ...command, "--help"].join(" ")}\n${out}`);
    }
    await expect(texts.join("\n")).toMatchFileSnapshot("expected/help.txt");
  });

  it("of each command is whole in Persian where that is asked for", async () => {
    const english: string[] = [];
    for (const command of await helped()) {
      const { code, out, err } = await runHere(["--locale", "fa", ...command, "--help"]);
      expect([command, code, err]).toEqual([command, 0, ""]);
      expect(out).toMatch(/^نمونه‌ها:|^کاربرد:|^تاریخ‌ها/);
      english.push(
        ...out
          .split("\n")
          .filter(isEnglish)
          .map((line) => `${command.join(" ")}: ${line}`),
      );
    }
    expect(english).toEqual([]);
    expect((await runHere(["date", "convert", "--locale=fa", "--help"])).out).toContain("تاریخ‌های یک تقویم");
  });

  it("shows examples first, which work", async () => {
    const { out } = await runHere(["date", "convert", "--help"]);
    expect(out.startsWith("Examples:\n  $ shamseh date convert 1405/8/30\n")).toBe(true);
    expect((await runHere(["date", "convert", "1405/8/30"])).out).toBe("2026-11-21\n");
  });

  it("of the whole is the same before and after commander is loaded", async () => {
    const quick = await runApart(["--help"]);
    const slow = await runHere(["--help"]);
    expect(quick).toEqual(slow);
    expect((await runApart(["--locale", "fa", "--help"])).out).toContain("کدهای خروج");
  });

  it("is shown for nothing at all, as a usage error", async () => {
    const { code, out, err } = await runHere([]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("Usage: shamseh <command> [options]");
  });

  it("is shown instead of waiting for a terminal", async () => {
    for (const command of [
      ["date", "convert"],
      ["text", "fold", "-"],
      ["validate", "passengers", "-"],
      ["tour", "price", "--table", "-", "--rooms", "2"],
      ["flight", "duration"],
      ["change", "quote", "X", "--nights", "3", "--token-file", "-"],
    ]) {
      const { code, out, err } = await runHere(command);
      expect([command, code, out]).toEqual([command, 2, ""]);
      expect(err).toContain(`Usage: shamseh ${command.slice(0, 2).join(" ")}`);
    }
  });
});

const faulty: readonly (readonly [args: readonly string[], words: string])[] = [
  [["help", "dat"], "error: unknown command 'dat'\n(Did you mean date?)"],
  [["help", "operator", "pendin"], "error: unknown command 'pendin'\n(Did you mean pending?)"],
  [["dat"], "error: unknown command 'dat'\n(Did you mean date?)"],
  [["date", "convrt"], "error: unknown command 'convrt'\n(Did you mean convert?)"],
  [["date", "today", "--lang", "fa"], "error: unknown option '--lang'\n(Did you mean --locale?)"],
  [["-V"], "error: unknown option '-V'\n(Did you mean --version?)"],
  [["date", "today", "--jsn"], "error: unknown option '--jsn'\n(Did you mean --json?)"],
  [["date", "today", "--locale", "de"], "Allowed choices are fa, en."],
  [["date", "month", "1405"], "error: missing required argument 'month'"],
  [["date", "month", "1405", "13"], "error: month «13»: not a whole number from 1 to 12"],
  [["date", "convert", "1", "--from", "shia"], 'error: Unexpected calendar name "shia"'],
  [["date", "convert", "1", "--to", "julian"], 'error: Unexpected calendar name "julian"'],
  [["date", "stay", "1404/12/30", "2"], "error: Esfand 1404 has 29 days"],
  [["date", "verify", "--from-year", "1502"], "error: --from-year «1502»: not a whole number from 1178 to 1501"],
  [["validate", "field", "sheeba", "1"], "Allowed choices are required"],
  [["validate", "field", "min", "1"], "error: the rule min needs min. Add --param min=…"],
  [["validate", "field", "min", "1", "--param", "2"], "error: --param: «2» is no name=value"],
  [["validate", "passengers", "none.csv"], "error: none.csv: no such file. Check the path."],
  [["validate", "passengers", guests, "--travel-date", "soon"], "error: --travel-date: «soon» is no date."],
  [["validate", "passengers", guests, "--flown"], "error: --flown: is about tours. Add --product tour."],
  [
    ["validate", "passengers", guests, "--passport-months", "3"],
    "error: --passport-months: is about tours and flights. Add --product tour or flight.",
  ],
  [
    ["validate", "passengers", guests, "--product", "tour", "--passport-months", "25"],
    "error: --passport-months «25»: not a whole number from 0 to 24",
  ],
  [
    ["validate", "passengers", guests, "--product", "flight", "--flown"],
    "error: --flown: is about tours. Add --product tour.",
  ],
  [["validate", "passengers", guests, "--product", "train"], "Allowed choices are stay, tour, flight."],
  [
    ["flight", "duration", "IKA", "IST"],
    "error: two airports and two local times are needed. Write IKA IST 2026-11-25T22:45 2026-11-26T01:55.",
  ],
  [["flight", "duration", "-", "--json"], "error: --json: is of one flight. Use --jsonl for lines."],
  [["flight", "duration", "-", "--side", "first"], "Allowed choices are earlier, later."],
  [["flight", "verify", "--to-year", "2041"], "error: --to-year «2041»: not a whole number from 1970 to 2040"],
  [["tour", "price", "--rooms", "2"], "error: required option '--table <file>' not specified"],
  [["tour", "price", "--table", "none.json"], "error: required option '--rooms <rooms>' not specified"],
  [["tour", "price", "--table", "none.json", "--rooms", "2"], "error: none.json: no such file. Check the path."],
  [["tour", "price", "--table", "cli", "--rooms", "2"], "error: cli: cannot be opened (EISDIR)"],
  [
    ["tour", "price", "--table", "none.json", "--rooms", "2,"],
    "error: --rooms: Enter the child’s age. Write adults and ages of children, as 2,5;3",
  ],
  [["tour", "price", "--table", "none.json", "--rooms", " "], "error: --rooms: « » is no list of rooms."],
  [["tour", "departures", "Kish", "--month", "1405-10"], "error: required option '--from <origin>' not specified"],
  [["tour", "departures", "Kish", "--from", "Tehran"], "error: required option '--month <month>' not specified"],
  [
    ["tour", "departures", "Kish", "--from", "Tehran", "--month", "1405-13"],
    "error: --month: «1405-13» is no Jalali month. Write the year and the month, as 1405-10.",
  ],
  [["change", "quote", "X", "--nights", "3"], "error: required option '--token-file <file>' not specified"],
  [
    ["change", "quote", "X", "--token-file", "cli"],
    "error: it is not said what is to be changed. Add one of --check-in,",
  ],
  [
    ["change", "quote", "X", "--nights", "3", "--beds", "none", "--token-file", "cli"],
    "error: option '--nights <number>' cannot be used with option '--beds <places>'",
  ],
  [["change", "quote", "X", "--nights", "-", "--token-file", "cli"], "error: --nights: it is no whole number"],
  [["change", "quote", "X", "--check-in", "soon", "--token-file", "cli"], "error: --check-in: «soon» is no date."],
  [["completion", "tcsh"], "Allowed choices are bash, zsh, fish, powershell."],
  [["validate", "field", "natonal_code", "1"], "(Did you mean national_code?)"],
  [["validate", "passengers", guests, "--product", "flght"], "(Did you mean flight?)"],
  [["api", "check", "--concurrency", "0"], "error: --concurrency: it is no number from 1 to 32"],
];

/** Words of English sentences, whatever names and values stand between them. */
const ENGLISH =
  /\b(?:error|Did you mean|Allowed choices|is|are|not|no|such|must|missing|unknown|Write|Add|Give|Name|Check|Expected)\b(?!:|=)/;

describe("A command that is not understood", () => {
  it.each(faulty)("%j ends with 2, says what and how to mend it", async (args, words) => {
    const { code, out, err } = await runHere(args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(words);
    expect(err.match(/Did you mean (?:\?|.*Did you mean)/s)).toBeNull();
  });

  it.each(faulty)("%j is told in Persian where that is asked for, as a whole", async (args) => {
    if (args.includes("--locale")) return;
    const { code, out, err } = await runHere([...args, "--locale", "fa"]);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/^خطا: /);
    expect(err.replace(/'[^']*'|«[^»]*»/g, "")).not.toMatch(ENGLISH);
  });

  it.each([
    [["date", "convert", guests], `hint: ${guests} is a file; to read its lines: shamseh date convert - < ${guests}\n`],
    [["validate", "field", "sheba", guests], `to read its lines: shamseh validate field sheba - < ${guests}`],
    [["flight", "duration", guests, "--locale", "fa"], `راهنما: ${guests} پرونده است؛`],
  ])("%j is asked whether the lines of the file are meant", async (args, words) => {
    expect((await runHere(args)).err).toContain(words);
  });
});
