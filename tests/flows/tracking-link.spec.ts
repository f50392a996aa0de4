import { addressOf } from "#domain/addresses/routes.ts";
import { expect, test } from "./site.ts";
import { ready } from "./watch.ts";

test("R47 the link of a voucher's SMS opens the tracking form, filled in and in the language of the SMS", async ({
  page,
}) => {
  await page.goto(`${addressOf("tracking")}?lang=en#1234567890`);
  await ready(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Track");
  await expect(page.locator("input[name=tracking_code]")).toHaveValue("1234567890");
  await expect(page).toHaveURL(new RegExp(`${addressOf("tracking")}$`));
});
