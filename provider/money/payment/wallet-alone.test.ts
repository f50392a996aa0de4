import { expect } from "vitest";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import type { MovementsValue } from "#domain/contract/wallet.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { type BookableItem, stayIn } from "#tests/prove/bookable-items.ts";
import { logIn } from "#tests/support/client.ts";
import { prepareRoom, standAtFrozenNoon } from "#tests/support/stay.ts";
import { issued, supplied } from "#tests/support/supplied.ts";

onProvider("What the wallet pays alone", (provider, onEngine) => {
  const database = () => provider.services.database;
  const made: Readonly<Record<"stay" | "tour" | "flight", () => Promise<BookableItem>>> = {
    stay: async () => stayIn(await prepareRoom(database())),
    tour: async () => (await supplied.tour(provider.services)).item,
    flight: async () => (await supplied.flight(provider.services)).item,
  };
  for (const [kind, make] of Object.entries(made)) {
    onEngine(`is its owner's own act, and no gateway's: ${kind}`, async () => {
      await standAtFrozenNoon(database());
      const item = await make();
      const user = await logIn(provider.app);
      const { confirmation_code, totals } = await issued(provider.services, user, item);
      const { history } = (await user.get<ReservationEnvelope>(`${item.path}/${confirmation_code}`)).value;
      const paid = history.filter(({ to }) => to === "in_progress").at(-1);
      expect(paid?.actor).toBe("user");
      expect(history.map(({ actor }) => actor)).not.toContain("gateway");
      const movements = (await user.get<MovementsValue>("wallet/v2/movements")).value.items;
      expect(movements.find(({ kind: of }) => of === "payment")?.parts).toMatchObject([
        { by: "wallet", amount: totals.payable },
      ]);
    });
  }
});
