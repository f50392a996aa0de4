import { useState } from "react";
import { reservationApi } from "#app/src/api/reservation.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import type { OwnHandle } from "#app/src/features/own/useOwn.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { addressOf } from "#app/src/routes.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { tehranDate } from "#domain/calendar/today.ts";
import type { PaymentValue } from "#domain/contract/payment.shapes.ts";
import type { ReservationValue } from "#domain/contract/reservation.shapes.ts";
import { CancelDialog } from "./CancelDialog.tsx";
import { Countdown } from "./Countdown.tsx";
import { History } from "./History.tsx";
import { PayForm } from "./PayForm.tsx";
import { commentAddress, propertyAgain } from "./property-again.ts";
import * as styles from "./reservation.css.ts";
import { StatusBadge } from "./StatusBadge.tsx";
import { StayCard } from "./StayCard.tsx";
import { statusWords } from "./status-words.ts";
import { Travellers } from "./Travellers.tsx";
import { isOpenPayment, usePayment } from "./usePayment.ts";
import { useRepeated } from "./useRepeated.ts";

export type ReservationViewProps = {
  value: ReservationValue;
  handle: Pick<OwnHandle<ReservationValue>, "reload" | "put">;
  actions: ScreenActions;
};

/** How often a status that changes by itself is looked at again, milliseconds. */
const ISSUING = 3_000;
const REVIEWING = 30_000;

/** One reservation for its owner: what became of it, what can be done now, who travels, and what happened so far. */
export function ReservationView({ value, handle, actions }: ReservationViewProps) {
  const t = useText();
  const code = value.confirmation_code;
  const payment = usePayment(code, actions.client, () => void handle.reload());
  const isChanging = value.status === "in_progress" || value.status === "under_review";
  useRepeated(isChanging, value.status === "in_progress" ? ISSUING : REVIEWING, handle.reload);

  return (
    <div className={styles.beside}>
      <Stack gap="lg">
        <Stack gap="sm">
          <div className={styles.codeLine}>
            <StatusBadge status={value.status} />
            <Text as="span" size="small" tone="soft">
              {t("reserve.code")} <Code>{value.tracking_code}</Code>
            </Text>
          </div>
          <Said value={value} />
        </Stack>
        <PaymentSaid payment={payment} />
        <Open value={value} handle={handle} actions={actions} />
        {value.travellers.length > 0 && (
          <Surface as="section" labelledBy="travellers">
            <Stack gap="sm">
              <Heading level={2} look="title" id="travellers">
                {t("reserve.status.travellers")}
              </Heading>
              <Travellers travellers={value.travellers} />
            </Stack>
          </Surface>
        )}
        <Surface as="section" labelledBy="history">
          <Stack gap="sm">
            <Heading level={2} look="title" id="history">
              {t("reserve.status.history")}
            </Heading>
            <History events={value.history} />
          </Stack>
        </Surface>
      </Stack>
      <div className={styles.aside}>
        <StayCard stay={value} total={value.totals.payable} rack={value.totals.rack} />
      </div>
    </div>
  );
}

function Said({ value }: { value: ReservationValue }) {
  const t = useText();
  const environment = useEnvironment();
  const { title, text, reason, look } = statusWords(value, t, environment);
  return (
    <div role="status">
      <Stack gap="sm">
        <Heading level={1}>{title}</Heading>
        <Notice look={look}>
          <Text>{text}</Text>
          {reason !== null && (
            <Text size="small" tone="soft" dir="auto">
              {reason}
            </Text>
          )}
        </Notice>
      </Stack>
    </div>
  );
}

/** What the bank says, while it has not ended, and how it can be found again there. */
function PaymentSaid({ payment }: { payment: PaymentValue | null }) {
  const t = useText();
  if (payment === null) return null;
  if (isOpenPayment(payment)) {
    return (
      <Notice look="info">
        <Text size="label">{t("reserve.status.verifying.title")}</Text>
        <Text size="small">{t("reserve.status.verifying.text")}</Text>
      </Notice>
    );
  }
  if (payment.ref_id === null) return null;
  return (
    <Text size="small" tone="soft">
      {t("reserve.status.reference")}: <Code>{payment.ref_id}</Code>
      {payment.card_masked !== null && (
        <>
          {" · "}
          <Code>{payment.card_masked}</Code>
        </>
      )}
    </Text>
  );
}

/** What its owner can do now. */
function Open({ value, handle, actions }: ReservationViewProps) {
  const t = useText();
  const code = value.confirmation_code;
  const extending = useIntent();
  const [isBusy, setBusy] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const can = (action: ReservationValue["actions"][number]) => value.actions.includes(action);
  const isOver = value.status === "expired" || value.status === "unsuccessful" || value.status === "cancelled";
  const until = value.status === "payment_deadline_expired" ? value.grace_ends_at : value.payment_deadline_at;

  async function extend(): Promise<void> {
    setBusy(true);
    const result = await reservationApi(actions.client).extend(code, extending.keyOf(value.payment_deadline_at));
    setBusy(false);
    if (result.ok) actions.say(t("reserve.status.extend.done"));
    await handle.reload();
  }

  return (
    <Stack gap="md">
      {until !== null && (
        <Countdown
          label={t(value.status === "payment_deadline_expired" ? "reserve.status.grace" : "reserve.status.deadline")}
          until={until}
          serverNow={value.now}
          onOver={() => void handle.reload()}
        />
      )}
      {value.extension_used && can("pay") && (
        <Text size="small" tone="soft">
          {t("reserve.status.extended")}
        </Text>
      )}
      {can("pay") && (
        <Surface as="section" labelledBy="pay" look="floating">
          <Stack gap="md">
            <Heading level={2} look="title" id="pay">
              {t("reserve.status.pay")}
            </Heading>
            <PayForm code={code} client={actions.client} onLeave={actions.go} onChanged={() => void handle.reload()} />
          </Stack>
        </Surface>
      )}
      <div className={styles.actions}>
        {can("voucher") && (
          <Button look="primary" icon="receipt" href={addressOf("voucher", { confirmation_code: code })}>
            {t("reserve.status.voucher")}
          </Button>
        )}
        {can("extend") && (
          <Button
            look={can("pay") ? "outline" : "primary"}
            icon="clock"
            isDisabled={isBusy}
            onClick={() => void extend()}
          >
            {t("reserve.status.extend")}
          </Button>
        )}
        {isOver && (
          <Button look="primary" href={propertyAgain(value)}>
            {t("reserve.status.again")}
          </Button>
        )}
        {value.status === "successful" && value.check_out <= tehranDate(value.now) && (
          <Button look="outline" href={commentAddress(value)}>
            {t("reserve.status.comment")}
          </Button>
        )}
        {can("cancel") && (
          <Button look="quiet" onClick={() => setCancelling(true)}>
            {t("reserve.status.cancel")}
          </Button>
        )}
      </div>
      <Inline>
        {isCancelling && (
          <CancelDialog
            code={code}
            client={actions.client}
            onClose={(isStale) => {
              setCancelling(false);
              if (isStale) void handle.reload();
            }}
            onCancelled={(cancelled) => {
              setCancelling(false);
              handle.put(cancelled);
            }}
          />
        )}
      </Inline>
    </Stack>
  );
}
