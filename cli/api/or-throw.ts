import type { Failure, Result } from "#app/src/api/result.ts";
import { CliError, type Words } from "../cli-error.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import type { Io } from "../io.ts";
import { noAnswer } from "./no-answer.ts";
import { CLIENT_TOKEN_MEND } from "./target.ts";

/** The value of an answer. @throws CliError `no_such_place`, the provider's reason, `no_answer`, `broken_answer`. */
export function orThrow<T>(result: Result<T>, io: Io): T {
  if (result.ok) return result.value;
  throw errorOf(result.failure, io);
}

function errorOf(failure: Failure, io: Io): CliError {
  const error = (code: string, what: Words, exitCode: ExitCode, mend: Words) =>
    new CliError(code, what, { exitCode, mend });
  if (failure.kind !== "status") return noAnswer(failure, io);
  if (failure.status === 404) {
    const mend: Words = [
      "هر دو را مانند نشانی‌ها بنویسید: Kish، Turkiye، Tehran.",
      "Write both as addresses do: Kish, Turkiye, Tehran.",
    ];
    return error(
      "no_such_place",
      ["مقصد یا مبدأ شناخته‌شده نیست", "the destination or the origin is not known"],
      EXIT.usage,
      mend,
    );
  }
  const mend: Words =
    failure.reason === "client_token_missing" ? CLIENT_TOKEN_MEND : ["کمی بعد دوباره امتحان کنید.", "Try again later."];
  return error(failure.reason ?? String(failure.status), [failure.message, failure.message], EXIT.problems, mend);
}
