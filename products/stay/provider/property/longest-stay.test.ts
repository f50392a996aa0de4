import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type { SearchValue } from "#products/stay/contract/stay.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";

onProvider("A search", (provider, onEngine) => {
  /** Every card of a search for so many nights, page after page: those that cannot be had stand last. */
  const search = async (nights: number) => {
    const stay = `check_in=${addDays(FROZEN_TODAY, 20)}&length_of_stay=${nights}`;
    const cards: SearchValue["items"] = [];
    for (let page = 1, total = 1; cards.length < total; page += 1) {
      const { value } = await callerOf(provider.app).get<SearchValue>(
        `property/v2/search?destination_id=city-2&${stay}&page=${page}`,
      );
      cards.push(...value.items);
      total = value.total;
    }
    return cards;
  };

  onEngine("keeps to the longest stay that a property's plans allow on the day of arrival, and says so", async () => {
    const open = (await search(3)).find(({ stay }) => stay !== null);
    expect(open).toBeDefined();
    const of = (items: SearchValue["items"]) => items.find(({ id }) => id === open!.id);
    await provider.services.database.query(
      `UPDATE night_price SET max_stay = 2, min_stay = 1
       WHERE rate_plan_id IN (SELECT plan.id FROM rate_plan AS plan JOIN room_type ON room_type.id = room_type_id
         WHERE property_id = $1)`,
      [open!.id],
    );
    expect(of(await search(3))).toMatchObject({ stay: null, blocking: { reason: "max_stay" } });
    expect(of(await search(2))).toMatchObject({ stay: { nights: 2 } });
  });
});
