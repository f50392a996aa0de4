import type { Answer, Transport } from "#app/src/api/client.ts";
import { answersInBatch, BATCH_PATH, MAX_IN_A_BATCH } from "#runtime/batch.ts";
import { textAnswer } from "./text-answer.ts";

type Waiting = {
  address: string;
  init: RequestInit;
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
};

/** True for the answers of a provider of another version that does not know batches. */
const isUnknown = (status: number): boolean => status === 404 || status === 405 || status === 501;

/** Reads without a session only: nothing personal, and nothing that has an effect. */
const mayJoin = (headers: Headers, { method }: RequestInit): boolean =>
  (method ?? "GET") === "GET" && !headers.has("Authorization");

/** The way to the provider, on which the reads that a page makes at the same moment travel in one request. */
export function createBatchedSend(send: Transport): Transport {
  const gathering = new Map<string, Waiting[]>();

  return (address, init) => {
    const headers = new Headers(init.headers);
    if (!mayJoin(headers, init)) return send(address, init);
    const key = `${new URL(address).origin} ${headers.get("Accept-Language")}`;
    const gathered = gathering.get(key);
    const together = gathered && gathered.length < MAX_IN_A_BATCH ? gathered : [];
    if (together !== gathered) {
      gathering.set(key, together);
      // After everything that this moment asks for.
      queueMicrotask(() => {
        if (gathering.get(key) === together) gathering.delete(key);
        void sendTogether(together, headers, send);
      });
    }
    return new Promise((resolve, reject) => together.push({ address, init, resolve, reject }));
  };
}

async function sendTogether(all: readonly Waiting[], ofFirst: Headers, send: Transport): Promise<void> {
  const [first] = all;
  if (first === undefined) return;
  if (all.length === 1) return sendAlone(first, send);
  const headers = new Headers(ofFirst);
  headers.set("Content-Type", "application/json");
  const targets = all.map(({ address }) => address.slice(new URL(address).origin.length));
  try {
    const response = await send(new URL(BATCH_PATH, first.address).href, {
      method: "POST",
      headers,
      body: JSON.stringify(targets),
      signal: endOf(all),
      redirect: "error",
    });
    if (isUnknown(response.status)) {
      await Promise.all(all.map((one) => sendAlone(one, send)));
      return;
    }
    const text = await response.text();
    const answers = response.ok ? answersInBatch(text, all.length) : all.map(() => ({ status: response.status, text }));
    answers.forEach(({ status, text }, index) => {
      all[index]?.resolve(textAnswer(status, text));
    });
  } catch (error) {
    for (const { reject } of all) reject(error);
  }
}

const sendAlone = ({ address, init, resolve, reject }: Waiting, send: Transport): Promise<void> =>
  send(address, init).then(resolve, reject);

/** Aborts a batch when the last of its waiters has left; each of them is told at once. */
function endOf(all: readonly Waiting[]): AbortSignal {
  const controller = new AbortController();
  let waiting = all.length;
  for (const { init, reject } of all) {
    const { signal } = init;
    if (!signal) continue;
    const leave = () => {
      reject(signal.reason);
      waiting -= 1;
      if (waiting === 0) controller.abort(signal.reason);
    };
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave, { once: true });
  }
  return controller.signal;
}
