import { setTimeout as delay } from "node:timers/promises";
import { countingClient } from "./counting-client.ts";

/** Public reads, without a login: a search and the front page's texts. */
const reads = ["/property/v2/listing?scope=iran", "/content/v2/home", "/base/v2/cities"];

const EVERY_MS = 100;

export type Reads = {
  asked: number;
  failed: number;
  failures: Record<string, number>;
  longest_gap_ms: number;
  /** Beginnings of the first failed answers, each with its address: they show which part answered. */
  seen: readonly string[];
};

const MAX_SEEN = 5;

/** Makes public reads of the site, one after another, until it is ended. */
export function watchReads(address: string): { end(): Promise<Reads> } {
  const { client, answers } = countingClient(address);
  let isOver = false;
  let longest = 0;
  const seen: string[] = [];
  const watching = (async () => {
    for (let turn = 0; !isOver; turn++, await delay(EVERY_MS)) {
      const before = answers.lastWell;
      const init = { headers: { "Client-Token": "shamseh-web" } };
      const answer = await Promise.resolve(client.request(reads[turn % reads.length]!, init)).catch(() => null);
      const text = await answer?.text().catch(() => "");
      if (answer && answer.status >= 500 && seen.length < MAX_SEEN) {
        seen.push(`${reads[turn % reads.length]} ${answer.status} ${text?.slice(0, 120)}`);
      }
      if (answers.lastWell !== before) longest = Math.max(longest, answers.lastWell - before);
    }
  })();
  return {
    async end() {
      isOver = true;
      await watching;
      const { asked, failed, failures } = answers;
      return { asked, failed, failures, longest_gap_ms: Math.round(longest), seen };
    },
  };
}
