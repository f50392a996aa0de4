import { labelled } from "#app/src/messages/labelled.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { formatMoment } from "#domain/text/dates.ts";
import { reasonText } from "./reason-text.ts";
import * as styles from "./reservation.css.ts";

/** The events of a reservation, when and by whom; the latest first. */
export function History({ events }: { events: ReservationEnvelope["history"] }) {
  const t = useText();
  const environment = useEnvironment();
  return (
    <ol className={styles.history}>
      {events.toReversed().map(({ to, actor, reason, at }) => (
        <li key={`${to} ${at}`} className={styles.event}>
          <Text as="span" size="label">
            {t(`reservationStatuses.${to}`)}
          </Text>
          <Text as="span" size="caption" tone="mute">
            {formatMoment(at, environment)} · {labelled(t, "actors", actor)}
          </Text>
          {reason !== null && (
            <Text as="span" size="small" tone="soft" dir="auto">
              {reasonText(reason, environment.locale)}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
