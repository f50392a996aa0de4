import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { connect } from "node:net";
import { dirname, resolve } from "node:path";
import type { Command } from "commander";
import type { Result } from "#app/src/api/result.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { tourCalls } from "#products/tour/contract/tour.calls.ts";
import { browserHere } from "#tools/ensure-browser.mjs";
import { lookAt } from "./api/exchange.ts";
import { netOptions } from "./api/options.ts";
import { tableLines } from "./display-width.ts";
import { EXIT } from "./exit-codes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { jsonlOption, type Machine, machineText } from "./machine.ts";
import { operatorClient, operatorToken } from "./operator-client.ts";

/** First version that runs TypeScript directly. */
const OLDEST_NODE = 24;
/** Timeout of a check, seconds: local services answer at once. */
const PATIENCE = 2;

type Options = { tokenFile?: string; providerUrl?: string } & Machine;
type Check = { readonly name: string; readonly isWell: boolean; readonly detail: string };

export function register(command: Command, io: Io): void {
  command
    .option(
      "--token-file <file>",
      "a file with the operator token: then the books, the stock and the alarms are looked at too",
    )
    .option("--provider-url <url>", "the provider whose books they are; PROVIDER_URL without it")
    .option("--json", "one JSON document")
    .addOption(jsonlOption());
  netOptions(command, `${PATIENCE} without it`);
  command.action(async (options: Options) => {
    const checks = await Promise.all([
      node(),
      website(io),
      provider(io),
      browser(),
      dataFolder(io),
      asOperator("books", options, io, books),
      asOperator("alarms", options, io, alarms),
      asOperator("inventory", options, io, inventory),
    ]);
    if (checks.some(({ isWell }) => !isWell)) io.exitCode = EXIT.problems;
    const text = machineText(options, { checks }, checks);
    if (text !== null) return io.out(text);
    const rows = checks.map(({ name, isWell, detail }) => [isWell ? "ok" : "problem", name, detail]);
    await io.out(`${tableLines(rows).join("\n")}\n`);
  });
  withExamples(command, ["doctor", "doctor --json", "doctor --token-file operator.token"]);
}

type Client = Awaited<ReturnType<typeof operatorClient>>;
type Found = Result<Omit<Check, "name">>;

/** Runs a check with an operator-only call to the provider; skipped without a token. */
async function asOperator(
  name: string,
  options: Options,
  io: Io,
  ask: (client: Client) => Promise<Found>,
): Promise<Check> {
  if ((await operatorToken(options.tokenFile, io)) === null) {
    return { name, isWell: true, detail: "skipped: no operator token was named" };
  }
  const result = await ask(await operatorClient(options, io));
  if (result.ok) return { name, ...result.value };
  const { failure } = result;
  return { name, isWell: false, detail: failure.kind === "status" ? `answers ${failure.status}` : failure.kind };
}

/** Checks the invariants of the ledger and the stock, as counted by the provider. */
async function books(client: Client): Promise<Found> {
  const result = await client.call(operatorCalls.invariants, { timeout: PATIENCE * 1000 });
  if (!result.ok) return result;
  const { ledger, inventory } = result.value;
  const faults = [
    [ledger.sum !== 0, `the ledger's sum is ${ledger.sum} rial`],
    [ledger.journals > 0, `${ledger.journals} journals do not balance`],
    [ledger.balances > 0, `${ledger.balances} balances differ from their postings`],
    [inventory.nights > 0, `${inventory.nights} nights differ from their reservations`],
  ].flatMap(([isFault, what]) => (isFault ? [String(what)] : []));
  const detail = faults.join("; ") || "the ledger and the stock add up";
  return { ok: true, value: { isWell: faults.length === 0, detail } };
}

/** Checks for open alarms, which wait for a person. */
async function alarms(client: Client): Promise<Found> {
  const result = await client.call(operatorCalls.alarms, { timeout: PATIENCE * 1000 });
  if (!result.ok) return result;
  const { total } = result.value;
  const detail = total === 0 ? "no alarm is open" : `${total} open: shamseh operator alarms list`;
  return { ok: true, value: { isWell: total === 0, detail } };
}

const NOTHING_FOR_SALE = "no property and no tour is for sale: shamseh operator import --help, docs/import.md";

/** Checks the inventory for sale; none is no fault, since a production begins empty. */
async function inventory(client: Client): Promise<Found> {
  const home = await client.call(contentCalls.home, { timeout: PATIENCE * 1000 });
  if (!home.ok) return home;
  const tours = await client.call(tourCalls.home, { timeout: PATIENCE * 1000 });
  if (!tours.ok) return tours;
  const [properties, places] = [home.value.property_count, tours.value.destinations.length];
  const detail = `${properties} properties, tours to ${places} places`;
  return { ok: true, value: { isWell: true, detail: properties + places === 0 ? NOTHING_FOR_SALE : detail } };
}

function node(): Check {
  const isWell = Number(process.versions.node.split(".")[0]) >= OLDEST_NODE;
  const mend = isWell ? "" : `; ${OLDEST_NODE} or later is needed, npm start installs it`;
  return { name: "node", isWell, detail: `${process.version}, ICU ${process.versions["icu"] ?? "none"}${mend}` };
}

/** A port is fine when it is free, or when our own website answers there. */
async function website(io: Io): Promise<Check> {
  const port = Number(io.env["PORT"] ?? 3000);
  if (!(await isListening(port))) return { name: "website", isWell: true, detail: `port ${port} is free` };
  const status = await statusOf(`http://127.0.0.1:${port}/`, io);
  return { name: "website", isWell: status === 200, detail: `port ${port} answers ${status ?? "nothing"}` };
}

async function provider(io: Io): Promise<Check> {
  const url = io.env["PROVIDER_URL"] ?? `http://127.0.0.1:${io.env["PROVIDER_PORT"] ?? 3001}`;
  const { hostname, port } = new URL(url);
  if (!(await isListening(Number(port || 80), hostname))) {
    return { name: "provider", isWell: true, detail: `nothing listens at ${url}` };
  }
  const status = await statusOf(new URL("/readyz", url).href, io);
  return {
    name: "provider",
    isWell: status === 200,
    detail: `${url} ${status === 200 ? "is ready" : `answers ${status ?? "nothing"} to /readyz`}`,
  };
}

function browser(): Check {
  try {
    const path = browserHere();
    return { name: "browser", isWell: path !== null, detail: path ?? "no Chromium; npm test installs one" };
  } catch (error) {
    return { name: "browser", isWell: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

async function dataFolder(io: Io): Promise<Check> {
  if (io.env["DATABASE_URL"] !== undefined) {
    return { name: "data", isWell: true, detail: "in PostgreSQL, by DATABASE_URL" };
  }
  const folder = resolve(io.env["DATA_DIR"] ?? ".data");
  try {
    await access(folder, constants.W_OK).catch(() => access(dirname(folder), constants.W_OK));
    return { name: "data", isWell: true, detail: `${folder} can be written` };
  } catch {
    return { name: "data", isWell: false, detail: `${folder} cannot be written` };
  }
}

const isListening = (port: number, host = "127.0.0.1"): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect({ port, host, timeout: PATIENCE * 1000 });
    const end = (isOpen: boolean) => {
      socket.destroy();
      answer(isOpen);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });

/** The status of an answer; null for none. */
const statusOf = async (url: string, io: Io): Promise<number | null> =>
  (await lookAt(url, { redirect: "manual" }, PATIENCE, io))?.status ?? null;
