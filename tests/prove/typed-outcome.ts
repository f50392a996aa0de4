import type { FieldError } from "#domain/contract/envelope.shapes.ts";

/** Judged parts of an answer. */
type Answered = { status: number; message: string; errors: readonly FieldError[] };

/** True for a refusal with a worded reason. */
const isSaid = ({ status, message, errors }: Answered): boolean =>
  status >= 400 && status < 500 && message !== "" && errors.every((one) => one.message !== "");

export type Outcome = {
  fields: number;
  searches: number;
  requests: number;
  failures_5xx: number;
  differences: number;
  unsaid: number;
  /** First failure at each field. */
  failed: string[];
};

/** Counts an answer, and its faults. @param isSame true when its effect on the field equals that of the plain text */
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
