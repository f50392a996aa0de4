import type { Meta, StoryObj } from "@storybook/react-vite";
import { ofPair } from "#domain/text/in-locale.ts";
import { home } from "#fixtures/answers/home.ts";
import { count, isSo, playground, typed } from "#tests/stories/playground.tsx";
import { PlaceTile } from "./PlaceTile.tsx";

const meta: Meta = { title: "اجزا/کاشی مقصد PlaceTile" };
export default meta;
type Story = StoryObj;

const scene = home.popular_iran[0]?.image ?? { slug: "Tehran", city: "Tehran", hour: "day", view: "skyline" };
const price = ["از ۳٬۷۵۵٬۰۰۰ تومان", "from 3,755,000 toman"] as const;
const facts = [
  ["چهارشنبه ۴ آذر", "Wednesday 25 November"],
  ["۲۱٪ کمتر از معمول", "21% below usual"],
] as const;

export const Playground: Story = playground(
  { name: "", hasPrice: true, facts: 1 },
  {
    name: typed("نام دیگر · Another name"),
    hasPrice: isSo("با قیمت · With a price"),
    facts: count("شمار سطرها · Lines", 0, facts.length),
  },
  ({ name, hasPrice, facts: shown }, _, locale) => (
    <div style={{ maxInlineSize: "18rem" }}>
      <PlaceTile
        address="/"
        scene={scene}
        name={name || ofPair(["تهران به اصفهان", "Tehran to Isfahan"], locale)}
        price={hasPrice ? ofPair(price, locale) : null}
        facts={facts.slice(0, shown).map((pair) => ofPair(pair, locale))}
      />
    </div>
  ),
);
