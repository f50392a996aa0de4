import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { ReservationChange } from "#domain/contract/change.shapes.ts";
import { formatDateRange, formatMoment } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import * as styles from "./reservation.css.ts";

/** Changes that the owner made to a booking, with what each gave up, kept and added. */
export function OwnChanges({ changes }: { changes: readonly ReservationChange[] }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const datesOf = ({ starts_on, ends_on }: ReservationChange["before"]) =>
    formatDateRange(starts_on, ends_on, environment, "short");

  function lineOf({ what, before, after }: ReservationChange): string {
    if (what === "name") return t("reserve.name.line");
    const [from, to] = [datesOf(before), datesOf(after)];
    const dates = from === to ? "" : t("reserve.change.line", { before: from, after: to });
    if (what === "dates") return dates || t("reserve.change.sameDays", { dates: to });
    const kind = t(`reserve.change.what.${what}`);
    return dates ? `${kind} · ${dates}` : kind;
  }

  /** Sums of a change that are not zero, and the difference that was paid or went back, as its dialog named them. */
  function costOf({ paid, penalty, comes }: ReservationChange): string {
    const money = (rial: number) => formatMoneyText(rial, locale);
    const moved = comes + penalty - paid;
    const sums = [
      paid > 0 && t("reserve.change.went", { paid: money(paid), penalty: money(penalty) }),
      comes > 0 && t("reserve.change.came", { comes: money(comes) }),
      moved > 0 && t("reserve.change.paid", { amount: money(moved) }),
      moved < 0 && t("reserve.change.refunded", { amount: money(-moved) }),
    ];
    return sums.filter(Boolean).join(" · ");
  }

  return (
    <Surface as="section" labelledBy="own-changes">
      <Stack gap="sm">
        <Heading level={2} look="title" id="own-changes">
          {t("reserve.change.list")}
        </Heading>
        <ul className={styles.people}>
          {changes.map((change, index) => {
            const { what, at } = change;
            return (
              <li key={index} className={styles.person}>
                <Text as="span" size="label">
                  {lineOf(change)}
                </Text>
                <Text as="span" size="caption" tone="mute">
                  {formatMoment(at, environment)}
                </Text>
                {what !== "name" && (
                  <Text as="span" size="small" tone="soft">
                    {costOf(change)}
                  </Text>
                )}
              </li>
            );
          })}
        </ul>
      </Stack>
    </Surface>
  );
}
