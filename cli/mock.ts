import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Command, InvalidArgumentError, Option } from "commander";
import { wholeNumberIn } from "#domain/text/whole-number.ts";
import { createMock } from "#fixtures/mock/mock.ts";
import { type Scenario, scenarios } from "#fixtures/scenario.ts";
import { CliError, inWords } from "./cli-error.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { documentText } from "./machine.ts";

type Options = { port: number; scenario: Scenario; latency: number; json?: true };

const within = (least: number, most: number) => (text: string) => {
  const number = wholeNumberIn(text);
  if (number === null || number < least || number > most) {
    throw new InvalidArgumentError(`It is a number from ${least} to ${most}.`);
  }
  return number;
};

export function register(command: Command, io: Io): void {
  const serve = command
    .command("serve")
    .summary("answer until Ctrl-C, well or with a fault")
    .description(
      "A provider made of the contract and fixtures, until Ctrl-C: for working on a client without the real one.",
    )
    .option("--port <port>", "where it listens, on this machine only", within(0, 65_535), 4010)
    .addOption(
      new Option(
        "--scenario <name>",
        "how it answers: ok, late, with nothing found, with a status of failure, or not at all",
      )
        .choices(scenarios)
        .default("ok"),
    )
    .option("--latency <ms>", "milliseconds before each answer", within(0, 60_000), 0)
    .option("--json", "one JSON document once it listens: url, scenario")
    .action((options: Options) => serveMock(options, io));
  withExamples(command, ["mock serve", "mock serve --scenario 500"]);
  withExamples(serve, ["mock serve", "mock serve --scenario 422 --latency 300"]);
}

async function serveMock({ port, scenario, latency, json }: Options, io: Io): Promise<void> {
  const listener = getRequestListener(createMock({ scenario, latency }).fetch);
  // A network that is away answers nothing at all: the connection is cut.
  const server = createServer((request, response) =>
    scenario === "offline" ? request.socket.destroy() : void listener(request, response),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new CliError("port_in_use", `port ${port} is in use`, { mend: "Choose another with --port." })
          : error,
      ),
    );
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : port}/`;
      io.note(
        inWords([`سرویس‌دهندهٔ آزمایشی (${scenario}) در ${url}`, `mock provider (${scenario}) at ${url}`], io.locale),
      );
      if (json) void io.out(documentText({ url, scenario }));
    });
    io.signal.addEventListener("abort", () => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  });
}
