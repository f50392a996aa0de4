import type { Command } from "commander";
import { type Because, type PageAnswer, pageAnswer } from "#domain/addresses/page-answer.ts";
import { missingQuery, routes } from "#domain/addresses/routes.ts";
import { inWords, type Words } from "./cli-error.ts";
import { tableLines } from "./display-width.ts";
import { EXIT } from "./exit-codes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { jsonlOption, type Machine, machineText } from "./machine.ts";
import { answerEach, rowOptions, valuesOf } from "./values.ts";

export function register(command: Command, io: Io): void {
  withExamples(command, ["routes match /LuxuryCategoryHotels.html", "routes list"]);
  registerMatch(command, io);
  registerList(command, io);
}

function registerMatch(parent: Command, io: Io): void {
  const command = parent
    .command("match")
    .summary("which page an address is, and what the site answers")
    .argument("[addresses...]", "paths or whole addresses; - or nothing for stdin, one on each line")
    .description(
      "What the site answers to addresses of pages, by its own rules, a line each: the status, the page with its parameters, and of a redirect where it leads and why. Exit code 1 when any is not found.",
    )
    .option("--logged-in", "to a user; without it to an anonymous visitor")
    .action(async (addresses: string[], { loggedIn, ...options }: Machine & { loggedIn?: true }) => {
      const answered = (address: string): Answer => {
        const answer = answerFor(address, loggedIn !== true);
        if (answer.status >= 400) io.exitCode = EXIT.problems;
        return answer;
      };
      await answerEach(valuesOf(addresses, command, io), options, io, {
        list: "matches",
        textOf: (address) => asText(answered(address), io),
        rowOf: answered,
      });
    });
  rowOptions(command, "address, status, route, params, redirect, missing, location, because");
  withExamples(command, [
    "routes match /LuxuryCategoryHotels.html",
    "routes match '/search/property?destination_id=12' --json",
    "routes match /user/panel/guests.html --logged-in",
  ]);
}

type Answer = {
  address: string;
  status: PageAnswer["status"];
  route: string | null;
  params: Readonly<Record<string, string>>;
  /** Target of an address that only redirects; null for a page. */
  redirect: string | null;
  /** Query parameters whose absence redirects the visitor to Home. */
  missing: readonly string[];
  /** Location of a redirect; `because` is its reason. */
  location: string | null;
  because: Because | null;
};

function answerFor(address: string, isAnonymous: boolean): Answer {
  const { path, query } = partsOf(address);
  const answer = pageAnswer(path, query, isAnonymous);
  const { status, match } = answer;
  const { location, because } = "location" in answer ? answer : { location: null, because: null };
  return {
    address,
    status,
    route: match?.name ?? null,
    params: match?.params ?? {},
    redirect: because === "leads_to" ? location : null,
    missing: match === null ? [] : missingQuery(match.name, new URLSearchParams(query)),
    location,
    because,
  };
}

/** Split by hand: a URL would decode and normalise characters that the table compares as spelt. */
function partsOf(address: string): { path: string; query: string } {
  const local = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/#.*$/s, "");
  const mark = local.indexOf("?");
  const path = mark === -1 ? local : local.slice(0, mark);
  return { path: path === "" ? "/" : path, query: mark === -1 ? "" : local.slice(mark + 1) };
}

/** Reasons for a redirect. */
const REASONS: Readonly<Record<Because, (answer: Answer) => Words>> = {
  language: () => ["زبان را انتخاب می‌کند", "it chooses a language"],
  leads_to: () => ["نشانی دیگر همین صفحه است", "another address of the same page"],
  login: () => ["فقط برای کاربر واردشده", "only for a user who is logged in"],
  missing: ({ missing }) => [`بدون ${missing.join("، ")} به خانه می‌رود`, `goes Home without ${missing.join(", ")}`],
};

const NO_PAGE: Readonly<Partial<Record<PageAnswer["status"], Words>>> = {
  404: ["صفحه‌ای نیست", "not found"],
  414: ["نشانی بیش از حد بلند است", "the query is too long"],
};

function asText(answer: Answer, { locale }: Io): string {
  const { status, route, params, location, because } = answer;
  const none = NO_PAGE[status];
  const page = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  const parts = [String(status), ...(route === null ? [] : [route]), ...page];
  if (none !== undefined) parts.push(inWords(none, locale));
  if (location !== null && because !== null) parts.push(`→ ${location} (${inWords(REASONS[because](answer), locale)})`);
  return parts.join(" ");
}

function registerList(parent: Command, io: Io): void {
  const command = parent
    .command("list")
    .summary("every address of the website")
    .description("Every address of the website, in the order in which they are tried.")
    .option("--json", "one JSON document")
    .addOption(jsonlOption())
    .action(async (options: Machine) => {
      const list = routes.map((route) => {
        const { name, template, needs = [] } = route;
        return { name, template, needs, leadsTo: "leadsTo" in route ? route.leadsTo : null };
      });
      const text = machineText(options, { routes: list }, list);
      if (text !== null) return io.out(text);
      await io.out(`${tableLines(routes.map(({ name, template }) => [name, template])).join("\n")}\n`);
    });
  withExamples(command, ["routes list", "routes list --json"]);
}
