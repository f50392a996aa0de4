import type { Failure } from "#app/src/api/result.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { CliError, type Words } from "../cli-error.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import type { Io } from "../io.ts";
import { type Asked, lastAsked, USUAL_TIMEOUT } from "./client.ts";

/** Message for one kind of missing answer: the fault and its remedy. */
type Said = { readonly what: Words; readonly mend: Words; readonly exitCode?: ExitCode };

const CHECK_SERVER: Words = ["نشانی سرور و شبکه را بررسی کنید.", "Check the server's address and the network."];

const timedOut = ({ base, seconds, method }: Asked): Said => ({
  what: [
    `${base} در ${formatNumber(seconds, "fa", { maximumFractionDigits: 3 })} ثانیه پاسخ نداد`,
    `no answer from ${base} within ${seconds} s`,
  ],
  mend:
    method === "GET"
      ? ["با --timeout زمان بیشتری بدهید یا سرور را بررسی کنید.", "Give it longer with --timeout, or check the server."]
      : [
          "شاید انجام شده باشد: پیش از تکرار نتیجه را ببینید.",
          "It may have been done all the same: look before you repeat it.",
        ],
});

const WORDS: Readonly<Record<Exclude<Failure["kind"], "status">, (asked: Asked) => Said>> = {
  timeout: timedOut,
  network: ({ base }) => ({ what: [`${base} در دسترس نیست`, `${base} cannot be reached`], mend: CHECK_SERVER }),
  overloaded: ({ base }) => ({
    what: [`${base} شلوغ است`, `${base} has no room for another call`],
    mend: CHECK_SERVER,
  }),
  unsettled: ({ base }) => ({
    what: [`${base} نمی‌داند پرداخت چه شد`, `${base} cannot say how the payment ended`],
    mend: CHECK_SERVER,
  }),
  cancel: () => ({
    what: ["فراخوانی متوقف شد", "the call was stopped"],
    mend: ["دوباره اجرا کنید.", "Run it once more."],
    exitCode: EXIT.interrupted,
  }),
  unsupported_protocol: ({ base }) => ({
    what: [`پروتکل ${base} پشتیبانی نمی‌شود`, `the protocol of ${base} is not supported`],
    mend: ["نشانی را با http یا https بدهید.", "Give an address with http or https."],
    exitCode: EXIT.usage,
  }),
  unreadable: ({ base }) => ({
    what: [`پاسخ ${base} از این API نیست`, `the answer of ${base} is not of this API`],
    mend: ["نشانی سرور را بررسی کنید.", "Check the server's address."],
    exitCode: EXIT.contract,
  }),
};

/** Error for a missing or unreadable answer, in the chosen language: `no_answer` or `broken_answer`. */
export function noAnswer({ kind }: Exclude<Failure, { kind: "status" }>, io: Io): CliError {
  const asked = lastAsked(io) ?? { base: "the server", seconds: io.net.timeout ?? USUAL_TIMEOUT, method: "GET" };
  const { what, mend, exitCode = EXIT.network } = WORDS[kind](asked);
  return new CliError(kind === "unreadable" ? "broken_answer" : "no_answer", what, {
    exitCode,
    mend: mend,
  });
}
