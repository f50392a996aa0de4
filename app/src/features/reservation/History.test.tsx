import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageProviders } from "#app/src/page/PageProviders.tsx";
import { storyEnvironment, wordsOfStories } from "#app/src/page/story-environment.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { RECORDED_WORDS } from "#domain/messages/refusal-table.ts";
import { reasonMessage, refusal } from "#domain/messages/refusals.ts";
import { History } from "./History.tsx";

type Event = ReservationEnvelope["history"][number];
const failed = (reason: string, at: number): Event => ({
  from: null,
  to: "payment_failed",
  actor: "gateway",
  reason,
  at,
});

it("an event says its reason where that is more than its name", () => {
  const page = renderToStaticMarkup(
    <PageProviders environment={storyEnvironment({ locale: "fa" })} t={wordsOfStories.fa.t}>
      <History
        events={[failed("payment_failed", 1_796_000_000), failed("gateway_away", 1_796_000_300)]}
        parts={{ kind: "sauna", say: () => "" }}
      />
    </PageProviders>,
  );
  expect(page).not.toContain("پرداخت ناموفق بود");
  expect(page).toContain(reasonMessage("gateway_away", {}, "fa"));
});

it.each(["fa", "en"] as const)("every recorded reason is said in words, and none by its name (%s)", (locale) => {
  const reasons = (Object.keys(RECORDED_WORDS) as (keyof typeof RECORDED_WORDS)[]).filter((one) => one !== "cancelled");
  const page = renderToStaticMarkup(
    <PageProviders environment={storyEnvironment({ locale })} t={wordsOfStories[locale].t}>
      <History
        events={reasons.map((reason, index) => ({ ...failed(reason, 1_796_000_000 + index), to: "cancelled" }))}
        parts={{ kind: "sauna", say: () => "" }}
      />
    </PageProviders>,
  );
  for (const reason of reasons) {
    expect(page).toContain(refusal(reason, {}, locale));
    expect(page).not.toContain(reason);
  }
});
