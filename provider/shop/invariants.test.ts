import { expect } from "vitest";
import type { InvariantsValue } from "#domain/contract/operator.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";

const path = "operator/v2/invariants";

onProvider("What must always hold", (provider, onEngine) => {
  const operator = () =>
    callerOf(provider.app, { Authorization: `Bearer ${provider.services.settings.operatorToken}` });

  onEngine("is told to the operator alone, and a night that differs is counted", async () => {
    expect((await callerOf(provider.app).get(path)).status).toBe(401);
    const well = await operator().get<InvariantsValue>(path);
    expect(well.value).toEqual({ ledger: { sum: 0, journals: 0, balances: 0 }, inventory: { nights: 0 } });
    const { database } = provider.services;
    const changed = await database.query(
      `UPDATE inventory_night SET held = held + 1 WHERE (room_type_id, night) =
         (SELECT room_type_id, night FROM inventory_night WHERE held + sold < total LIMIT 1) RETURNING night`,
    );
    expect(changed).toHaveLength(1);
    expect((await operator().get<InvariantsValue>(path)).value.inventory.nights).toBe(1);
  });
});
