import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { SearchValue } from "#domain/contract/property.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { onBothEngines } from "#tests/both-engines.ts";
import { callerOf } from "../test-client.ts";

onBothEngines("A search", (provider, onEngine) => {
  const search = async (nights: number) => {
    const stay = `check_in=${addDays(FROZEN_TODAY, 20)}&length_of_stay=${nights}`;
    const { value } = await callerOf(provider.app).get<SearchValue>(`property/v2/search?destination_id=city-2&${stay}`);
    return value.items;
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
    const three = of(await search(3));
    expect(three?.stay ?? null).toBeNull();
    if (three !== undefined) expect(three.blocking?.reason).toBe("max_stay");
    expect(of(await search(2))?.stay).not.toBeNull();
  });
});
