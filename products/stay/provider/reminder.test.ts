import { expect } from "vitest";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS, HOUR_SECONDS } from "#domain/calendar/constants.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import type { NotificationsValue } from "#domain/contract/notification.shapes.ts";
import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { CHECK_IN_HOUR } from "#products/stay/rules/instants.ts";
import { runLane } from "#provider/kernel/outbox/worker.ts";
import { onProvider } from "#tests/engines.ts";
import { stayIn } from "#tests/prove/bookable-items.ts";
import { logIn, newKey, smsTo } from "#tests/support/client.ts";
import { prepareRoom, standAtFrozenNoon, wait } from "#tests/support/stay.ts";
import { issued } from "#tests/support/supplied.ts";

const DAYS = 6;
const ARRIVAL = addDays(FROZEN_TODAY, DAYS);
/** Seconds from the frozen noon to a day before a check-in, some days after today. */
const dayBefore = (days: number): number => (days - 1) * DAY_SECONDS + (CHECK_IN_HOUR - 12) * HOUR_SECONDS;

onProvider("The reminder of a stay", (provider, onEngine) => {
  const database = () => provider.services.database;

  async function booked() {
    await standAtFrozenNoon(database());
    const room = await prepareRoom(database(), { checkIn: ARRIVAL });
    const user = await logIn(provider.app);
    const item = stayIn(room);
    const { confirmation_code: code } = await issued(provider.services, user, item);
    /** Reminders in the panel, and the newest SMS, once nothing is due. */
    const told = async () => {
      for (let lane = 0; lane < 3; lane++) await runLane(provider.services, "work");
      const { items } = (await user.get<NotificationsValue>("user/v2/notifications")).value;
      return {
        count: items.filter(({ word }) => word === "journey_begins").length,
        sms: await smsTo(provider.app, user.mobile),
      };
    };
    return { user, path: `${item.path}/${code}`, told };
  }

  onEngine("comes a day before it, once, by SMS and in the panel, with the way to the voucher", async () => {
    const { told } = await booked();
    await wait(database(), dayBefore(DAYS) - 60);
    expect((await told()).count).toBe(0);
    await wait(database(), 120);
    const { count, sms } = await told();
    expect(count).toBe(1);
    expect(sms).toMatch(/فردا از ساعت .* شروع می‌شود .*https?:/);
    await wait(database(), HOUR_SECONDS);
    expect((await told()).count).toBe(1);
  });

  onEngine("says today where it was delayed, and nothing once the stay has begun", async () => {
    const late = await booked();
    await wait(database(), dayBefore(DAYS) + 20 * HOUR_SECONDS);
    expect(await late.told()).toMatchObject({ count: 1, sms: expect.stringContaining("امروز از ساعت") });
    const tooLate = await booked();
    await wait(database(), dayBefore(DAYS) + DAY_SECONDS);
    expect((await tooLate.told()).count).toBe(0);
  });

  onEngine("goes where its dates go, and comes once", async () => {
    const { user, path, told } = await booked();
    const wish = { check_in: addDays(ARRIVAL, 1), length_of_stay: 1 };
    const { value: asked } = await user.get<ChangeQuoteValue>(
      `${path}/change-quote?check_in=${wish.check_in}&length_of_stay=1`,
    );
    const changed = await user.post(`${path}/change`, { ...wish, quote_id: asked.quote_id }, newKey());
    expect(changed.status).toBe(200);
    await wait(database(), dayBefore(DAYS) + 60);
    expect((await told()).count).toBe(0);
    await wait(database(), DAY_SECONDS);
    expect((await told()).count).toBe(1);
  });

  onEngine("does not come for a stay that was cancelled", async () => {
    const { user, path, told } = await booked();
    const { value } = await user.get<{ quote_id: string }>(`${path}/cancellation-quote`);
    expect((await user.post(`${path}/cancel`, { quote_id: value.quote_id }, newKey())).status).toBe(200);
    await wait(database(), dayBefore(DAYS) + 60);
    expect((await told()).count).toBe(0);
  });
});
