import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { formatMoneyText } from "#domain/text/money.ts";
import { type RealAgesOptions, useRealAges } from "./useRealAges.ts";

/**
 * Shown when dates of birth differ from the ages that were priced: the price with the real ages beside the current one,
 * and a button to accept it. Nothing changes before that.
 */
export function RealAges(props: RealAgesOptions) {
  const t = useText();
  const { locale } = useEnvironment();
  const { price, isBusy, problem, showPrice, accept } = useRealAges(props);
  const { totals } = props.reservation;
  const isSame = price?.total === totals.payable;
  return (
    <Notice look="warning">
      <Stack gap="sm">
        <Heading level={2} look="label">
          {t("reserve.ages.title")}
        </Heading>
        <Text size="small">{t("reserve.ages.text")}</Text>
        {/* Seats are chosen in the extra part of the form, which flights alone have. */}
        {props.parts.PrepareExtra && <Text size="small">{t("reserve.ages.seats")}</Text>}
        <div role="status">
          {price !== null && (
            <Stack gap="xxs">
              {!isSame && (
                <Text size="small">{t("reserve.ages.before", { total: formatMoneyText(totals.payable, locale) })}</Text>
              )}
              <Text size="label">
                {t(isSame ? "reserve.ages.same" : "reserve.ages.after", {
                  total: formatMoneyText(price.total, locale),
                })}
              </Text>
            </Stack>
          )}
        </div>
        {problem !== null && (
          <Text size="small" tone="anar">
            <span role="alert">
              {problem} {t("reserve.ages.kept")}
            </span>
          </Text>
        )}
        <Inline gap="sm">
          {price === null ? (
            <Button look="outline" isBusy={isBusy} onClick={() => void showPrice()}>
              {t("reserve.ages.see")}
            </Button>
          ) : (
            <Button look="primary" isBusy={isBusy} onClick={() => void accept(price)}>
              {t(isSame ? "reserve.ages.acceptSame" : "reserve.ages.accept")}
            </Button>
          )}
        </Inline>
      </Stack>
    </Notice>
  );
}
