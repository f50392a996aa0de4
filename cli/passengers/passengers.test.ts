import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { formFields } from "#domain/validation/passenger-form.ts";
import { runApart, runHere } from "#tests/support/run-cli.ts";

const files = join(import.meta.dirname, "files");
const dates = ["--travel-date", "2026-12-01", "--return-date", "1405/09/13"];
const validate = (file: string, ...more: string[]) => ["validate", "passengers", file, ...dates, ...more];
const header =
  "age_group,first_name_fa,last_name_fa,gender,birth_date,nationality,national_code,mobile,is_room_supervisor";
const traveller = "adult,علی,کریمی,male,1370/01/01,IR,0084575948,09123456789,true";
const check = (csv: string, ...more: string[]) => runHere(validate("-", ...more), csv);

describe("shamseh validate passengers", () => {
  it("names each fault of a passenger form and of a party with its line, its field and how to mend it", async () => {
    const { code, out, err } = await runHere(validate(join(files, "every-fault.csv")));
    expect([code, err]).toEqual([1, "42 rows, 49 faults in 26 rows, 1 warning\n"]);
    await expect(out).toMatchFileSnapshot("files/every-fault.expected.txt");
    const persian = await runHere(validate(join(files, "every-fault.csv"), "--locale", "fa"));
    expect(persian.err).toBe("42 سطر، 49 خطا در 26 سطر، 1 هشدار\n");
    await expect(persian.out).toMatchFileSnapshot("files/every-fault.expected.fa.txt");
  });

  it("is content with a clean file: Persian headers and values, semicolons, a byte order mark, CRLF", async () => {
    expect(await runHere(validate(join(files, "clean-persian.csv")))).toEqual({
      code: 0,
      out: "",
      err: "5 rows, 0 faults in 0 rows, 0 warnings\n",
    });
  });

  it("abroad, asks every traveller for a passport", async () => {
    const { out } = await check(`${header}\n${traveller}\n`, "--trip", "international");
    expect(out.match(/passport_\w+/g)).toEqual(["passport_number", "passport_issuing_country", "passport_expires_on"]);
  });

  it("holds travellers of a tour to its documents, and those of a stay to what they were held to", async () => {
    const columns = `${header},first_name_en,last_name_en,passport_number,passport_issuing_country,passport_expires_on`;
    const abroad = `${columns}\n${traveller},Ali,Karimi,A12345678,IR,2027-06-03\n`;
    const trip = ["--trip", "international"];
    const short = "passport_expires_on «2027-06-03»:";
    const warning = `line 2: ${short} warning: The passport expires less than six months after the trip.`;
    const fault = `line 2: ${short} The passport must be valid for at least 6 months after the return: until 4 June 2027 (14 Khordad 1406) or later. Renew the passport before the trip.\n`;
    expect(await check(abroad, ...trip)).toMatchObject({ code: 0, out: expect.stringContaining(warning) });
    expect(await check(abroad, ...trip, "--product", "stay")).toEqual(await check(abroad, ...trip));
    expect(await check(abroad, ...trip, "--product", "tour")).toMatchObject({ code: 1, out: fault });
    const three = ["--product", "tour", "--passport-months", "3"];
    expect(await check(abroad, ...trip, ...three)).toMatchObject({ code: 0, out: "" });
    expect(await check(abroad.replace("2027-06-03", "2027-06-04"), ...trip, "--product", "tour")).toMatchObject({
      code: 0,
      out: "",
    });
  });

  it("asks for Latin names where a leg of a tour is flown, and tells of an infant who turns two on it", async () => {
    const infant = "infant,سارا,کریمی,female,2024-12-03,IR,0499370899,,false";
    const file = `${header}\n${traveller}\n${infant}\n`;
    expect(await check(file)).toMatchObject({ code: 0, out: "" });
    const warning =
      "line 3: birth_date «2024-12-03»: warning: This infant turns two before the return; the price doesn’t change. Check what the carrier requires for the return.\n";
    expect(await check(file, "--product", "tour")).toMatchObject({ code: 0, out: warning });
    const { code, out } = await check(file, "--product", "tour", "--flown", "--jsonl");
    const found = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect([code, ...found.map(({ line, field, code: what }) => `${line} ${field} ${what}`)]).toEqual([
      1,
      "2 first_name_en required",
      "2 last_name_en required",
      "3 first_name_en required",
      "3 last_name_en required",
      "3 birth_date turns_two",
    ]);
  });

  it("holds travellers of a flight to its names, documents and ages, which count on the last departure", async () => {
    const columns = `${header},first_name_en,last_name_en,passport_number,passport_issuing_country,passport_expires_on`;
    const flight = ["--product", "flight"];
    const latin = "Ali,Karimi";
    const adult = `${traveller},${latin},,,`;
    const child = `child,سارا,کریمی,female,2024-12-03,IR,0499370899,,false,Sara,Karimi,,,`;
    expect(await check(`${columns}\n${adult}\n${child}\n`, ...flight)).toMatchObject({
      code: 0,
      out: "line 3: birth_date «2024-12-03»: warning: This traveller turns two before the last flight: a child with a seat on every flight. Choose child as the age group.\n",
    });
    const infant = child.replace("child", "infant");
    const { code, out } = await check(`${columns}\n${adult}\n${infant}\n`, ...flight);
    expect([code, out.split("\n")[0]]).toEqual([
      1,
      "line 3: birth_date «2024-12-03»: An infant must be under 2 on the day of the last flight. Correct the date of birth or the age group.",
    ]);
    const names = await check(`${header}\n${traveller}\n`, ...flight, "--jsonl");
    expect(names.out.match(/"field":"\w+"/g)).toEqual(['"field":"first_name_en"', '"field":"last_name_en"']);
    // Children do not fly alone, and without rooms there is no room contact.
    const alone = await check(`${columns}\n${child.replace("2024-12-03", "2020-12-03")}\n`, ...flight, "--jsonl");
    expect(JSON.parse(alone.out)).toMatchObject({ field: "age_group", code: "adult_missing" });
    const abroad = `${columns}\n${traveller},${latin},A12345678,IR,2026-12-05\n`;
    const codes = async (...more: string[]) =>
      (await check(abroad, ...flight, "--trip", "international", "--jsonl", ...more)).out.match(/"code":"\w+"/g);
    expect(await codes()).toEqual(['"code":"passport_expires_soon"']);
    expect(await codes("--passport-months", "6")).toEqual(['"code":"passport_too_short"']);
  });

  it("keeps the numbers of lines: quoted line ends, empty lines, no last line end", async () => {
    const { out } = await check(
      `${header}\n\n${traveller.replace("کریمی", '"کریمی\n""پور"""')}\n${traveller.replace("0084575948", "1234567890").replace("true", "false")}`,
    );
    expect(out.split("\n").map((line) => line.split(" «")[0])).toEqual([
      "line 3: last_name_fa",
      "line 5: national_code",
      "",
    ]);
    expect(out).toContain('«کریمی\uFFFD"پور"»');
  });

  it("gives JSON lines and a report", async () => {
    const folder = await mkdtemp(join(tmpdir(), "shamseh-"));
    afterAll(() => rm(folder, { recursive: true }));
    const report = join(folder, "report.csv");
    const { out } = await check(
      `${header}\n${traveller.replace("0084575948", "=1+1")}\n`,
      "--jsonl",
      "--report",
      report,
    );
    expect(JSON.parse(out)).toEqual({
      line: 2,
      reservation: "",
      field: "national_code",
      value: "=1+1",
      severity: "error",
      code: "national_code",
      params: { reason: "digits" },
      message: "The national code is not valid",
      mend: "Enter its 10 digits",
    });
    expect(await readFile(report, "utf8")).toBe(
      "\uFEFFline,reservation,field,value,severity,code,message,mend\r\n2,,national_code,'=1+1,error,national_code,The national code is not valid,Enter its 10 digits\r\n",
    );
  });

  it("reads JSON, from a file's name or its first bracket", async () => {
    const [keys = [], values = []] = [header.split(","), traveller.split(",")];
    const person = Object.fromEntries(keys.map((key, index) => [key, values[index]]));
    expect(await check(JSON.stringify([{ ...person, is_room_supervisor: true }]))).toMatchObject({ code: 0, out: "" });
    expect((await check(JSON.stringify([person, { ...person, is_room_supervisor: false }]))).out).toBe(
      "line 2: national_code «0084575948»: This national code was entered for another traveller too. Compare it with line 1.\n",
    );
  });

  it.each([
    ["", "error: the file is empty. Begin with a line that names the columns."],
    ["a,b\n1,2\n", "error: line 1: none of the columns is known. Name them: age_group,"],
    ["gender,جنسیت\n", "error: line 1: two columns are gender. Keep one of them."],
    [`${header}\n"علی\n`, "error: line 2: a quote is opened and never closed."],
    ["gender\na,b\n", "error: line 2: 2 fields, but 1 columns. Put quotes around a field that holds the delimiter."],
    [
      "reservation,gender\nA,x\nB,x\nA,x\n",
      "error: line 4: reservation «A» began on line 2 and was left. Sort the file",
    ],
    ["[1]", "error: item 1: not an object."],
    ["[{]", "error: not JSON: Expected property name"],
    ["{}", "error: not an array of travellers."],
  ])("says what is wrong with a file that cannot be read: %j", async (text, words) => {
    const { code, err } = await check(text);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  it("tells of columns that it leaves out", async () => {
    const { code, err } = await check(`${header},shoe size\n${traveller},43\n`);
    expect([code, err]).toEqual([
      0,
      "warning: column 10 «shoe size» is not known and is left out\n1 row, 0 faults in 0 rows, 0 warnings\n",
    ]);
  });

  it("streams 40,000 rows through a heap that could not hold them", async () => {
    function* rows() {
      yield `reservation,${formFields.join(",")}\n`;
      const notes = "x".repeat(300);
      for (let number = 1; number <= 40_000; number++) {
        yield `R${number},adult,IR,علی,کریمی,,,male,1370/01/01,${number % 1000 === 0 ? "1234567890" : "0084575948"},,${notes},,,09123456789,,1,true\n`;
      }
    }
    const { code, out, err } = await runApart(validate("-", "--jsonl"), rows(), ["--max-old-space-size=24"]);
    expect([code, err]).toEqual([1, "40000 rows, 40040 faults in 40000 rows, 0 warnings\n"]);
    expect(out.split("\n")).toHaveLength(40_041);
  });
});
