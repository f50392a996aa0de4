import type { Command } from "commander";
import { matchRoute, missingQuery, redirectOf, routes } from "#domain/addresses/routes.ts";
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
    .summary("which page an address is")
    .argument("[addresses...]", "paths or whole addresses; - or nothing for stdin, one on each line")
    .description(
      "Which page an address is: its route and parameters, or not found, a line each. Exit code 1 when any is not found.",
    )
    .action(async (addresses: string[], options: Machine) => {
      await answerEach(valuesOf(addresses, command, io), options, io, {
        list: "matches",
        textOf: (address) => asText(answerFor(address, io)),
        rowOf: (address) => answerFor(address, io),
      });
    });
  rowOptions(command, "address, route, params, redirect, missing");
  withExamples(command, [
    "routes match /LuxuryCategoryHotels.html",
    "routes match '/search/property?destination_id=12' --json",
  ]);
}

type Answer = {
  address: string;
  route: string | null;
  params: Readonly<Record<string, string>>;
  /** Where the address only leads; null for a page. */
  redirect: string | null;
  /** Query parameters without which the visitor goes Home. */
  missing: readonly string[];
};

function answerFor(address: string, io: Io): Answer {
  const { path, query } = partsOf(address);
  const match = matchRoute(path);
  if (match === null) {
    io.exitCode = EXIT.problems;
    return { address, route: null, params: {}, redirect: null, missing: [] };
  }
  return {
    address,
    route: match.name,
    params: match.params,
    redirect: redirectOf(match, query),
    missing: missingQuery(match.name, new URLSearchParams(query)),
  };
}

/** Cut by hand: a URL would decode and mend what the table compares as spelt. */
function partsOf(address: string): { path: string; query: string } {
  const local = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/#.*$/s, "");
  const mark = local.indexOf("?");
  const path = mark === -1 ? local : local.slice(0, mark);
  return { path: path === "" ? "/" : path, query: mark === -1 ? "" : local.slice(mark + 1) };
}

function asText({ route, params, redirect, missing }: Answer): string {
  if (route === null) return "not found";
  const parts = [route, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)];
  if (redirect !== null) parts.push(`leads to ${redirect}`);
  if (missing.length > 0) parts.push(`goes Home without ${missing.join(", ")}`);
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
      const list = routes.map(({ name, template, needs = [], leadsTo = null }) => ({ name, template, needs, leadsTo }));
      const text = machineText(options, { routes: list }, list);
      if (text !== null) return io.out(text);
      await io.out(`${tableLines(routes.map(({ name, template }) => [name, template])).join("\n")}\n`);
    });
  withExamples(command, ["routes list", "routes list --json"]);
}
