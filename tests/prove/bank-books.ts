import { runConcurrently } from "#provider/kernel/run-concurrently.ts";

/** Reads the books of a fleet's test bank, through the provider's interface. */

type Line = { authority: string; amount: number; refunded: number };

async function asked<T>(bank: string, call: string, body: object): Promise<T> {
  const answer = await fetch(`${bank}/pg/v4/payment/${call}.json`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: T }).data;
}

/** Verified payments of some days, by session. Rial. */
export async function settledAt(bank: string, days: readonly string[]): Promise<ReadonlyMap<string, Line>> {
  const lines: Line[] = [];
  for (const day of days) lines.push(...(await asked<{ payments: Line[] }>(bank, "settlement", { day })).payments);
  return new Map(lines.map((line) => [line.authority, line]));
}

/** Sessions that were paid and never verified; at most a hundred. */
export async function unverifiedAt(bank: string): Promise<readonly string[]> {
  const { authorities } = await asked<{ authorities: Pick<Line, "authority">[] }>(bank, "unVerified", {});
  return authorities.map(({ authority }) => authority);
}

/** Sessions, of those given, that were paid and reversed as a whole: no settlement lists them any more. */
export async function reversedAt(bank: string, authorities: readonly string[]): Promise<ReadonlySet<string>> {
  const reversed = new Set<string>();
  const waiting = [...authorities];
  await runConcurrently(
    (most) => waiting.splice(0, most),
    async (authority) => {
      const { status } = await asked<{ status: string }>(bank, "inquiry", { authority });
      if (status === "REVERSED") reversed.add(authority);
    },
  );
  return reversed;
}
