import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEnvironment } from "#app/src/page/environment.ts";
import { idleActions } from "#app/src/page/idle-actions.ts";
import { withWords } from "#app/src/page/story.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { formatNumber } from "#domain/text/numbers.ts";
import { count, playground } from "#tests/stories/playground.tsx";
import type { ResultsTable } from "./filter-table.ts";
import { listGrammar } from "./list-grammar.ts";
import { priceRange } from "./price-range.ts";
import { Results } from "./Results.tsx";

/** Ferries, which are not sold here: the frame knows no product. */
type Ferry = { id: number; carrier: string; minutes: number; price: number };
type Facets = { carrier: { value: string; count: number }[]; price: { min: number; max: number } | null };

const ferries: Ferry[] = [
  { id: 1, carrier: "Valfajr", minutes: 45, price: 3_200_000 },
  { id: 2, carrier: "Qeshm Lines", minutes: 60, price: 2_500_000 },
  { id: 3, carrier: "Valfajr", minutes: 80, price: 9_400_000 },
];
const facets: Facets = {
  carrier: [
    { value: "Valfajr", count: 2 },
    { value: "Qeshm Lines", count: 1 },
  ],
  price: { min: 2_500_000, max: 9_400_000 },
};
const table: ResultsTable<"carrier" | "price_max", Facets> = {
  grammar: listGrammar({ carrier: "many", price_max: "one" }),
  filters: {
    price_max: priceRange({ legend: "listing.compare.price", ends: { max: "price_max" }, found: ({ price }) => price }),
    carrier: {
      draws: "checkbox",
      legend: "listing.filter.type",
      words: (value) => value,
      choices: ({ carrier }) => carrier,
    },
  },
  sorts: [
    { value: "default", words: "propertySorts.default" },
    { value: "lowest_price", words: "propertySorts.lowest_price" },
  ],
  words: { count: "listing.count", show: "listing.show", empty: "listing.empty", emptyText: "listing.empty.text" },
};

function FerryCard({ ferry: { carrier, minutes, price } }: { ferry: Ferry }) {
  const { locale } = useEnvironment();
  return (
    <Surface>
      <Text size="title">{carrier}</Text>
      <Text tone="soft">{formatNumber(minutes, locale)}</Text>
      <Price amount={price} />
    </Surface>
  );
}

type FerryList = Parameters<typeof Results<"carrier" | "price_max", Facets, Ferry>>[0]["list"];

const drawn = (query: string, list: FerryList) => (
  <Results
    table={table}
    path="/ferries"
    query={new URLSearchParams(query)}
    list={list}
    errors={[{ name: "carrier", code: "invalid", params: {}, message: "carrier" }]}
    card={(ferry) => <FerryCard key={ferry.id} ferry={ferry} />}
    actions={idleActions}
  />
);
const results = (query: string, list: FerryList) => withWords(drawn(query, list));

const meta: Meta = { title: "اجزا/نتیجه‌ها Results" };
export default meta;
type Story = StoryObj;

export const Playground: Story = playground(
  { cards: 3 },
  { cards: count("شمار نتیجه‌ها · Results", 0, ferries.length) },
  ({ cards }) => drawn("", { items: ferries.slice(0, cards), total: cards, facets }),
);
export const Default: Story = { render: results("", { items: ferries, total: 3, facets }) };
export const Narrowed: Story = {
  render: results("carrier[]=Valfajr&price_max=5000000&sort=lowest_price", {
    items: ferries.slice(0, 1),
    total: 1,
    facets,
  }),
};
export const Empty: Story = {
  render: results("carrier[]=Valfajr", { items: [], total: 0, facets: { carrier: [], price: null } }),
};
export const Refused: Story = { render: results("carrier[]=none", null) };
