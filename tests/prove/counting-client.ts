import type { Client } from "./test-cluster.ts";

/** Answers that a client received. */
export type Answers = {
  asked: number;
  /** No answer, or an outage: 500 and above. */
  failed: number;
  /** Failed answers by kind: a status, `status without Retry-After`, or the name of a network error. */
  readonly failures: Record<string, number>;
  /** Time of the last answer that was no outage, by `performance.now()`. */
  lastWell: number;
};

/** A client at an address that counts its answers. */
export function countingClient(address: string): { client: Client; answers: Answers } {
  const answers: Answers = { asked: 0, failed: 0, failures: {}, lastWell: performance.now() };
  const fail = (what: string) => {
    answers.failed += 1;
    answers.failures[what] = (answers.failures[what] ?? 0) + 1;
  };
  const client: Client = {
    async request(path, init) {
      answers.asked += 1;
      try {
        const answer = await fetch(new URL(String(path), address), init);
        if (answer.status < 500) answers.lastWell = performance.now();
        else fail(answer.headers.has("Retry-After") ? `${answer.status}` : `${answer.status} without Retry-After`);
        return answer;
      } catch (error) {
        const { cause } = error as { cause?: { code?: string } };
        fail(cause?.code ?? "no answer");
        throw error;
      }
    },
  };
  return { client, answers };
}
