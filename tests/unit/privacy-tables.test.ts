import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { locales } from "#domain/enums/enums.ts";
import { SMS_WORDS } from "#domain/messages/sms.ts";
import { type KeptName, keptInBrowser } from "#domain/privacy/kept-in-browser.ts";
import { messageUses, useOfMessage } from "#domain/privacy/message-uses.ts";
import { type RecipientName, recipients } from "#domain/privacy/recipients.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { rulesAndPolicies } from "#fixtures/world/pages/rules-and-policies.ts";

const root = join(import.meta.dirname, "../..");
const filesIn = (...folders: string[]): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...folders], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|guide)\.tsx?$/.test(path));
const matching = (pattern: RegExp, ...folders: string[]): string[] =>
  filesIn(...folders).filter((path) => pattern.test(readFileSync(join(root, path), "utf8")));

/** The row of each file that keeps something in a browser. */
const keepers: Readonly<Record<string, KeptName>> = {
  "app/server/pages.ts": "choices",
  "app/src/page/choose-theme.ts": "choices",
  "app/src/page/keep-language.ts": "choices",
  "app/src/store/session.ts": "login",
  "provider/kernel/http/cookie.ts": "login",
  "app/src/store/kept-currency.ts": "currency",
  "app/src/features/recent/recent.ts": "recent",
  "app/src/features/search/recent-places.ts": "recent",
  "app/src/page/browser-clock.ts": "device",
  "app/src/store/account.ts": "device",
  "app/src/features/code/pending-codes.ts": "tab",
  "app/src/features/reload-cache/reload-address.ts": "tab",
  "app/src/features/reservation/tab-storage.ts": "tab",
  "app/src/features/search/last-search.ts": "tab",
  "app/src/features/stay/last-stay.ts": "tab",
  "app/src/page/one-user.ts": "tab",
  "app/src/store/kept-mark.ts": "vouchers",
  "app/src/store/voucher-box.ts": "vouchers",
  "app/worker.ts": "shell",
};

/** The row of each module that sends data outside; operators themselves reach the others. */
const senders: Readonly<Record<string, readonly RecipientName[]>> = {
  "provider/kernel/outbox/gateway.ts": ["sms", "email"],
  "provider/money/payment/zarinpal.ts": ["gateway"],
};
const byOperators: readonly RecipientName[] = ["supplier", "bank", "authorities"];

describe("the tables of the privacy text", () => {
  it("have a row for everything that is kept in a browser, and none for what is not", () => {
    const writes = /\.setItem\(|indexedDB\.open\(|caches\.open\(|\bcookieText\([A-Z]|=\$\{fingerprint\}/;
    expect(matching(writes, "app", "products", "design-system", "provider").sort()).toEqual(
      Object.keys(keepers).sort(),
    );
    expect(new Set(Object.values(keepers))).toEqual(new Set(Object.keys(keptInBrowser)));
  });

  it("have a row for everyone to whom a process sends, and for those to whom operators do", () => {
    const sends = /\bawait fetch\(|\btypeof fetch\b|node:https|node:net|undici/;
    expect(matching(sends, "provider", "products/*/provider").sort()).toEqual(Object.keys(senders).sort());
    expect([...Object.values(senders).flat(), ...byOperators].sort()).toEqual(Object.keys(recipients).sort());
  });

  it("name the use of every SMS, and no use without one", () => {
    expect(Object.keys(useOfMessage).sort()).toEqual(Object.keys(SMS_WORDS).sort());
    expect(new Set(Object.values(useOfMessage))).toEqual(new Set(Object.keys(messageUses)));
  });

  it.each(locales)("are what the page says (%s)", (locale) => {
    const text = JSON.stringify(locale === "fa" ? rulesAndPolicies.blocksFa : rulesAndPolicies.blocksEn);
    const said = [
      ...Object.values(recipients).flatMap(({ name, gets }) => [name, gets]),
      ...Object.values(keptInBrowser).flatMap(({ name, text: of }) => [name, of]),
      ...Object.values(messageUses),
    ];
    for (const label of said) expect(text).toContain(JSON.stringify(ofPair(label, locale)).slice(1, -1));
  });
});
