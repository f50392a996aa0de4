import { type Browser, expect } from "@playwright/test";
import { ROOMS } from "#domain/bounds.ts";
import { logInHere } from "./account.ts";
import type { Site } from "./site.ts";

/**
 * Holds every room of the type chosen by an address, for its stay, as another traveller in another browser. Three holds
 * of five rooms are one traveller's limit, and more than a type has.
 */
export async function sellOut(browser: Browser, site: Site, address: string): Promise<void> {
  const { pathname, searchParams } = new URL(address);
  const [, city = "", property = ""] = /^\/(\w+)Hotels\/(\w+)Hotel\.html$/.exec(pathname) ?? [];
  const [room_type_id, rate_plan_id] = (searchParams.get("choice") ?? "").split("-").map(Number);
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/user/login.html");
  await logInHere(page, "fa");
  await page.waitForURL((url) => url.pathname !== "/user/login.html");
  const token = (await context.cookies()).find(({ name }) => name === "token")?.value ?? "";
  const headers = { Authorization: `Bearer ${token}`, "Client-Token": "shamseh-web" };
  const details = await page.request.get(`/property/v2/details/${city}/${property}`, { headers });
  const property_id = (await details.json()).value.id as number;
  const room = { room_type_id, rate_plan_id, adult_count: 1, children: [], extra_bed: 0, baby_cot: 0 };
  let count: number = ROOMS.max;
  while (count > 0) {
    const quote = await page.request.post("/reserve/v2/quote", {
      headers,
      data: {
        property_id,
        check_in: searchParams.get("check_in"),
        length_of_stay: Number(searchParams.get("length_of_stay")),
        rooms: Array.from({ length: count }, () => room),
      },
    });
    const { reason, value } = await quote.json();
    if (reason === "sold_out") {
      count -= 1;
      continue;
    }
    expect(quote.status(), JSON.stringify(reason)).toBe(200);
    const held = await page.request.post("/reserve/v2/create", {
      headers: { ...headers, "Idempotency-Key": crypto.randomUUID() },
      data: { quote_id: value.quote_id },
    });
    expect(held.status(), await held.text()).toBe(200);
  }
  await context.close();
}
