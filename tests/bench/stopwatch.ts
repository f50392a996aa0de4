import type { Client } from "#tests/support/client.ts";

/** Measures calls, each from its request to the last byte of its answer. */
export type Stopwatch = {
  readonly client: Client;
  /** Milliseconds of all calls that `work` made, one after another; what it does with their answers is not counted. */
  time<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }>;
};

export function stopwatchOver(client: Client): Stopwatch {
  let spent = 0;
  return {
    client: {
      async request(path, init) {
        const started = performance.now();
        const answer = await client.request(path, init);
        const text = await answer.text();
        spent += performance.now() - started;
        return new Response(text, { status: answer.status, headers: answer.headers });
      },
    },
    async time(work) {
      spent = 0;
      const value = await work();
      return { ms: spent, value };
    },
  };
}
