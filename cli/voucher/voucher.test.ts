import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { voucher } from "#fixtures/answers/reservation.ts";
import { DEMO_VOUCHER_KEY, voucherQr } from "#fixtures/answers/voucher-qr.ts";
import { createMock } from "#fixtures/mock/mock.ts";
import { runHere } from "#tests/support/run-cli.ts";

const { qr } = voucher;
const verify = (...args: string[]) => runHere(["voucher", "verify", ...args]);
const kept = async (name: string, text: string): Promise<string> => {
  const file = join(await mkdtemp(join(tmpdir(), "shamseh-voucher-")), name);
  await writeFile(file, text);
  return file;
};
/** A server that reports one state for every voucher. */
async function serverWhere(state: string): Promise<string> {
  const server = createServer(getRequestListener(createMock({ instead: { "voucher.state": { state } } }).fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const keysFile = () => kept("keys.json", JSON.stringify({ schemaVersion: 1, keys: [DEMO_VOUCHER_KEY] }));

describe("voucher keys", () => {
  it("are what verifies a voucher from a file without a network", async () => {
    const { out, code } = await runHere(["voucher", "keys"]);
    expect(code).toBe(0);
    const keys = await kept("keys.json", out);
    // An unreachable server is not asked.
    const { code: verified, err } = await runHere(
      ["voucher", "verify", await kept("voucher.txt", `${qr}\n`), "--keys", keys],
      undefined,
      { SHAMSEH_BASE_URL: "http://127.0.0.1:9" },
    );
    expect([verified, err]).toEqual([0, ""]);
  });
});

describe("voucher verify", () => {
  it("says what was paid and what cancelling gives back, in both languages", async () => {
    expect((await verify(qr, "--at", "1405-09-01T12:00")).out).toBe(
      [
        "Signed by Shamseh",
        "Genuine as of Friday 20 November 2026, 12:00 (Tehran time)",
        "Tracking code  1405082901",
        "Paid           19,554,000\u00A0toman",
        "Issued         Friday 20 November 2026, 12:00 (Tehran time)",
        "Cancelled at Sunday 22 November 2026, 12:00 (Tehran time), 9,175,700\u00A0toman is refunded (cancellation fee: 10,378,300\u00A0toman)",
        "",
        "Until Friday 20 November 2026, 23:59 (Tehran time)   18,351,400\u00A0toman is refunded",
        "Until Thursday 3 December 2026, 15:29 (Tehran time)  9,175,700\u00A0toman is refunded",
        "Until Friday 4 December 2026, 15:29 (Tehran time)    0\u00A0toman is refunded",
        "",
      ].join("\n"),
    );
    expect((await verify(qr, "--at", "1405-09-01T12:00", "--locale", "fa")).out).toContain(
      "با لغو در یکشنبه ۱ آذر ۱۴۰۵، ساعت ۱۲:۰۰ به وقت تهران، ۹٬۱۷۵٬۷۰۰\u00A0تومان برمی‌گردد",
    );
  });

  it("is a document for scripts, with the refund of an instant", async () => {
    const { out } = await verify(qr, "--json", "--at", "2026-11-20 12:00", "--online");
    expect(JSON.parse(out)).toMatchObject({
      schemaVersion: 1,
      state: "genuine",
      today: "valid",
      paid: 195_540_000,
      refund: { state: "open", penalty: 12_026_000, refund: 183_514_000 },
    });
  });

  it("reads one of a changed booking, and says as of when it is genuine and no more", async () => {
    const { out, code } = await verify(voucherQr.propertyCorrected, "--json", "--keys", await keysFile());
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ state: "genuine", today: null, revision: 1, revised_at: 1_795_163_400 });
    const said = (await verify(voucherQr.propertyCorrected, "--keys", await keysFile(), "--locale", "fa")).out;
    expect(said).toContain("در جمعه ۲۹ آبان ۱۴۰۵، ساعت ۱۲:۰۰ به وقت تهران معتبر بوده است");
    expect(said).not.toContain("امروز");
    const online = (await verify(voucherQr.propertyCorrected, "--online")).out;
    expect(online).toContain("Valid today");
    expect(online).not.toContain("Genuine as of");
  });

  it.each([
    ["before it was issued", "2026-11-01", "is before the voucher was issued"],
    ["once it is over", "2027-11-01", "can’t be cancelled"],
  ])("has no refund %s", async (_, at, words) => {
    expect((await verify(qr, "--at", at)).out).toContain(words);
  });

  it.each([
    ["altered", qr.replace("WyJw", "WyJx"), "Altered"],
    ["signed with another key", qr.replace("lVr2eo4o", "lVr2eo4p"), "unknown key"],
    ["no voucher", "SHV1.nothing", "no voucher"],
  ])("refuses one that is %s, exit code 1", async (_, text, words) => {
    const { out, code } = await verify(text, "--keys", await keysFile());
    expect(code).toBe(1);
    expect(out).toContain(words);
  });

  it.each([
    ["a file that is not there", ["nothing-here.txt"], "no such file. Give a file, or the text of the QR code."],
    ["a time that is none", [qr, "--at", "tomorrow"], "«tomorrow» is not a date and time"],
    ["keys that are none", [qr, "--keys", "package.json"], "holds no public keys"],
  ])("is a usage error with %s, exit code 2", async (_, args, words) => {
    const { err, code } = await verify(...args);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });

  it("warns where no server and no keys are named: anyone can sign with the demonstration's", async () => {
    expect((await verify(qr)).err).toContain("warning: the demonstration's keys");
    expect((await verify(qr, "--keys", await keysFile())).err).toBe("");
  });

  it("says how keys are got where none is known that signed it", async () => {
    const { err } = await verify(qr.replace("lVr2eo4o", "lVr2eo4p"), "--keys", await keysFile());
    expect(err).toContain("shamseh voucher keys --base-url https://… > keys.json; then add --keys keys.json");
    expect((await verify(qr, "--keys", await keysFile())).err).toBe("");
  });

  it.each([
    ["cancelled", "The booking is cancelled", "این رزرو لغو شده است"],
    ["changed", "The booking has changed since then", "شرایط رزرو از آن زمان عوض شده است"],
    ["not_ours", "The server doesn’t know this voucher", "سرور این واچر را نمی‌شناسد"],
  ])("with --online says of one that is %s so, exit code 1", async (state, words, persian) => {
    const base = await serverWhere(state);
    const ask = async (...args: string[]) =>
      verify(qr, "--keys", await keysFile(), "--base-url", base, "--at", "1405-09-01", ...args);
    expect((await ask()).code).toBe(0);
    const { code, out } = await ask("--online");
    expect([code, out.split("\n").slice(0, 2)]).toEqual([1, ["Signed by Shamseh", words]]);
    expect((await ask("--online", "--locale", "fa")).out).toContain(`\n${persian}\n`);
    expect(JSON.parse((await ask("--online", "--json")).out)).toMatchObject({ state: "genuine", today: state });
  });

  it("names a link that leads elsewhere than to the named server: it is not signed", async () => {
    const at = async (base: string, text = qr) => verify(text, "--keys", await keysFile(), "--base-url", base);
    expect(await at("https://shamseh.example")).toMatchObject({
      code: 0,
      err: "warning: its link leads to localhost:3000, not to shamseh.example; the link is not signed.\n",
    });
    expect((await at("http://localhost:3000")).err).toBe("");
    expect((await at("https://shamseh.example", qr.slice(qr.indexOf("SHV1.")))).err).toBe("");
  });

  it("reads standard input", async () => {
    expect((await runHere(["voucher", "verify", "-"], qr)).code).toBe(0);
  });
});
