import type { Failure } from "#app/src/api/result.ts";

const words = {
  overloaded: { title: "failure.busy.title", text: "failure.busy.text" },
  unsettled: { title: "failure.unsettled.title", text: "failure.unsettled.text" },
} as const;

const usual = { title: "failure.title", text: "failure.text" } as const;

/** Messages for a failure that is not the request's own. */
export const outageWords = ({ kind }: Failure) => (kind === "overloaded" || kind === "unsettled" ? words[kind] : usual);
