import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { tehranDate } from "#domain/calendar/today.ts";
import type { RefundLegValue } from "#domain/contract/refund.shapes.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import * as styles from "./refund.css.ts";

export type LegsProps = {
  legs: readonly RefundLegValue[];
  /** Accessible name of the list. */
  label: string;
  /** True for planned legs, not on their way yet: the wallet receives its own at once. */
  isPlan?: boolean;
};

/** The parts of a refund, each with its amount, where it goes, and the day by which it is there. */
export function Legs({ legs, label, isPlan = false }: LegsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <ul className={styles.legs} aria-label={label}>
      {legs.map((leg) => (
        <li key={leg.to} className={styles.leg}>
          <span className={styles.where}>
            <Text as="span" size="small">
              {t(`refund.leg.${leg.to}`)}
              {leg.number !== null && (
                <>
                  {" "}
                  <Code>{leg.number}</Code>
                </>
              )}
            </Text>
            <Text as="span" size="caption" tone="soft">
              <Day leg={leg} isPlan={isPlan} />
            </Text>
          </span>
          <Text as="span" size="label" isUnbroken>
            {formatMoneyText(leg.amount, locale)}
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** Date on which a leg arrives, in words. */
function Day({ leg: { to, due_at, sent_at }, isPlan }: { leg: RefundLegValue; isPlan: boolean }): string {
  const t = useText();
  const environment = useEnvironment();
  const day = (at: number) => formatDate(tehranDate(at), environment, "full");
  if (isPlan && to === "wallet") return t("refund.leg.now");
  if (sent_at === null) return t("refund.leg.due", { day: day(due_at) });
  return t(to === "wallet" ? "refund.leg.there" : "refund.leg.sent", { day: day(sent_at) });
}
