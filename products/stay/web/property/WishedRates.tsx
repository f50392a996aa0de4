import { type StayQuery, stayParameters } from "#app/src/features/stay/stay-query.ts";
import { useText } from "#app/src/messages/words.ts";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { wishWords } from "#products/stay/web/wished-plans.ts";
import type { PropertyData } from "./load.ts";
import { pageAddress } from "./page-address.ts";

export type WishedRatesProps = {
  data: PropertyData;
  stay: StayQuery;
  /** True when a wished rate is available to every party: prices are then of such rates. */
  isPriced: boolean;
};

/** The filters that came along from a list and are about a rate: that they order and price the rooms, or that no rate suits them. */
export function WishedRates({ data, stay, isPriced }: WishedRatesProps) {
  const t = useText();
  const words = wishWords(data.wish);
  if (words.length === 0) return null;
  const without = (name: keyof typeof data.wish) =>
    `${pageAddress(data, { ...stayParameters(stay), choice: data.choice, [name]: undefined })}#rooms`;
  const chips = (
    <Inline gap="xs">
      {words.map(({ name, text }) => (
        <Chip key={name} href={without(name)} removeLabel={t("listing.filters.remove")}>
          {t(text)}
        </Chip>
      ))}
    </Inline>
  );
  if (isPriced)
    return (
      <Inline gap="xs">
        <Text as="span" size="small" tone="soft">
          {t("property.wish.first")}
        </Text>
        {chips}
      </Inline>
    );
  return (
    <Notice look="warning">
      <Text>{t("property.wish.none")}</Text>
      {chips}
    </Notice>
  );
}
