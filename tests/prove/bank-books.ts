import { runConcurrently } from "#provider/kernel/run-concurrently.ts";

/** What the test bank of a fleet has in its books, asked as the provider asks it. */

type Line = { authority: string; amount: number; refunded: number };

async function asked<T>(bank: string, call: string, body: object): Promise<T> {
  const answer = await fetch(`${bank}/pg/v4/payment/${call}.json`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: T }).data;
}

/** What was verified of some days, by its session. Rial. */
export async function settledAt(bank: string, days: readonly string[]): Promise<ReadonlyMap<string, Line>> {
  const lines: Line[] = [];
  for (const day of days) lines.push(...(await asked<{ payments: Line[] }>(bank, "settlement", { day })).payments);
  return new Map(lines.map((line) => [line.authority, line]));
}

/** Sessions that were paid and never verified; a hundred at most. */
export async function unverifiedAt(bank: string): Promise<readonly string[]> {
  const { authorities } = await asked<{ authorities: Pick<Line, "authority">[] }>(bank, "unVerified", {});
  return authorities.map(({ authority }) => authority);
}

/** Of some sessions those that were paid and sent back whole: no settlement names them any more. */
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
