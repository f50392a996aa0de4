import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { FavoritesValue } from "#domain/contract/account.shapes.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { PropertyCard } from "#domain/contract/property-card.shapes.ts";
import type { StayQuoteValue, StayVoucherValue } from "#domain/contract/stay-reservation.shapes.ts";
import { cancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type {
  CardsValue,
  DetailsValue,
  PlanOffer,
  RoomsValue,
  SearchMapValue,
  SearchValue,
} from "#products/stay/contract/stay.shapes.ts";
import { stayPenaltyLines } from "#products/stay/rules/penalty-lines.ts";
import { onProvider } from "#tests/engines.ts";
import { bookingAt } from "#tests/support/booking.ts";
import { callerOf, logIn } from "#tests/support/client.ts";
import { guestsFor, standAtFrozenNoon } from "#tests/support/stay.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";

const NIGHTS = 2;
/** From a stay that begins tomorrow to one so far ahead that every policy is still free. */
const DAYS_AHEAD = [1, 4, 8, 11, 13, 20, 25, 40];
/** One room of two, and two. */
const PARTIES = ["2", "2;2"];

type Asked = { checkIn: IsoDate; rooms: string };
const queryOf = ({ checkIn, rooms }: Asked) =>
  `check_in=${checkIn}&length_of_stay=${NIGHTS}&rooms=${encodeURIComponent(rooms)}`;

/** The cheapest plan that each party can have, in the order of the parties. */
const cheapest = ({ parties }: RoomsValue) =>
  parties.map(({ room_types }) => {
    const open = room_types.flatMap(({ id, plans }) =>
      plans.filter(({ blocking }) => blocking.length === 0).map((plan) => ({ room: id, plan })),
    );
    return open.toSorted((one, other) => one.plan.total - other.plan.total)[0];
  });

/** Cancellation text of the property's page for the chosen plans. */
const saidOf = (plans: readonly PlanOffer[], { checkIn }: Asked) =>
  cancellationSentence(
    stayPenaltyLines({
      checkIn,
      rooms: plans.map(({ cancellation_policy: policy, nights, total }) => ({ policy, nights, total })),
    }),
    FROZEN_NOW,
  );

/** A card of a search that can be had. */
type OpenCard = PropertyCard & { stay: NonNullable<PropertyCard["stay"]> };

onProvider("One stay", (provider, onEngine) => {
  const { database, create, act, read, pay } = bookingAt(provider);

  /** From the card of a search to the voucher: each answer names the total and the sentence of the card. */
  async function walk(asked: Asked, card: OpenCard, list: readonly OpenCard[]) {
    const { total, cancellation } = card.stay;
    const user = await logIn(provider.app);
    const anyone = callerOf(provider.app);
    const query = queryOf(asked);
    // Beside another property it is shown at the same price, where it is shown.
    const { id: other } = list.find(({ id }) => id !== card.id)!;
    const similar = (await anyone.get<CardsValue>(`property/v2/${other}/similar?${query}`)).value.items;
    expect(similar.length).toBeGreaterThan(0);
    for (const { id, stay } of similar) {
      const listed = list.find((one) => one.id === id);
      if (listed !== undefined) expect(stay).toEqual(listed.stay);
    }

    const details = (await anyone.get<DetailsValue>(`property/v2/details/Isfahan/${card.slug}?${query}`)).value;
    expect(details.stay).toEqual(card.stay);
    await user.post("user/v2/favorites/toggle", { kind: "property", id: card.id });
    const favorites = (await user.get<FavoritesValue>(`user/v2/favorites?${query}`)).value;
    expect(favorites.properties[0]?.stay).toEqual(card.stay);

    const rooms = (await anyone.get<RoomsValue>(`property/v2/${card.id}/rooms?${query}`)).value;
    const chosen = cheapest(rooms).flatMap((one) => one ?? []);
    const sum = chosen.reduce((all, { plan }) => all + plan.total, 0);
    // Two parties may want the last room of one type: then the card's cheapest way is another.
    if (sum !== total) return null;
    // Two plans of one price may differ in their policies: the card shows one of them.
    const said = saidOf(
      chosen.map(({ plan }) => plan),
      asked,
    );
    if (JSON.stringify(said) !== JSON.stringify(cancellation)) return null;

    const quote = await user.post<StayQuoteValue>("reserve/v2/quote", {
      property_id: card.id,
      check_in: asked.checkIn,
      length_of_stay: NIGHTS,
      rooms: chosen.map(({ room, plan }, index) => ({
        room_type_id: room,
        rate_plan_id: plan.rate_plan_id,
        adult_count: rooms.parties[index]!.adults,
        children: rooms.parties[index]!.children,
      })),
    });
    expect(quote.status, quote.text).toBe(200);
    expect(quote.value).toMatchObject({ total, cancellation });
    const held = (await create(user, quote.value.quote_id)).value;
    expect(held).toMatchObject({ totals: { payable: total }, cancellation });
    if (chosen.some(({ plan }) => plan.confirmation === "on_request")) return null;
    const named = await act(user, held, "save-guests", guestsFor(chosen.length));
    expect(named.status, named.text).toBe(200);
    await act(user, held, "submit");
    expect(await pay(held)).toBe("applied");
    // The voucher is issued from the outbox.
    await runOutbox(provider.services);
    const paid = (await read(user, held)).value;
    expect(paid).toMatchObject({ status: "successful", totals: { paid: total }, cancellation });
    const voucher = (await user.get<StayVoucherValue>(`reserve/v2/${held.confirmation_code}/voucher`)).value;
    expect(voucher).toMatchObject({ paid: total, cancellation });
    const cancelling = (
      await user.get<CancellationQuoteValue>(`reserve/v2/${held.confirmation_code}/cancellation-quote`)
    ).value;
    expect(cancelling).toMatchObject({ paid: total, penalty: cancellation.penalty, cancellation });
    await act(user, held, "cancel", { quote_id: cancelling.quote_id, destination: "wallet" });
    expect((await read(user, held)).value).toMatchObject({
      totals: { penalty: cancellation.penalty },
      cancellation: null,
    });
    return `${cancellation.kind} ${cancellation.share?.of ?? "-"}`;
  }

  onEngine("has one total and one cancellation sentence on every answer, from its card to its voucher", async () => {
    await standAtFrozenNoon(database());
    const isfahan = provider.services.atlas.current().cities.find(({ row }) => row.slug === "Isfahan")!.row;
    const walked = new Set<string>();
    for (const rooms of PARTIES) {
      for (const days of DAYS_AHEAD) {
        const asked = { checkIn: addDays(FROZEN_TODAY, days), rooms };
        const search = `destination_id=city-${isfahan.id}&${queryOf(asked)}`;
        const { get } = callerOf(provider.app);
        const { value: found } = await get<SearchValue>(`property/v2/search?${search}`);
        const { value: map } = await get<SearchMapValue>(`property/v2/search/map?${search}`);
        const open = found.items.flatMap((card) => (card.stay === null ? [] : [{ ...card, stay: card.stay }]));
        for (const card of open) {
          const point = map.points.find(({ id }) => id === card.id);
          expect(point?.total).toBe(card.stay.total);
          const kind = `${rooms} ${card.stay.cancellation.kind} ${card.stay.cancellation.share?.of ?? "-"}`;
          if (walked.has(kind)) continue;
          if ((await walk(asked, card, open)) !== null) walked.add(kind);
        }
      }
    }
    for (const rooms of PARTIES) {
      expect([...walked]).toContain(`${rooms} free -`);
      expect([...walked]).toContain(`${rooms} charged first_night`);
      expect([...walked]).toContain(`${rooms} non_refundable -`);
    }
    expect([...walked]).toContain("2 charged whole_stay");
  });
});
