import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Command, Option } from "commander";
import { wholeNumberIn } from "#domain/text/whole-number.ts";
import { type MockScenario, mockScenarios, NetworkAway } from "#fixtures/mock/faults.ts";
import { createMock } from "#fixtures/mock/mock.ts";
import { callNamed } from "./api/calls.ts";
import { CliError, inWords } from "./cli-error.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { documentText } from "./machine.ts";
import { didYouMean } from "./similar.ts";

/** Scenario of all calls, and exceptions for single ones. */
type Scenarios = { readonly usual: MockScenario; readonly byCall: Readonly<Record<string, MockScenario>> };
type Options = { port: number; scenario: Scenarios; latency: number; json?: true };

const within = (option: string, least: number, most: number) => (text: string) => {
  const number = wholeNumberIn(text);
  if (number !== null && number >= least && number <= most) return number;
  throw new CliError("bad_number", [`عددی از ${least} تا ${most} نیست`, `it is no number from ${least} to ${most}`], {
    where: option,
  });
};

const SCENARIO = "--scenario";

/** @throws CliError `unknown_scenario`. */
function scenarioNamed(name: string): MockScenario {
  const scenario = mockScenarios.find((one) => one === name);
  if (scenario !== undefined) return scenario;
  const meant = didYouMean(name, mockScenarios) ?? ["", ""];
  const all = mockScenarios.join(", ");
  throw new CliError("unknown_scenario", [`سناریوی ${name} وجود ندارد`, `there is no scenario ${name}`], {
    where: SCENARIO,
    mend: [`${meant[0]} یکی از این‌ها را بدهید: ${all}`.trim(), `${meant[1]} It is one of ${all}.`.trim()],
  });
}

/** `503` applies to all calls, `property.search=hang` to one. @throws CliError `unknown_scenario`, `unknown_call`. */
function withScenario(text: string, { usual, byCall }: Scenarios): Scenarios {
  const at = text.indexOf("=");
  if (at === -1) return { usual: scenarioNamed(text), byCall };
  const { name } = callNamed(text.slice(0, at)).call;
  return { usual, byCall: { ...byCall, [name]: scenarioNamed(text.slice(at + 1)) } };
}

export function register(command: Command, io: Io): void {
  const scenario = new Option(
    `${SCENARIO} <[call=]name>`,
    `how it answers; may be repeated, for one call as property.search=hang: ${mockScenarios.join(", ")}`,
  )
    .argParser(withScenario)
    .default({ usual: "ok", byCall: {} } satisfies Scenarios, "ok");
  scenario.argChoices = [...mockScenarios];
  const serve = command
    .command("serve")
    .summary("answer until Ctrl-C, well or with a fault")
    .description(
      "A provider made of the contract and fixtures, until Ctrl-C: for working on a client without the real one. It answers well, late, never, with nothing found, with a status of failure, or cuts the connection: all calls, or single ones.",
    )
    .option("--port <port>", "where it listens, on this machine only", within("--port", 0, 65_535), 4010)
    .addOption(scenario)
    .option("--latency <ms>", "milliseconds before each answer", within("--latency", 0, 60_000), 0)
    .option("--json", "one JSON document once it listens: url, scenario, scenarios")
    .action((options: Options) => serveMock(options, io));
  withExamples(command, ["mock serve", "mock serve --scenario 500"]);
  withExamples(serve, [
    "mock serve",
    "mock serve --scenario 422 --latency 300",
    "mock serve --scenario property.search=hang --scenario user.me=401",
  ]);
}

async function serveMock({ port, scenario, latency, json }: Options, io: Io): Promise<void> {
  const mock = createMock({ scenario: scenario.usual, scenarios: scenario.byCall, latency });
  const listener = getRequestListener(async (request, { incoming }) => {
    try {
      return await mock.fetch(request);
    } catch (error) {
      // Without a network there is no answer: the connection is cut, as is that of a caller who has gone.
      if (!(error instanceof NetworkAway) && !request.signal.aborted) throw error;
      incoming.socket.destroy();
      return new Response();
    }
  });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new CliError("port_in_use", [`درگاه ${port} در حال استفاده است`, `port ${port} is in use`], {
              mend: ["با --port درگاه دیگری بدهید.", "Choose another with --port."],
            })
          : error,
      ),
    );
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const names = [scenario.usual, ...Object.entries(scenario.byCall).map((pair) => pair.join("="))].join(", ");
      const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : port}/`;
      io.note(inWords([`سرویس‌دهندهٔ آزمایشی (${names}) در ${url}`, `mock provider (${names}) at ${url}`], io.locale));
      if (json) void io.out(documentText({ url, scenario: scenario.usual, scenarios: scenario.byCall }));
    });
    io.signal.addEventListener("abort", () => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  });
}
