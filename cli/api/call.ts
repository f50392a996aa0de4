import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import type { Command } from "commander";
import type { Result } from "#app/src/api/result.ts";
import type { Query } from "#domain/addresses/query.ts";
import { type Call, paramNamesOf } from "#domain/contract/call.ts";
import { CliError } from "../cli-error.ts";
import { EXIT } from "../exit-codes.ts";
import { jsonFault } from "../file-error.ts";
import { withExamples } from "../help.ts";
import { hint } from "../hint.ts";
import type { Io } from "../io.ts";
import { documentText } from "../machine.ts";
import { namedFile } from "../named-file.ts";
import { callNamed } from "./calls.ts";
import { clientOf } from "./client.ts";
import { noAnswer } from "./no-answer.ts";
import { serverOptions } from "./options.ts";
import { CLIENT_TOKEN_MEND, targetOf } from "./target.ts";

type Options = { json?: true; data?: string; query: string[]; param: string[]; tokenFile?: string; baseUrl?: string };

const collect = (value: string, before: string[]): string[] => [...before, value];

export function registerCall(parent: Command, io: Io): void {
  const command = parent
    .command("call")
    .argument("<name>", "a name that `api calls` lists; `api calls <name>` shows what it takes")
    .summary("make one")
    .description("Makes one call through the app's own client and prints the value, or the failure with exit code 1.")
    .option("--data <json>", "the body: JSON, @file, or - for stdin")
    .option("--query <k=v>", "a parameter of the query; may be repeated", collect, [])
    .option("--param <k=v>", "a part of the path in braces; may be repeated", collect, [])
    .option("--token-file <file>", "a file that holds the bearer token")
    .option("--json", "one JSON document: the call, and value or failure")
    .action(async (name: string, options: Options) => {
      const described = callNamed(name);
      const params = pathParams(described.call, options.param);
      const target = await targetOf(options.baseUrl, io);
      const token = options.tokenFile === undefined ? null : (await namedFile(options.tokenFile)).trim();
      const result = await clientOf(target, io, token).call(described.call, {
        params,
        query: pairsOf(options.query, "--query") as Query,
        body: options.data === undefined ? undefined : jsonOf(await dataText(options.data, io)),
        idempotencyKey: randomUUID(),
      });
      await io.out(options.json ? documentText(documentOf(name, result)) : asText(result));
      if (result.ok) return;
      const { failure } = result;
      if (failure.kind !== "status") throw noAnswer(failure, io);
      if (failure.reason === "invalid_input")
        hint(
          [`shamseh api calls ${name} ورودی‌هایش را نشان می‌دهد`, `shamseh api calls ${name} shows what it takes`],
          io,
        );
      if (failure.reason === "client_token_missing") hint(CLIENT_TOKEN_MEND, io);
      io.exitCode = EXIT.problems;
    });
  serverOptions(command);
  withExamples(command, [
    "api call base.context",
    "api call property.search --query destination_id=1 --query check_in=2026-12-10 --query length_of_stay=2 --query rooms=2",
    "api call property.city --param destinationName=Isfahan --query sort=lowest_price",
    'api call user.sendOtp --data \'{"mobile":"09120000007"}\' --base-url http://localhost:3000',
  ]);
}

const asText = (result: Result<unknown>): string =>
  `${JSON.stringify(result.ok ? result.value : result.failure, null, 2)}\n`;

const documentOf = (call: string, result: Result<unknown>): object =>
  result.ok ? { call, value: result.value } : { call, failure: result.failure };

/** The parts of a call's path. @throws CliError `param_missing`, `param_unknown`, with the name of the part. */
function pathParams({ name, path }: Call, given: readonly string[]): Record<string, string> {
  const params = pairsOf(given, "--param");
  const wanted = paramNamesOf(path);
  const missing = wanted.filter((part) => params[part] === undefined);
  if (missing.length > 0) {
    throw new CliError(
      "param_missing",
      [
        `${name} در مسیرش به ${missing.join(" و ")} نیاز دارد: ${path}`,
        `${name} needs ${missing.join(" and ")} in its path: ${path}`,
      ],
      {
        mend: [
          `${missing.map((part) => `--param ${part}=…`).join(" ")} را اضافه کنید.`,
          `Add ${missing.map((part) => `--param ${part}=…`).join(" ")}.`,
        ],
      },
    );
  }
  const unknown = Object.keys(params).find((part) => !wanted.includes(part));
  if (unknown !== undefined) {
    throw new CliError(
      "param_unknown",
      [`${name} در مسیرش ${unknown} ندارد: ${path}`, `${name} has no ${unknown} in its path: ${path}`],
      {
        where: "--param",
        mend: ["آنچه بعد از علامت سؤال می‌آید --query است.", "What stands behind the question mark is --query."],
      },
    );
  }
  return params;
}

function pairsOf(pairs: readonly string[], option: string): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      if (at < 1)
        throw new CliError("bad_option", [`${option} ${pair}`, `${option} ${pair}`], {
          mend: ["به شکل name=value بنویسید.", "Write it as name=value."],
        });
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

const dataText = (data: string, io: Io): Promise<string> | string => {
  if (data === "-") return text(io.stdin);
  return data.startsWith("@") ? namedFile(data.slice(1)) : data;
};

function jsonOf(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new CliError("bad_json", jsonFault(error), {
      where: "--data",
      mend: ["یک شیء JSON بدهید.", "Give one JSON object."],
    });
  }
}
