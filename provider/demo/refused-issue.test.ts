import { expect } from "vitest";
import { onProvider } from "#tests/engines.ts";
import { flightBookingAt } from "#tests/support/booked-flight.ts";
import { type Caller, smsTo } from "#tests/support/client.ts";
import { ledgerFaults } from "../money/ledger/check.ts";
import { findDrift } from "../shop/reservation/stock-check.ts";

onProvider("A ticket that the demonstration’s carrier refuses to issue", (provider, onEngine) => {
  const { database, deliver, read, pay, submitted } = flightBookingAt(provider);
  const refuse = (confirmation_code: string) =>
    provider.app.request("/__demo/flights", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action: "fail_issue", confirmation_code }),
    });
  const balanceOf = async (user: Caller) =>
    (await user.get<{ wallet_balance: number }>("user/v2/me")).value.wallet_balance;

  onEngine("T21 ends its reservation unsuccessfully, all its money in the wallet, and no other one", async () => {
    const refused = await submitted(10);
    const other = await submitted(10);
    for (const round of [1, 2]) {
      const answer = await refuse(refused.code);
      expect(await answer.json(), `round ${round}`).toEqual({ confirmation_code: refused.code });
    }
    expect((await read(refused.user, refused.code)).value.status).toBe("ready_to_pay");
    for (const { user, code, quote } of [refused, other]) await pay(user, code, quote.total);
    await deliver();

    const { value } = await read(refused.user, refused.code);
    expect(value).toMatchObject({ status: "unsuccessful", status_reason: "not_issued", issued: [] });
    expect(value.refund).toMatchObject({ amount: refused.quote.total, state: "paid" });
    expect(value.history.at(-1)).toMatchObject({ to: "unsuccessful", actor: "supplier" });
    expect(await balanceOf(refused.user)).toBe(refused.quote.total);
    expect(await smsTo(provider.app, refused.user.mobile)).toMatch(/ناموفق .*کیف پول/);
    expect((await read(other.user, other.code)).value.status).toBe("successful");
    expect(await balanceOf(other.user)).toBe(0);
    expect(await findDrift(database(), provider.services.products)).toEqual([]);
    expect(await ledgerFaults(database())).toEqual({ sum: 0, journals: 0, balances: 0 });
  });

  onEngine("is of a flight’s reservation that is still to be issued", async () => {
    const issued = await submitted(11);
    await pay(issued.user, issued.code, issued.quote.total);
    expect((await refuse(issued.code)).status).toBe(404);
    expect((await refuse("of no reservation")).status).toBe(404);
    expect((await refuse("")).status).toBe(422);
  });
});
