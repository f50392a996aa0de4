import { useEffect } from "react";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { newKey } from "#app/src/features/own/useIntent.ts";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Badge } from "#design-system/components/Badge/Badge.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { notificationCalls } from "#domain/contract/notification.calls.ts";
import type { NotificationsValue, NotificationValue } from "#domain/contract/notification.shapes.ts";
import { userCalls } from "#domain/contract/user.calls.ts";
import { formatMoment } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { Pages, pageOf } from "./Pages.tsx";
import * as styles from "./PanelScreen.css.ts";
import { PriceAlerts } from "./PriceAlerts.tsx";
import type { PanelSectionProps } from "./sections.ts";

/** Events of bookings, money and questions, the newest first. Shown notifications are marked as read. */
export function Notifications({ query, actions }: PanelSectionProps) {
  const t = useText();
  const { client } = actions;
  const page = pageOf(query);
  const asked = { page: page > 1 ? page : null };
  const notifications = useOwnData(
    () => client.call(notificationCalls.list, { query: asked }),
    JSON.stringify(asked),
    "notifications",
  );
  const shown = notifications.own.kind === "ready" ? notifications.own.value : null;
  const newest = shown?.items.find(({ is_read }) => !is_read)?.id ?? null;
  useEffect(() => {
    if (newest === null) return;
    void client.call(notificationCalls.read, { body: { up_to: newest }, idempotencyKey: newKey() }).then((result) => {
      // The counts in the header and the menu follow.
      if (result.ok) void client.call(userCalls.me);
    });
  }, [newest, client]);
  return (
    <Stack gap="lg">
      <Heading level={1}>{t("panel.notifications")}</Heading>
      <OwnDataView handle={notifications} placeholder={<ListSkeleton rows={4} />}>
        {({ items, total }) => (
          <Stack gap="lg">
            <List items={items} />
            <Pages current={page} total={total} addressOf={(to) => addressOf("panelNotifications", {}, { page: to })} />
          </Stack>
        )}
      </OwnDataView>
      <div className={styles.afterList}>
        <PriceAlerts actions={actions} />
      </div>
    </Stack>
  );
}

function List({ items }: Pick<NotificationsValue, "items">) {
  const t = useText();
  if (items.length === 0)
    return <EmptyState title={t("panel.notifications.empty")} text={t("panel.notifications.empty.text")} />;
  return (
    <ul className={styles.list}>
      {items.map((one) => (
        <Surface as="li" key={one.id}>
          <Told notification={one} />
        </Surface>
      ))}
    </ul>
  );
}

/** Page of each kind of answered post. */
const ANSWERED = {
  question: { place: "panelQuestions", open: "panel.notifications.openQuestion" },
  comment: { place: "panelComments", open: "panel.notifications.openComment" },
} as const;

function Told({ notification }: { notification: NotificationValue }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const { kind, word, amount, confirmation_code, created_at, is_read } = notification;
  const answered = word === "comment_answered" ? ANSWERED.comment : ANSWERED.question;
  const values = {
    title: inLocale(notification, "title", locale),
    amount: amount === null ? "" : formatMoneyText(amount, locale),
  };
  return (
    <div className={styles.told}>
      <Stack gap="xxs">
        <Text>
          {!is_read && <Badge look="info">{t("panel.notifications.new")}</Badge>}{" "}
          {t(`panel.notifications.${word}`, values)}
        </Text>
        <Text size="small" tone="soft">
          {formatMoment(created_at, environment)}
        </Text>
      </Stack>
      {kind !== "price_alert" && (
        <Button
          look="outline"
          href={
            confirmation_code === null ? addressOf(answered.place) : addressOf("panelReserve", { confirmation_code })
          }
        >
          {t(confirmation_code === null ? answered.open : "panel.notifications.open")}
        </Button>
      )}
    </div>
  );
}
