import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { succeeded } from "#app/src/api/result.ts";
import { Approximate } from "#app/src/features/price/Approximate.tsx";
import { withWords } from "#app/src/page/story.tsx";
import { keepCurrency, keptCurrency } from "#app/src/store/kept-currency.ts";
import type { ForeignCurrency } from "#domain/payment/exchange.ts";
import { paymentTerms } from "#fixtures/answers/payment-terms.ts";
import { isSo, oneOf, playground } from "#tests/stories/playground.tsx";
import { CurrencyChoice } from "./CurrencyChoice.tsx";

const meta: Meta = { title: "اجزا/ارز CurrencyChoice" };
export default meta;
type Story = StoryObj;

const clientWith = (terms: typeof paymentTerms) => ({ call: async () => succeeded(terms as never) });
const current = clientWith(paymentTerms);
/** As when the last rates are older than two weeks. */
const outdated = clientWith({ ...paymentTerms, rates: [] });

/** The choice, and a sum that follows it. */
const Chooser = ({ client }: { client: typeof current }) => (
  <>
    <Approximate rial={61_530_000} />
    <CurrencyChoice client={client} />
  </>
);

/** As on a page after the one where it was chosen. */
function Kept({ currency, client }: { currency: ForeignCurrency; client: typeof current }) {
  keepCurrency(currency);
  return <Chooser client={client} />;
}

export const Playground: Story = playground(
  { currency: "EUR", hasRate: true },
  {
    currency: oneOf("ارز · Currency", ["EUR", "USD", "AED"]),
    hasRate: isSo("با نرخ تازه · With a recent rate"),
  },
  ({ currency, hasRate }) => (
    <Kept key={`${currency}${hasRate}`} currency={currency as ForeignCurrency} client={hasRate ? current : outdated} />
  ),
);

/** Nothing is told in another currency until one is chosen; the choice is kept, and ends with «فقط تومان». */
export const Choosing: Story = {
  render: withWords(<Chooser client={current} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choice = canvas.getByRole("combobox", { name: /^(مبلغ تقریبی|Approximate amounts)$/ });
    await expect(canvas.queryByText(/≈/)).toBeNull();
    await userEvent.selectOptions(choice, "EUR");
    await canvas.findByText(/^≈\s(۴۲\sیورو|€\s42)$/);
    await canvas.findByText(/نرخ .+؛ پرداخت به ریال است|At the rate of .+; you pay in rial/);
    await expect(keptCurrency()).toBe("EUR");
    await userEvent.selectOptions(choice, "none");
    await waitFor(() => expect(canvas.queryByText(/≈/)).toBeNull());
    await expect(keptCurrency()).toBeNull();
  },
};

/** The choice of an earlier page is told again. */
export const KeptFromBefore: Story = {
  render: withWords(<Kept currency="AED" client={current} />),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^≈\s(۱۷۸\sدرهم|AED\s178)$/);
    await expect(within(canvasElement).getByRole("combobox")).toHaveValue("AED");
  },
};

/** A rate that is too old is not used, and the choice says so. */
export const NoRecentRate: Story = {
  render: withWords(<Kept currency="USD" client={outdated} />),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/نرخ جدیدی نداریم|no recent rate/);
    await expect(within(canvasElement).queryByText(/≈/)).toBeNull();
  },
};
