import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { withWords } from "#app/src/page/story.tsx";
import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import type { PricedNight } from "#domain/pricing/pricing.ts";
import { cancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { cancellationPolicies } from "#fixtures/world/policies.ts";
import { flightPenaltyLines } from "#products/flight/rules/penalty-lines.ts";
import { policyOfFlight } from "#products/flight/rules/policies.ts";
import { stayPenaltyLines } from "#products/stay/rules/penalty-lines.ts";
import { count, isSo, oneOf, playground } from "#tests/stories/playground.tsx";
import { CancellationLine } from "./CancellationLine.tsx";

const meta: Meta = { title: "اجزا/جملهٔ لغو CancellationLine", parameters: { bothDirections: true } };
export default meta;
type Story = StoryObj;

const DAY = 86_400;
const nights: PricedNight[] = (["2026-12-10", "2026-12-11"] as const).map((date) => ({
  date,
  rack: 44_565_000,
  sale: 44_565_000,
  extra: 0,
}));
const policyOf = (id: string) => cancellationPolicies.find((policy) => policy.id === id) as CancellationPolicy;

/** The sentence about a stay from 10 December 2026, some days after the stories' own day. */
const sentence = (policies: readonly string[], days: number) =>
  cancellationSentence(
    stayPenaltyLines({
      checkIn: "2026-12-10",
      rooms: policies.map((id) => ({ policy: policyOf(id), nights, total: 89_130_000 })),
    }),
    FROZEN_NOW + days * DAY,
  );

const line = (policies: readonly string[], days: number, isAbroad = false): Story => ({
  render: withWords(<CancellationLine sentence={sentence(policies, days)} isAbroad={isAbroad} />),
});

export const Playground: Story = playground(
  { policy: "flexible", days: 0, isAbroad: false },
  {
    policy: oneOf("شرایط لغو · Cancellation policy", ["flexible", "standard", "strict", "non_refundable"]),
    days: count("روز گذشته از ۲۹ آبان · Days after 20 November", 0, 25),
    isAbroad: isSo("خارج از ایران · Outside Iran"),
  },
  ({ policy, days, isAbroad }) => <CancellationLine sentence={sentence([policy], days)} isAbroad={isAbroad} />,
);
export const Free: Story = line(["flexible"], 0);
export const FirstNight: Story = line(["standard"], 2);
export const WholeStay: Story = line(["strict"], 5);
export const TwoRooms: Story = line(["strict", "strict"], 5);
export const RoomsThatDiffer: Story = line(["flexible", "strict"], 5);
export const NightsBegun: Story = line(["flexible"], 20.5);
export const NonRefundable: Story = {
  ...line(["non_refundable"], 0),
  async play({ canvasElement, globals }) {
    const words = { fa: "غیرقابل استرداد", en: "Non-refundable" } as const;
    expect(within(canvasElement).getAllByText(words[localeOf(globals.locale)]).length).toBeGreaterThan(0);
  },
};

const flightLine = (policy: string): Story => ({
  render: withWords(
    <CancellationLine
      sentence={cancellationSentence(
        flightPenaltyLines([
          {
            date: "2026-12-10",
            zone: "Asia/Tehran",
            departsAt: FROZEN_NOW + 20 * DAY,
            policy: policyOfFlight(policy),
            fare: 41_200_000,
            taxes: 4_800_000,
            seats: { total: 0, isIssued: false },
            carrierAct: null,
          },
        ]),
        FROZEN_NOW,
      )}
      isAbroad={false}
    />,
  ),
});

export const ShareOfAFare: Story = flightLine("system_saver");
/** The whole fare is kept and taxes are given back: said as that, with the amount, never as a fee of 100%. */
export const OnlyTaxesComeBack: Story = {
  ...flightLine("charter"),
  async play({ canvasElement, globals }) {
    const words = {
      fa: "غیرقابل استرداد؛ فقط عوارض (۴۸۰٬۰۰۰\u00A0تومان) برمی‌گردد",
      en: "Non-refundable; only the taxes (480,000\u00A0toman) are refunded",
    } as const;
    const said = words[localeOf(globals.locale)];
    expect(within(canvasElement).getAllByText((_, element) => element?.textContent === said).length).toBeGreaterThan(0);
  },
};
/** The step ends at an hour, by Tehran's clock. */
export const UntilAnHour: Story = line(["flexible"], 19);
/** Abroad the clock is named: a traveller there reads another one. */
export const UntilAnHourAbroad: Story = {
  ...line(["flexible"], 19, true),
  async play({ canvasElement, globals }) {
    const words = { fa: / به وقت تهران /, en: /\(Tehran time\)/ } as const;
    expect(within(canvasElement).getAllByText(words[localeOf(globals.locale)]).length).toBeGreaterThan(0);
  },
};
