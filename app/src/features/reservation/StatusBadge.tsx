import { useText } from "#app/src/messages/words.ts";
import { Badge, type BadgeProps } from "#design-system/components/Badge/Badge.tsx";
import type { ReservationStatus } from "#domain/reservation/statuses.ts";

/** Look of each status: pending, successful, failed, ended (R106). */
const looks: Readonly<Record<ReservationStatus, Pick<BadgeProps, "look" | "icon">>> = {
  in_progress: { look: "info", icon: "clock" },
  under_review: { look: "info", icon: "clock" },
  ready_to_pay: { look: "offer", icon: "receipt" },
  payment_failed: { look: "danger", icon: "warning" },
  payment_deadline_expired: { look: "danger", icon: "clock" },
  expired: { look: "neutral", icon: "clock" },
  unsuccessful: { look: "danger", icon: "warning" },
  successful: { look: "success", icon: "check" },
  cancelled: { look: "neutral", icon: "close" },
};

export function StatusBadge({ status }: { status: ReservationStatus }) {
  const t = useText();
  return <Badge {...looks[status]}>{t(`reserve.state.${status}`)}</Badge>;
}
