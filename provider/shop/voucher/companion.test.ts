import { expect } from "vitest";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { CompanionLinks, CompanionValue } from "#domain/contract/companion.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { type BookableItem, type Kind, kinds, stayIn } from "#tests/prove/bookable-items.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { prepareRoom, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { issued, paid, supplied } from "#tests/support/supplied.ts";
import { eraseAccount } from "../../people/account-deletion/erase.ts";

onProvider("A companion's own voucher", (provider, onEngine) => {
  const database = () => provider.services.database;
  const itemOf = async (kind: Kind): Promise<BookableItem> => {
    await standAtFrozenNoon(database());
    return kind === "stay" ? stayIn(await prepareRoom(database())) : (await supplied[kind](provider.services)).item;
  };

  async function booking(kind: Kind = "stay", upTo: typeof issued | typeof paid = issued) {
    const item = await itemOf(kind);
    const user = await logIn(provider.app);
    const { confirmation_code: code } = await upTo(provider.services, user, item);
    const path = `${item.path}/${code}`;
    const links = `voucher/v2/companions/${code}`;
    return {
      code,
      user,
      path,
      links,
      reservation: async () => (await user.get<ReservationEnvelope>(path)).value,
      list: () => user.get<CompanionLinks>(links),
      make: (traveller: number) => user.post<CompanionLinks>(links, { traveller }, newKey()),
      revoke: (traveller: number) => user.post<CompanionLinks>(`${links}/revoke`, { traveller }, newKey()),
    };
  }
  const read = (token: string) => callerOf(provider.app).get<CompanionValue>(`voucher/v2/companion/${token}`);
  const tokenOf = ({ links }: CompanionLinks, traveller: number): string => {
    const token = links.find((one) => one.traveller === traveller)?.companion_token;
    if (!token) throw new Error(`Traveller ${traveller} has no link`);
    return token;
  };

  onEngine("shows each traveller their own name, stages and papers, of every product, and nothing else", async () => {
    for (const kind of kinds) {
      const stand = await booking(kind);
      await stand.user.post(`${stand.path}/correct-name`, { traveller: 2, last_name_fa: "کریمیان" }, newKey());
      const { travellers, tracking_code } = await stand.reservation();
      const [first, second] = travellers;
      if (first === undefined || second === undefined) throw new Error("The item is for two");
      const mine = await read(tokenOf((await stand.make(2)).value, 2));
      expect([kind, mine.status, mine.value.state]).toEqual([kind, 200, "open"]);
      const { voucher } = mine.value;
      expect(voucher?.name.fa).toBe("علی‌رضا کریمیان");
      expect(voucher?.stages.length).toBeGreaterThan(0);
      const text = JSON.stringify(mine.value);
      expect(text.replaceAll("کریمیان", "")).not.toContain("کریمی");
      for (const hidden of [
        first.national_code,
        second.national_code,
        first.passport_number,
        second.passport_number,
        first.mobile,
        tracking_code,
        stand.code,
      ])
        if (hidden) expect(text, kind).not.toContain(hidden);
      expect(text).not.toMatch(/price|paid|total|amount/);
      expect(voucher?.stages.flatMap(({ facts }) => facts.map(({ name }) => name))).toContain("code");
    }
  });

  onEngine("is a ticket of one's own on a flight", async () => {
    const stand = await booking("flight");
    await stand.make(1);
    const { value } = await stand.make(2);
    const tickets = await Promise.all(
      [1, 2].map(async (traveller) => {
        const { voucher } = (await read(tokenOf(value, traveller))).value;
        return voucher?.stages[0]?.facts.find(({ name }) => name === "ticket")?.text.en;
      }),
    );
    expect(tickets[0]).toMatch(/\d/);
    expect(tickets[1]).toMatch(/\d/);
    expect(tickets[0]).not.toBe(tickets[1]);
  });

  onEngine("stays the same until it is revoked, and is another one afterwards", async () => {
    const stand = await booking();
    expect((await stand.list()).value.links).toEqual([
      { traveller: 1, companion_token: null },
      { traveller: 2, companion_token: null },
    ]);
    const first = tokenOf((await stand.make(1)).value, 1);
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(tokenOf((await stand.make(1)).value, 1)).toBe(first);
    expect(tokenOf((await stand.list()).value, 1)).toBe(first);
    expect((await stand.revoke(1)).value.links[0]?.companion_token).toBeNull();
    expect((await read(first)).value).toEqual({ state: "revoked", voucher: null });
    const next = tokenOf((await stand.make(1)).value, 1);
    expect(next).not.toBe(first);
    expect((await read(next)).value.state).toBe("open");
    expect((await read(first)).value.state).toBe("revoked");
    const rows = await database().query<{ digest: string }>("SELECT digest FROM companion_link");
    expect(JSON.stringify(rows)).not.toContain(next);
  });

  onEngine("says that the booking was changed, until another link is made", async () => {
    const stand = await booking();
    const link = tokenOf((await stand.make(2)).value, 2);
    await stand.user.post(`${stand.path}/correct-name`, { traveller: 1, last_name_fa: "کریمیان" }, newKey());
    expect((await read(link)).value).toEqual({ state: "changed", voucher: null });
    expect((await stand.list()).value.links[1]?.companion_token).toBeNull();
    const next = tokenOf((await stand.make(2)).value, 2);
    expect((await read(next)).value.state).toBe("open");
  });

  onEngine("says that the booking was cancelled", async () => {
    const stand = await booking();
    const link = tokenOf((await stand.make(1)).value, 1);
    const { quote_id } = (await stand.user.get<CancellationQuoteValue>(`${stand.path}/cancellation-quote`)).value;
    await stand.user.post(`${stand.path}/cancel`, { quote_id, destination: "wallet" }, newKey());
    expect((await read(link)).value).toEqual({ state: "cancelled", voucher: null });
    expect((await stand.make(1)).reason).toBe("not_open");
    expect((await stand.list()).reason).toBe("not_open");
  });

  onEngine("ends a whole day after the journey", async () => {
    const stand = await booking();
    const link = tokenOf((await stand.make(1)).value, 1);
    const { voucher } = (await read(link)).value;
    const { now } = await stand.reservation();
    const until = voucher?.until ?? 0;
    const lastDay = Date.parse(`${voucher?.stages.at(-1)?.ends_on}T00:00:00+03:30`) / 1_000;
    expect(until).toBe(lastDay + 2 * DAY_SECONDS);
    await wait(database(), until - now - 60);
    expect((await read(link)).value.state).toBe("open");
    await wait(database(), 120);
    expect((await read(link)).value).toEqual({ state: "ended", voucher: null });
    const again = await logIn(provider.app, stand.user.mobile);
    expect((await again.post(stand.links, { traveller: 1 }, newKey())).reason).toBe("not_open");
  });

  onEngine("is made by the booker alone, of an issued booking and of a traveller that it has", async () => {
    const early = await booking("stay", paid);
    expect((await early.make(1)).reason).toBe("not_open");
    const stand = await booking();
    const stranger = await logIn(provider.app);
    expect((await stranger.post(stand.links, { traveller: 1 }, newKey())).reason).toBe("not_found");
    expect((await stranger.get(stand.links)).reason).toBe("not_found");
    expect((await stand.make(3)).reason).toBe("not_found");
    const link = tokenOf((await stand.make(1)).value, 1);
    expect((await stranger.post(`${stand.links}/revoke`, { traveller: 1 }, newKey())).reason).toBe("not_found");
    expect((await read(link)).value.state).toBe("open");
    for (const unknown of ["A".repeat(22), "short", `${link}A`]) expect((await read(unknown)).status).toBe(404);
  });

  onEngine("two requests at once make one link", async () => {
    const stand = await booking();
    const answers = await Promise.all([stand.make(1), stand.make(1), stand.make(1)]);
    expect(new Set(answers.map(({ value }) => tokenOf(value, 1))).size).toBe(1);
  });

  onEngine("goes with the account of the booker", async () => {
    const stand = await booking();
    const link = tokenOf((await stand.make(1)).value, 1);
    const [row] = await database().query<{ id: number }>(
      "SELECT user_id AS id FROM reservation WHERE confirmation_code = $1",
      [stand.code],
    );
    await database().withTx((tx) => eraseAccount(tx, provider.services.vault, row!.id));
    expect((await read(link)).status).toBe(404);
  });
});
