import { Argument, type Command } from "commander";
import { refusal } from "#domain/messages/refusals.ts";
import { countryIn } from "#domain/validation/passenger-form.ts";
import { faultOf, paramsOf, type RuleName, type RuleParams, ruleNames } from "#domain/validation/rules.ts";
import { CliError, type Words } from "./cli-error.ts";
import { EXIT } from "./exit-codes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import type { Machine } from "./machine.ts";
import { registerPassengers } from "./validate-passengers.ts";
import { answerEach, rowOptions, valuesOf } from "./values.ts";

export function register(command: Command, io: Io): void {
  withExamples(command, ["validate field sheba IR820540102680020817909002", "validate passengers guests.csv"]);
  registerField(command, io);
  registerPassengers(command, io);
}

function registerField(parent: Command, io: Io): void {
  const command = parent
    .command("field")
    .summary("judge values by one rule")
    .addArgument(new Argument("<rule>", "the rule's name; an IBAN is sheba, a card bank_card").choices(ruleNames))
    .argument("[values...]", "values; - or nothing for stdin, one on each line")
    .description(
      "Judges values by one rule: ok, or the message that a traveller reads, a line each. Exit code 1 when any is refused.",
    )
    .option("--param <name=value>", "what the rule needs; repeat it for more", collect, [])
    .action(async (rule: RuleName, values: string[], options: { param: string[] } & Machine) => {
      const params = paramsFrom(options.param);
      const missing = paramsOf(rule).find((name) => params[name] === undefined);
      if (missing !== undefined) {
        throw new CliError(
          "param_missing",
          [`قاعدهٔ ${rule} به ${missing} نیاز دارد`, `the rule ${rule} needs ${missing}`],
          { mend: [`--param ${missing}=… را اضافه کنید`, `Add --param ${missing}=…`] },
        );
      }
      refuseNonsense(rule, params);
      const form = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
      const judged = (input: string) => {
        const fault = faultOf(input, [[rule, params]], form);
        if (fault !== null) io.exitCode = EXIT.problems;
        const message = fault && refusal(fault.code, fault.params, io.locale);
        return { input, valid: fault === null, code: fault?.code ?? null, message };
      };
      await answerEach(valuesOf(values, command, io), options, io, {
        list: "values",
        textOf: (input) => judged(input).message ?? "ok",
        rowOf: judged,
      });
    });
  rowOptions(command, "input, valid, code, message");
  withExamples(command, [
    "validate field national_code 0084575948 1234567890",
    "validate field digits_between 12345 --param min=5 --param max=9",
    "validate field required_without '' --param dependency=passport_number --param passport_number=A12345678",
    "cat shebas.txt | shamseh validate field sheba - --jsonl",
  ]);
}

/**
 * Refuses a count that is no whole number, a minimum above its maximum and an unknown nationality.
 * @throws CliError `param_unreadable`.
 */
function refuseNonsense(rule: RuleName, params: RuleParams): void {
  const refused = (what: Words) => new CliError("param_unreadable", what, { where: "--param" });
  const counts = paramsOf(rule).filter((name) => name !== "dependency");
  for (const name of counts)
    if (typeof params[name] !== "number")
      throw refused([
        `${name}=${params[name]} عدد صحیح نامنفی نیست`,
        `${name}=${params[name]} is no whole number from 0`,
      ]);
  const { min, max, nationality } = params;
  if (nationality !== undefined && countryIn(String(nationality)) === null)
    throw refused([
      `nationality=${nationality} دو حرف هیچ کشوری نیست`,
      `nationality=${nationality} is no country’s two letters`,
    ]);
  if (counts.length === 2 && Number(min) > Number(max))
    throw refused([`min=${min} از max=${max} بیشتر است`, `min=${min} is above max=${max}`]);
}

const collect = (text: string, earlier: string[]): string[] => [...earlier, text];

/** Parses `k=v` pairs; numeric values become numbers, so that messages show them in the digits of their language. */
function paramsFrom(pairs: readonly string[]): RuleParams {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^(\w+)=(.*)$/s.exec(pair) ?? [];
      if (name === undefined || value === undefined) {
        throw new CliError("param_unreadable", [`«${pair}» به شکل name=value نیست`, `«${pair}» is no name=value`], {
          where: "--param",
        });
      }
      return [name, /^\d{1,9}$/.test(value) ? Number(value) : value];
    }),
  );
}
