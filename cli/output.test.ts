import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { runHere } from "#tests/support/run-cli.ts";

const json = async (...args: string[]) => JSON.parse((await runHere(args)).out);
const lines = async (args: string[], stdin?: string) => (await runHere(args, stdin)).out.trimEnd().split("\n");

describe("date", () => {
  it("converts any spelling, in the order given, and says in its place what cannot be converted", async () => {
    expect(await runHere(["date", "convert", "1405/8/29", "۱۴۰۵-۰۸-۳۰", "1404/12/30", "soon"])).toEqual({
      code: 1,
      out: '2026-11-20\n2026-11-21\n! Esfand 1404 has 29 days\n! Not a date: "soon"\n',
      err: "",
    });
  });

  it("reads stdin one a line: byte order mark, CRLF, empty lines, no last line end", async () => {
    expect(await lines(["date", "convert", "-"], "\uFEFF1405/1/1\r\n\r\n1405/1/2")).toEqual([
      "2026-03-21",
      '! Not a date: ""',
      "2026-03-22",
    ]);
    expect(await lines(["date", "convert"], "1405/1/1\n")).toEqual(["2026-03-21"]);
  });

  it("converts as JSON lines", async () => {
    expect(
      await lines(["date", "convert", "2026-11-21", "x", "--from", "gregorian", "--to", "islamic", "--jsonl"]),
    ).toEqual([
      '{"input":"2026-11-21","from":"gregorian","to":"islamic","value":"1448-06-10"}',
      '{"input":"x","from":"gregorian","to":"islamic","error":{"code":"unreadable","message":"Not a date: \\"x\\""}}',
    ]);
  });

  it("speaks Persian when asked, never in what machines read", async () => {
    expect(await lines(["date", "convert", "x", "1405/1/1", "--locale", "fa"])).toEqual([
      "! تاریخ خوانا نیست",
      "2026-03-21",
    ]);
  });

  it("knows leap years of each calendar (R143, R144)", async () => {
    expect(await lines(["date", "leap", "1403", "۱۴۰۴", "1408"])).toEqual(["true", "false", "true"]);
    expect(await lines(["date", "leap", "1900", "2000", "--calendar", "gregorian"])).toEqual(["false", "true"]);
    expect((await runHere(["date", "leap", "x"])).code).toBe(1);
  });

  it("shows a month from Saturday with the other two beside it", async () => {
    expect(await lines(["date", "month", "1405", "9"])).toEqual([
      "Azar 1405                November 2026 – December 2026    Jumada II 1448 – Rajab 1448",
      "Sa Su Mo Tu We Th Fr     Sa Su Mo Tu We Th Fr             Sa Su Mo Tu We Th Fr",
      "    1  2  3  4  5  6        22 23 24 25 26 27                11 12 13 14 15 16",
      " 7  8  9 10 11 12 13     28 29 30  1  2  3  4             17 18 19 20 21 22 23",
      "14 15 16 17 18 19 20      5  6  7  8  9 10 11             24 25 26 27 28 29  1",
      "21 22 23 24 25 26 27     12 13 14 15 16 17 18              2  3  4  5  6  7  8",
      "28 29 30                 19 20 21                          9 10 11",
    ]);
    const { weeks, ...month } = await json("date", "month", "1403", "12", "--json");
    expect(month).toEqual({ schemaVersion: 1, calendar: "jalali", year: 1403, month: 12 });
    expect(weeks).toHaveLength(5);
    expect(weeks[4][5]).toEqual({ jalali: "1403-12-30", gregorian: "2025-03-20", islamic: "1446-09-20" });
    expect(weeks[4][6]).toBeNull();
  });

  it("tells when a stay ends and how many nights fall in each month", async () => {
    expect(await json("date", "stay", "1405/8/29", "4", "--json")).toEqual({
      schemaVersion: 1,
      calendar: "jalali",
      check_in: { date: "1405-08-29", gregorian: "2026-11-20", weekday: "Friday" },
      check_out: { date: "1405-09-03", gregorian: "2026-11-24", weekday: "Tuesday" },
      nights: 4,
      months: [
        { month: "1405-08", nights: 2 },
        { month: "1405-09", nights: 2 },
      ],
    });
  });

  it("knows today in Tehran", async () => {
    expect(await json("date", "today", "--json")).toEqual({
      schemaVersion: 1,
      gregorian: "2026-11-21",
      jalali: "1405-08-30",
      islamic: "1448-06-10",
      weekday: "Saturday",
    });
  });

  it("agrees with ICU and jalaali-js on every day of a range", async () => {
    const { icu, ...found } = await json("date", "verify", "--from-year", "1400", "--to-year", "1409", "--json");
    expect(found).toEqual({
      schemaVersion: 1,
      from: "2021-03-21",
      to: "2031-03-20",
      days: 3652,
      differences: 0,
      first: null,
    });
    expect(icu).toMatch(/^\d+/);
  });
});

describe("validate field", () => {
  it("says ok or what a traveller reads, in both languages", async () => {
    expect(await runHere(["validate", "field", "national_code", "0084575948", "1234567890"])).toEqual({
      code: 1,
      out: "ok\nThe national code is not valid\n",
      err: "",
    });
    expect(
      await lines([
        "validate",
        "field",
        "digits_between",
        "۱۲۳",
        "--param",
        "min=5",
        "--param",
        "max=9",
        "--locale",
        "fa",
      ]),
    ).toEqual(["بین ۵ تا ۹ رقم وارد کنید"]);
  });

  it("judges lines of stdin as JSON lines", async () => {
    expect(await lines(["validate", "field", "sheba", "-", "--jsonl"], "IR820540102680020817909002\nIR1\n")).toEqual([
      '{"input":"IR820540102680020817909002","valid":true,"code":null,"message":null}',
      '{"input":"IR1","valid":false,"code":"sheba","message":"The IBAN (Sheba) is not valid"}',
    ]);
  });

  it("R122 looks at the field that another depends on", async () => {
    const args = ["validate", "field", "required_without", "", "--param", "dependency=passport_number"];
    expect((await runHere(args)).out).toBe("This field is required if Passport number is empty\n");
    expect(await runHere([...args, "--param", "passport_number=A12345678"])).toMatchObject({ code: 0, out: "ok\n" });
  });
});

describe("money, text, routes, messages", () => {
  it("show rial as toman or as rial", async () => {
    expect(await lines(["money", "format", "12500000", "۱۲٬۵۰۰٬۰۰۵", "1.5", "--locale", "fa"])).toEqual([
      "۱٬۲۵۰٬۰۰۰\u00A0تومان",
      "۱٬۲۵۰٬۰۰۰٫۵\u00A0تومان",
      "! «1.5» عدد صحیحی به ریال نیست",
    ]);
    expect(await lines(["money", "format", "12500000", "--unit", "rial"])).toEqual(["12,500,000\u00A0rial"]);
  });

  it("fold text as it is validated", async () => {
    expect(await lines(["text", "fold", "-"], "علي  ۱۲۳\n\n")).toEqual(["علی 123"]);
    expect((await runHere(["text", "fold", "-"], "a\n\nb")).out).toBe("a\n\nb\n");
  });

  it("name the route of an address, where it leads and what it lacks", async () => {
    expect(await runHere(["routes", "match", "/LuxuryCategoryHotels.html"])).toEqual({
      code: 0,
      out: "200 category filter=Luxury\n",
      err: "",
    });
    const addresses = [
      "http://localhost:3000/TehranHotels.html#map",
      "/Maps/TehranHotels.html?a=1",
      "/search/property",
      "/nope",
    ];
    const { code, out } = await runHere(["routes", "match", ...addresses]);
    expect(code).toBe(1);
    expect(out.split("\n")).toEqual([
      "200 city destinationName=Tehran",
      "302 cityMap destinationName=Tehran → /TehranHotels.html?a=1 (another address of the same page)",
      "302 propertySearch → /?incomplete=missing (goes Home without destination_id, destination_name, check_in, length_of_stay)",
      "404 not found",
      "",
    ]);
    expect(await json("routes", "match", "/nope", "--json")).toEqual({
      schemaVersion: 1,
      matches: [
        {
          address: "/nope",
          status: 404,
          route: null,
          params: {},
          redirect: null,
          missing: [],
          location: null,
          because: null,
        },
      ],
    });
    expect(await lines(["routes", "match", "-", "--jsonl"], "/\n")).toEqual([
      '{"address":"/","status":200,"route":"home","params":{},"redirect":null,"missing":[],"location":null,"because":null}',
    ]);
  });

  it("say what the site answers to a user and to an anonymous visitor, in both languages", async () => {
    const panel = ["routes", "match", "/user/panel/favorites.html"];
    expect(await lines(panel)).toEqual([
      expect.stringMatching(/^302 \w+ → \/user\/login\.html\?return_to=.* \(only for a user/),
    ]);
    expect(await lines([...panel, "--locale", "fa"])).toEqual([expect.stringContaining("(فقط برای کاربر واردشده)")]);
    expect(await lines([...panel, "--logged-in"])).toEqual([expect.stringMatching(/^200 \w+$/)]);
  });

  it("list every route in its order", async () => {
    const { schemaVersion, routes } = await json("routes", "list", "--json");
    expect(schemaVersion).toBe(1);
    expect(routes[0]).toEqual({ name: "home", template: "/", needs: [], leadsTo: null });
    expect((await lines(["routes", "list"])).length).toBe(routes.length);
  });

  it("find nothing to mend in what the product says", async () => {
    const { messages, ...found } = await json("messages", "check", "--json");
    expect(found).toEqual({ schemaVersion: 1, faults: [] });
    expect(messages).toBeGreaterThan(500);
  });
});

describe("tour price", () => {
  const prices = {
    single: 2_600_000_000,
    double: 1_800_000_000,
    extra_adult: 1_500_000_000,
    child_with_bed: 1_300_000_000,
    child_no_bed: 900_000_000,
    infant: null,
  };
  const price = (rooms: string, table: unknown, ...more: string[]) =>
    runHere(["tour", "price", "--table", "-", "--rooms", rooms, ...more], JSON.stringify(table));

  it("is a line for each room and type of person, and the total, in both languages", async () => {
    expect(await price("2,5;3", prices)).toEqual({
      code: 0,
      out: [
        "room 1  Person in a double room  2 × 180,000,000\u00A0toman  360,000,000\u00A0toman",
        "room 1  Child without a bed      1 × 90,000,000\u00A0toman   90,000,000\u00A0toman",
        "room 2  Person in a double room  2 × 180,000,000\u00A0toman  360,000,000\u00A0toman",
        "room 2  Extra person             1 × 150,000,000\u00A0toman  150,000,000\u00A0toman",
        "total                                                   960,000,000\u00A0toman",
        "",
      ].join("\n"),
      err: "",
    });
    expect((await price("۱", prices, "--locale", "fa")).out).toBe(
      [
        "اتاق ۱   نفر در اتاق یک‌تخته  ۱ × ۲۶۰٬۰۰۰٬۰۰۰\u00A0تومان  ۲۶۰٬۰۰۰٬۰۰۰\u00A0تومان",
        "جمع تور                                             ۲۶۰٬۰۰۰٬۰۰۰\u00A0تومان",
        "",
      ].join("\n"),
    );
  });

  it("reads the table from a file, as JSON that machines read", async () => {
    const folder = await mkdtemp(join(tmpdir(), "shamseh-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "kish.json");
    await writeFile(file, `\uFEFF${JSON.stringify(prices)}`);
    expect(await json("tour", "price", "--table", file, "--rooms", "1,8;1", "--json", "--locale", "fa")).toEqual({
      schemaVersion: 1,
      lines: [
        { room: 1, type: "double", count: 2, price: 1_800_000_000, amount: 3_600_000_000 },
        { room: 2, type: "single", count: 1, price: 2_600_000_000, amount: 2_600_000_000 },
      ],
      total: 6_200_000_000,
      faults: [],
    });
  });

  it("gives beds as the table says where it differs", async () => {
    const types = async (rooms: string, more: object) => {
      const { lines: found } = JSON.parse((await price(rooms, { ...prices, ...more }, "--json")).out);
      return found.map(({ type, count }: { type: string; count: number }) => `${count} ${type}`);
    };
    expect(await types("4", { beds: 4 })).toEqual(["2 double", "2 extra_adult"]);
    expect(await types("2,5", { no_bed_until: 5 })).toEqual(["2 double", "1 child_with_bed"]);
    expect(await types("2,3,4", { max_no_bed: 2 })).toEqual(["2 double", "2 child_no_bed"]);
  });

  it("says of each room why it cannot be sold, and ends with 1", async () => {
    expect(await price("4;2,1;2", prices)).toEqual({
      code: 1,
      out: "room 1: This room has no bed for 1 of your group. Add a room.\nroom 2: This tour has no price for “Infant”.\n",
      err: "",
    });
    expect((await price("4;2,1", prices, "--locale", "fa")).out).toBe(
      "اتاق ۱: این اتاق برای ۱ نفر تخت ندارد. یک اتاق اضافه کنید.\nاتاق ۲: این تور برای «نوزاد» قیمت ندارد.\n",
    );
    const { code, out } = await price("4;2,1", prices, "--json");
    expect([code, JSON.parse(out)]).toEqual([
      1,
      {
        schemaVersion: 1,
        lines: [],
        total: null,
        faults: [
          { room: 1, reason: "capacity", places: 1 },
          { room: 2, reason: "no_price", type: "infant" },
        ],
      },
    ]);
  });

  it.each<[string, unknown, string]>([
    ["no object", [1], "error: stdin: not an object of prices. Write "],
    [
      "a fraction",
      { ...prices, single: 1.5 },
      "error: stdin: single is no whole number of rial from 0 to 100000000000.",
    ],
    ["a text", { ...prices, single: "1" }, "error: stdin: single is no whole number of rial"],
    ["less than nothing", { ...prices, infant: -1 }, "error: stdin: infant is no whole number of rial"],
    ["too much", { ...prices, infant: 100_000_000_001 }, "error: stdin: infant is no whole number of rial"],
    ["too many beds", { ...prices, beds: 5 }, "error: stdin: beds is no number from 2 to 4."],
    ["another age", { ...prices, no_bed_until: 13 }, "error: stdin: no_bed_until is no age from 2 to 12."],
    ["an unknown key", { ...prices, triple: 1 }, "error: stdin: «triple» is not known."],
    [
      "lacking and wrong prices",
      { single: "x", double: 1, infant: 1, y: 1 },
      "error: stdin: lacks extra_adult, child_with_bed, child_no_bed; single is no whole number of rial from 0 to 100000000000; «y» is not known.",
    ],
  ])("refuses a table with %s", async (_, table, words) => {
    const { code, out, err } = await price("2", table);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(words);
  });

  it("refuses what is no JSON", async () => {
    const { code, err } = await runHere(["tour", "price", "--table", "-", "--rooms", "2"], "{");
    expect(code).toBe(2);
    expect(err).toContain("error: stdin: not JSON: ");
  });
});

describe("doctor", () => {
  it("names what it looked at", async () => {
    const { schemaVersion, checks } = await json("doctor", "--json");
    expect(schemaVersion).toBe(1);
    const named: { name: string; isWell: boolean; detail: string }[] = checks;
    expect(named.map(({ name }) => name)).toEqual([
      "node",
      "website",
      "provider",
      "browser",
      "data",
      "books",
      "alarms",
      "inventory",
    ]);
    expect(named[0]).toMatchObject({ isWell: true });
  });
});
