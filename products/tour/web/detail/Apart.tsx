import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { formatMoneyText } from "#domain/text/money.ts";
import type { OpenPackage } from "./chosen.ts";

/** Price of the same hotels and flights without the tour, and which is cheaper. Nothing when not known. */
export function Apart({ chosen }: { chosen: Pick<OpenPackage, "apart" | "stays" | "total"> }) {
  const t = useText();
  const { locale } = useEnvironment();
  const { apart, stays, total } = chosen;
  if (apart === null) return null;
  const amount = formatMoneyText(Math.abs(apart - total), locale);
  const result = apart > total ? "dearer" : apart < total ? "cheaper" : "same";
  return (
    <div data-apart={apart}>
      <Stack gap="xxs">
        <Text size="small" tone="soft">
          {t("tour.apart", { stays: stays.length, amount: formatMoneyText(apart, locale) })}
        </Text>
        <Text size="small" tone={result === "dearer" ? "pesteh" : "ink"}>
          {t(`tour.apart.${result}`, { amount })}
        </Text>
      </Stack>
    </div>
  );
}
