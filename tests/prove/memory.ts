import { readFileSync } from "node:fs";
import { clientOf } from "./raw-http.ts";

/** Memory of cached pages and pictures: bounded by bytes, however many addresses are requested. */

/** `app/server/page-cache.ts` and `app/server/art.ts`, in MB. */
const BOUND_MB = 64 + 16;
/** Allowance for memory beside the caches: pages being rendered, compiled code, the heap's own slack. */
const ALLOWANCE_MB = 120;

/** The resident memory of a process, in MB. */
export const residentOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);

export type Remembered = {
  addresses: number;
  answered_200: number;
  bound_mb: number;
  idle_mb: number;
  highest_mb: number;
  after_mb: number;
  limit_mb: number;
};

/** Addresses that are each a page of its own, the same page under another name, or an uncached picture. */
const addressAt = (turn: number): string => {
  const search = `/search/property?check_in=2026-12-01&destination_id=city-2&length_of_stay=3&destination_name=m${turn}`;
  return (
    [search, search, `/IranHotels.html?fbclid=${turn}`, `/web/art/room/Isfahan/M${turn}.day.rtl.svg`][turn % 4] ??
    search
  );
};

/** Requests many addresses of a website and measures its memory before, during and after. */
export async function rememberMany(port: number, pid: number, addresses: number): Promise<Remembered> {
  const { get, close } = clientOf(port, 8);
  const headers = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64)", "Accept-Encoding": "br" };
  for (const path of ["/", "/IranHotels.html", "/Content/About.html"]) await get(path, headers);
  const idle_mb = residentOf(pid);
  let asked = 0;
  let answered_200 = 0;
  let highest_mb = idle_mb;
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (asked < addresses) {
        const turn = asked++;
        if ((await get(addressAt(turn), headers)).status === 200) answered_200 += 1;
        if (turn % 100 === 0) highest_mb = Math.max(highest_mb, residentOf(pid));
      }
    }),
  );
  close();
  const after_mb = residentOf(pid);
  const limit_mb = idle_mb + BOUND_MB + ALLOWANCE_MB;
  return { addresses, answered_200, bound_mb: BOUND_MB, idle_mb, highest_mb, after_mb, limit_mb };
}

export const isBounded = ({ addresses, answered_200, after_mb, limit_mb }: Remembered): boolean =>
  after_mb <= limit_mb && answered_200 >= addresses * 0.99;
