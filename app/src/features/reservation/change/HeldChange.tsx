import { useEffect, useRef, useState } from "react";
import { messageOf } from "#app/src/api/message-of.ts";
import { isOutage } from "#app/src/api/result.ts";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { type OwnHandle, useOwnData } from "#app/src/features/own/useOwnData.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import type { HeldChangeValue } from "#domain/contract/change.shapes.ts";
import { paymentCalls } from "#domain/contract/payment.calls.ts";
import type { GatewayName } from "#domain/contract/payment.shapes.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { isOpen, isUnanswered } from "#domain/payment/states.ts";
import { formatDateRange } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { Countdown } from "../Countdown.tsx";
import { Gateways } from "../Gateways.tsx";
import * as styles from "../reservation.css.ts";
import { usePayment } from "../usePayment.ts";
import { HeldOutcome } from "./HeldOutcome.tsx";
import { outcomeOf } from "./held-outcome.ts";

export type HeldChangeProps = {
  value: ReservationEnvelope;
  held: HeldChangeValue;
  handle: Pick<OwnHandle<ReservationEnvelope>, "reload" | "put">;
  actions: ScreenActions;
  /** The change was let go, and its place on the page goes with it: the focus is to be elsewhere. */
  onLetGo: () => void;
};

/** A change that a card is to pay, or what became of it. */
export default function HeldChange({ value, held, handle, actions, onLetGo }: HeldChangeProps) {
  const { ask } = usePayment(held.payment, actions.client, handle.reload);
  const [isOver, setOver] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const outcome = outcomeOf(held, { now: value.now, isOver });
  const isHeld = held.state === "held";
  const isShown = isHeld || outcome !== null;
  const shown = isShown ? `${held.change_id} ${outcome ?? held.state}` : null;
  // A payer who comes back from the bank reads first what became of the change, and one who asks again what is to be paid.
  useEffect(() => {
    if (shown !== null) place.current?.focus();
  }, [shown]);
  if (!isShown) return null;
  const isAsking = isHeld && held.payment !== null && (isUnanswered(held.payment.state) || ask === "asking");
  return (
    <div ref={place} tabIndex={-1} className={styles.read}>
      {outcome !== null && <HeldOutcome held={held} outcome={outcome} />}
      {isHeld && (
        <Waiting
          {...{ value, held, handle, actions, onLetGo }}
          isAsking={isAsking && isOpen(held.payment?.state ?? "failed")}
          onOver={() => {
            setOver(true);
            void handle.reload();
          }}
        />
      )}
    </div>
  );
}

type WaitingProps = HeldChangeProps & { isAsking: boolean; onOver: () => void };

/** Time that is left, the gateway and the sum, and the way back. */
function Waiting({ value, held, handle, actions, onLetGo, isAsking, onOver }: WaitingProps) {
  const t = useText();
  const environment = useEnvironment();
  const { after, before } = held;
  const dates = formatDateRange(after.starts_on, after.ends_on, environment);
  const isOfDays = dates !== formatDateRange(before.starts_on, before.ends_on, environment);
  return (
    <Surface as="section" labelledBy="held-change" look="floating">
      <Stack gap="sm">
        <Heading level={2} look="title" id="held-change">
          {t("reserve.held.title")}
        </Heading>
        {isOfDays && <Text size="small">{t("reserve.held.dates", { dates })}</Text>}
        <Text size="small" tone="soft">
          {t("reserve.held.text")}
        </Text>
        <Countdown label={t("reserve.held.until")} until={held.ends_at} serverNow={value.now} onOver={onOver} />
        {isAsking ? (
          <Notice>
            <Text size="small">{t("reserve.held.asking")}</Text>
          </Notice>
        ) : (
          <Pay key={held.payment?.payment_id ?? ""} {...{ value, held, handle, actions, onLetGo }} />
        )}
      </Stack>
    </Surface>
  );
}

/** The gateway, and the buttons that pay and that give the change up. */
function Pay({ value, held, handle, actions, onLetGo }: HeldChangeProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const { client } = actions;
  const asked = { confirmation_code: value.confirmation_code, change_id: held.change_id };
  const methods = useOwnData(() => client.call(paymentCalls.methods, { query: asked }), held.change_id);
  const [picked, setPicked] = useState<GatewayName>();
  const { isBusy, error, act } = useActs(handle);
  const intent = useIntent();
  const isAtBank = held.payment !== null && isOpen(held.payment.state);

  const pay = (gateway: GatewayName) =>
    act(async () => {
      const body = { ...asked, gateway, use_wallet: false };
      const result = await client.call(paymentCalls.start, { body, idempotencyKey: intent.keyOf(body) });
      if (result.ok) actions.go(result.value.redirect_address);
      if (result.ok || !(result.failure.kind === "status" && isOutage(result.failure))) intent.done();
      return result.ok ? null : (messageOf(result.failure) ?? t("reserve.pay.noAnswer"));
    }, true);
  /** A payer who has left the bank says so first: the payment's end ends the hold. */
  const letGo = () =>
    act(async () => {
      if (isAtBank) {
        const params = { payment_id: held.payment?.payment_id ?? "" };
        const left = await client.call(paymentCalls.check, { params, body: { is_left: true } });
        if (left.ok) await handle.reload();
        return left.ok ? null : (messageOf(left.failure) ?? t("reserve.failed"));
      }
      const params = { confirmation_code: value.confirmation_code };
      const result = await client.call(reservationCalls.letChangeGo, { params });
      if (!result.ok) return messageOf(result.failure) ?? t("reserve.failed");
      onLetGo();
      handle.put(result.value);
      return null;
    });

  return (
    <OwnDataView handle={methods} placeholder={<Skeleton shape="picture" />}>
      {({ gateways }) => {
        const gateway = picked ?? gateways[0]?.name;
        return (
          <Stack gap="sm">
            {isAtBank && <Text size="small">{t("reserve.held.atBank")}</Text>}
            <Gateways gateways={gateways} chosen={gateway} onChoose={setPicked} />
            {error !== null && (
              <Notice look="danger" isAlert>
                {error}
              </Notice>
            )}
            <Button
              look="primary"
              size="large"
              isFullWidth
              isBusy={isBusy}
              isDisabled={gateway === undefined}
              onClick={() => gateway && void pay(gateway)}
            >
              {t(isAtBank ? "reserve.held.again" : "reserve.pay.button", { amount: formatMoneyText(held.due, locale) })}
            </Button>
            <Button look="quiet" isDisabled={isBusy} onClick={() => void letGo()}>
              {t(isAtBank ? "reserve.held.left" : "reserve.held.letGo")}
            </Button>
          </Stack>
        );
      }}
    </OwnDataView>
  );
}

/** One act at a time, busy for good where it leaves the page; a refusal is said, and the booking is read again. */
function useActs({ reload }: HeldChangeProps["handle"]) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function act(work: () => Promise<string | null>, isLeaving = false): Promise<void> {
    setBusy(true);
    setError(null);
    const refusal = await work();
    if (refusal !== null || !isLeaving) setBusy(false);
    if (refusal === null) return;
    setError(refusal);
    await reload();
  }
  return { isBusy, error, act };
}
