import type { Translate } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import type { PartResult } from "#domain/contract/cancellation-quote.shapes.ts";
import { type DateDisplay, formatMoment } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatNumber } from "#domain/text/numbers.ts";

function sentenceOf(result: PartResult, t: Translate, environment: DateDisplay): string {
  const { locale } = environment;
  if (result.what === "visa") return t("reserve.tour.leaves.visa", { fee: formatMoneyText(result.fee, locale) });
  if (result.what === "group") {
    const { sold, min, decide_by } = result;
    const at = formatMoment(decide_by, environment);
    return t("reserve.tour.leaves.group", { sold, min: formatNumber(min, locale), at });
  }
  const { what, room, price } = result;
  return t(`reserve.tour.leaves.${what}`, { room: formatNumber(room, locale), price: formatMoneyText(price, locale) });
}

/** Results of cancelling one traveller: the places of the others, the group, the visa. */
export default function CancelResults({ results }: { results: readonly PartResult[] }) {
  const t = useText();
  const environment = useEnvironment();
  return (
    <Stack gap="sm">
      {results.map((result) => (
        <Notice key={result.what} look="info">
          {sentenceOf(result, t, environment)}
        </Notice>
      ))}
    </Stack>
  );
}
