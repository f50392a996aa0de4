import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { pathTo } from "#domain/addresses/routes.ts";
import type { CompanionLinks } from "#domain/contract/companion.shapes.ts";
import { logInByCall } from "./account.ts";
import { payForIt } from "./booking.ts";
import { asked } from "./calls.ts";
import { expect, test } from "./site.ts";
import { telephone } from "./slow-telephone.ts";
import { stayToPay } from "./stay-booking.ts";
import { ready } from "./watch.ts";

test("a companion reads their own voucher by a link, until it is revoked", async ({ browser, site }) => {
  const context = await telephone(browser, site);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  await page.goto("/");
  await logInByCall(page);
  const { kind, confirmation_code: code, property } = await stayToPay(page);
  await payForIt(page, kind, code, "fa");
  await page.goto(reservationAddress(kind, "status", code));
  await ready(page);
  await page.getByRole("button", { name: "ارسال لینک به همراهان" }).tap();
  const dialog = page.getByRole("dialog", { name: "لینک همراهان" });
  const send = dialog.getByRole("button", { name: /^ارسال لینک/ });
  await send.last().tap();
  await dialog.getByText("لینک کپی شد.").waitFor();
  const { links } = await asked<CompanionLinks>(page, `/voucher/v2/companions/${code}`);
  const token = links.at(-1)?.companion_token ?? "";
  expect(links.map((link) => link.companion_token !== null)).toEqual([...links.slice(1).map(() => false), true]);

  const friend = await (await telephone(browser, site)).newPage();
  const answer = await friend.goto(pathTo("companion", { companion_token: token }));
  expect(answer?.headers()).toMatchObject({ "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await ready(friend);
  await friend.getByRole("heading", { name: property.name_fa }).waitFor();
  await expect(friend.getByRole("main")).not.toContainText("تومان");

  await dialog.getByRole("button", { name: /^لغو لینک/ }).tap();
  await expect(dialog.getByRole("button", { name: /^لغو لینک/ })).toHaveCount(0);
  await friend.reload();
  await friend.getByRole("heading", { name: "این لینک لغو شده است" }).waitFor();
  await friend.context().close();
  await context.close();
});
