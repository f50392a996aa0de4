import type { Browser, Locator, Page } from "@playwright/test";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import { loginWords, newMobile } from "./account.ts";
import { chooseRoom, fillTravellers, hold, termsBox, bookingWords as words } from "./booking.ts";
import { expect, type Site, test } from "./site.ts";
import { slowDown, tapAfter, telephone } from "./slow-telephone.ts";

/**
 * A tap on a slow telephone does what its control says, once, however early it comes. `TAPS_MS` sets the time of the
 * tap, in milliseconds after the request of the page: `npm run prove -- taps` tries each moment on each control.
 */
const everyMoment = process.env["TAPS_MS"];
const moments = (everyMoment ?? "500").split(",").map(Number);
const w = words.fa;

type Step = {
  control: (page: Page) => Locator;
  /** Preparation on the slow page, before the tap. */
  prepare?: (page: Page) => Promise<void>;
  done: (page: Page) => Promise<unknown>;
  /** Requests after the tap that carry out the step: exactly one. */
  once?: RegExp;
  /** An impatient double tap. A browser's own link would be followed twice. */
  taps?: 2;
};

/** Loads an address slowly, takes a step there, and expects that it was taken once. */
async function takeStep(page: Page, address: string, ms: number, step: Step): Promise<void> {
  await page.goto("about:blank");
  await slowDown(page, true);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.redirectedFrom() === null) asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await tapAfter(page, address, step.control(page), {
    ms,
    taps: step.taps ?? 1,
    prepare: () => step.prepare?.(page),
    // Drops the page's own requests, which precede the tap.
    onTap: () => void asked.splice(0),
  });
  await step.done(page);
  if (step.once) {
    const { once } = step;
    const doing = () => asked.filter((line) => once.test(line));
    // A hydrated page sends its request a moment after the tap.
    await expect.poll(doing, { message: "what the tap asks for" }).not.toHaveLength(0);
    expect(doing(), asked.join("\n")).toHaveLength(1);
  }
  page.removeAllListeners("request");
  await slowDown(page, false);
}

async function withTelephone(browser: Browser, site: Site, act: (page: Page) => Promise<void>): Promise<void> {
  test.setTimeout(300_000);
  const context = await telephone(browser, site);
  await act(await context.newPage());
  await context.close();
}

const checkIn = addDays(tehranDate(Math.floor(Date.now() / 1000)), 30);
const search = `/search/property?destination_id=city-2&destination_name=${encodeURIComponent("اصفهان")}&check_in=${checkIn}&length_of_stay=2&rooms=2`;

const searching: Step = {
  // The line opens the form without scripts.
  prepare: (page) => page.locator("[popovertarget=search]").first().tap(),
  control: (page) => page.getByRole("button", { name: "جست‌وجو", exact: true }),
  // Without scripts the form asks the host for the address; hydrated it computes it: either way one more page is
  // requested.
  done: (page) => page.waitForLoadState("load"),
  once: /^GET \/search\/(find|property)$/,
};
const filtering: Step = {
  control: (page) => page.getByRole("checkbox", { name: "تأیید آنی" }),
  prepare: (page) => page.locator("[data-tool-bar]").getByRole("button", { name: "فیلترها" }).tap(),
  done: async (page) => {
    await page.waitForURL(/online=true/);
    await expect(page.getByRole("checkbox", { name: "تأیید آنی" })).toBeChecked();
  },
};
const choosing: Step = {
  control: (page) => page.locator("[data-plan]").getByRole("link", { name: w.choose }).first(),
  done: (page) => page.locator("[data-total]").waitFor(),
};
const booking: Step = {
  control: (page) => page.locator("[data-action-bar]").getByRole("button", { name: w.book }),
  done: (page) => page.getByRole("dialog").waitFor(),
  once: /^POST \/reserve\/v2\/quote$/,
  taps: 2,
};
const loggingIn: Step = {
  control: (page) => page.getByRole("button", { name: loginWords.fa.send, exact: true }),
  prepare: (page) => page.getByLabel(loginWords.fa.mobile, { exact: true }).fill(newMobile()),
  done: (page) => page.getByLabel(loginWords.fa.code).waitFor(),
  once: /^POST \/user\/v2\/send-otp$/,
  taps: 2,
};
const sending: Step = {
  control: (page) => page.getByRole("button", { name: w.next }),
  done: (page) => page.waitForURL(/\/reserve\/status\//),
  once: /^POST \/reserve\/v2\/[^/]+\/submit$/,
  taps: 2,
};
const paying: Step = {
  control: (page) => page.getByRole("button", { name: w.pay }),
  prepare: (page) => termsBox(page).check(),
  done: (page) => page.waitForURL(/\/StartPay\//),
  once: /^POST \/payment\/v2\/start$/,
  taps: 2,
};
const cancelling: Step = {
  control: (page) => page.getByRole("button", { name: w.cancel }),
  done: async (page) => {
    await page.getByRole("alertdialog").getByRole("button", { name: w.confirmCancel }).tap();
    await page.getByRole("heading", { name: w.cancelled }).waitFor();
  },
  once: /^POST \/reserve\/v2\/[^/]+\/cancel$/,
};

/** From the search to a cancelled booking, each step tapped on a page of its own; then the steps without a booking. */
for (const ms of moments) {
  test(`“book” and the log-in, tapped ${ms} ms after the page was asked for on a slow telephone, are done once`, async ({
    browser,
    site,
  }) => {
    await withTelephone(browser, site, async (page) => {
      await chooseRoom(page, "fa");
      await takeStep(page, page.url(), ms, booking);
      await takeStep(page, "/user/login.html", ms, loggingIn);
    });
  });
  if (everyMoment === undefined) continue;

  test(`search, filters and “choose”, tapped after ${ms} ms`, async ({ browser, site }) => {
    await withTelephone(browser, site, async (page) => {
      await takeStep(page, search, ms, searching);
      await takeStep(page, search, ms, filtering);
      await chooseRoom(page, "fa");
      await takeStep(
        page,
        page
          .url()
          .replace(/choice=[^&#]*&?/, "")
          .replace(/#.*/, ""),
        ms,
        choosing,
      );
    });
  });

  test(`travellers, payment and cancelling, tapped after ${ms} ms`, async ({ browser, site }) => {
    await withTelephone(browser, site, async (page) => {
      await chooseRoom(page, "fa");
      const mobile = await hold(page, "fa");
      await fillTravellers(page, mobile);
      await takeStep(page, page.url(), ms, sending);
      const status = page.url();
      await takeStep(page, status, ms, paying);
      await page.getByRole("button", { name: w.atBank.decline }).first().click();
      await page.waitForURL(/\/reserve\/status\//);
      await takeStep(page, page.url(), ms, cancelling);
    });
  });
}
