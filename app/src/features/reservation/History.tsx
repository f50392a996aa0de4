import { labelled } from "#app/src/messages/labelled.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { formatMoment } from "#domain/text/dates.ts";
import type { AnyParts } from "./product-parts.ts";
import { reasonText } from "./reason-text.ts";
import * as styles from "./reservation.css.ts";

type HistoryProps = { events: ReservationEnvelope["history"]; parts: Pick<AnyParts, "kind" | "say"> };

/** Events of a reservation, the latest first: each with its time, its actor, and its reason unless that is its name. */
export function History({ events, parts }: HistoryProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  return (
    <ol className={styles.history}>
      {events.toReversed().map(({ to, actor, reason, at }) => (
        <li key={`${to} ${at}`} className={styles.event}>
          <Text as="span" size="label">
            {t(`reserve.state.${to}`)}
          </Text>
          <Text as="span" size="caption" tone="mute">
            {formatMoment(at, environment)} ·{" "}
            {actor === "supplier" ? parts.say("supplier", t, locale) : labelled(t, "actors", actor)}
          </Text>
          {reason !== null && reason !== to && (
            <Text as="span" size="small" tone="soft" dir="auto">
              {reasonText(reason, locale, parts.kind)}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
