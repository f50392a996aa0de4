import type { FieldError } from "#domain/contract/envelope.shapes.ts";

/** The parts of an answer that are judged. */
type Answered = { status: number; message: string; errors: readonly FieldError[] };

/** True of a refusal that says in words what is wrong. */
const isSaid = ({ status, message, errors }: Answered): boolean =>
  status >= 400 && status < 500 && message !== "" && errors.every((one) => one.message !== "");

export type Outcome = {
  fields: number;
  searches: number;
  requests: number;
  failures_5xx: number;
  differences: number;
  unsaid: number;
  /** The first failure at each field. */
  failed: string[];
};

/** Counts an answer, and what is wrong with it. @param isSame whether it says of the field what it says of the plain text */
export function judge(outcome: Outcome, what: string, answer: Answered, isSame: boolean, mayRefuse: boolean): void {
  outcome.requests++;
  const fail = (kind: "failures_5xx" | "differences" | "unsaid") => {
    outcome[kind]++;
    const place = what.split(" ", 2).join(" ");
    if (!outcome.failed.some((one) => one.startsWith(`${kind} ${place}`)))
      outcome.failed.push(`${kind} ${what} ${answer.status} ${JSON.stringify(answer.errors).slice(0, 200)}`);
  };
  if (answer.status >= 500) fail("failures_5xx");
  else if (answer.status >= 400 && !isSaid(answer)) fail("unsaid");
  else if (!isSame && !(mayRefuse && isSaid(answer))) fail("differences");
}
