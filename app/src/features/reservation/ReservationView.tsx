import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { messageOf } from "#app/src/api/message-of.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import type { OwnHandle } from "#app/src/features/own/useOwnData.ts";
import { SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { frameDrawings } from "#design-system/components/Icon/frame-drawings.ts";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import type { ReservationEnvelope, ReservationPayment } from "#domain/contract/reservation.shapes.ts";
import { isTerminal } from "#domain/reservation/statuses.ts";
import { Brief } from "./Brief.tsx";
import { CancelDialog } from "./CancelDialog.tsx";
import { Companions } from "./Companions.tsx";
import { Countdown } from "./Countdown.tsx";
import { History } from "./History.tsx";
import { hasChanged } from "./has-changed.ts";
import { IssuedActions } from "./IssuedActions.tsx";
import { JourneyWays } from "./JourneyWays.tsx";
import { NameCorrection } from "./NameCorrection.tsx";
import { PayForm } from "./PayForm.tsx";
import * as pay from "./pay.css.ts";
import type { AnyParts } from "./product-parts.ts";
import { Records } from "./Records.tsx";
import * as styles from "./reservation.css.ts";
import { SpokenCode } from "./SpokenCode.tsx";
import { type Standing, standingOf } from "./standing.ts";
import { Travellers } from "./Travellers.tsx";
import { useMade } from "./useMade.ts";
import { usePayment } from "./usePayment.ts";
import { useRepeated } from "./useRepeated.ts";

/** Few have one: its form comes when it is wanted. */
const HeldChange = lazy(() => import("./change/HeldChange.tsx"));

export type ReservationViewProps = {
  value: ReservationEnvelope;
  parts: AnyParts;
  handle: Pick<OwnHandle<ReservationEnvelope>, "reload" | "put">;
  actions: ScreenActions;
  /** Token that opens it without a session, in a tracking view. */
  bearer?: string;
  /** Ways on, below its records. */
  children?: ReactNode;
};

/** Polling intervals of statuses that change by themselves, milliseconds. */
const ISSUING = 3_000;
const REVIEWING = 30_000;

/** One reservation for its owner: its status, the actions that are open, its travellers and its history. */
export function ReservationView({ value, parts, handle, actions, bearer, children }: ReservationViewProps) {
  const t = useText();
  const environment = useEnvironment();
  const shared = { value, parts, handle, actions };
  const { ask, leave } = usePayment(value.payment, actions.client, handle.reload);
  const [refused, setRefused] = useState<{ text: string; status: ReservationEnvelope["status"] } | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const onCancel = value.actions.includes("cancel") ? () => setCancelling(true) : null;
  // A booking that is there leads to its voucher; the way to cancel it stands at the end of the page.
  const isThere = value.status === "successful";
  const notice = useRef<HTMLDivElement>(null);
  const { made, change } = useMade(handle, notice);
  useStatus({ value, parts, handle, actions, ...(bearer !== undefined && { bearer }) });
  // A refusal because of an outdated status shows as the new status.
  const refusal = refused?.status === value.status ? refused.text : null;
  const standing = standingOf({ value, ask, refusal, say: parts.say }, t, environment);

  const isFailed = standing.offersPay && standing.look === "danger";
  // A payer who comes back from the bank reads first what became of the money.
  useEffect(() => {
    if (isFailed) notice.current?.focus();
  }, [isFailed]);

  /** The button that was pressed goes with the way to pay. */
  function leaveForBank(): void {
    flushSync(leave);
    notice.current?.focus();
  }

  /** Reloads the reservation, which has changed or is about to, and moves to its message. */
  async function look(text: string | null = null): Promise<void> {
    await handle.reload();
    flushSync(() => setRefused(text === null ? null : { text, status: value.status }));
    notice.current?.focus();
  }

  return (
    <div className={styles.inThree}>
      <Stack gap="md">
        <Head {...shared} standing={standing} notice={notice} look={look} onCancel={onCancel} />
        <OwnerActions
          {...shared}
          standing={standing}
          look={look}
          leave={leaveForBank}
          onCancel={isThere ? null : onCancel}
        />
      </Stack>
      <div className={styles.aside}>
        <parts.Card reservation={standing.offersPay ? withoutTerms(value) : value} isPaying={standing.offersPay} />
      </div>
      <Below {...shared} made={made} change={change} look={look} onCancel={isThere ? onCancel : null}>
        {children}
      </Below>
      {isCancelling && (
        <Cancelling
          {...shared}
          look={look}
          close={() => setCancelling(false)}
          onCancelled={(cancelled) => change(cancelled, "part")}
        />
      )}
    </div>
  );
}

type BelowProps = Omit<ReservationViewProps, "bearer" | "handle"> &
  Pick<OwnerActionsProps, "look" | "onCancel"> &
  ReturnType<typeof useMade>;

/** Records of the booking, its travellers and its history, and the ways to change one that is there. */
function Below({ value, parts, actions, made, change, look, onCancel, children }: BelowProps) {
  const onChanged = (changed: ReservationEnvelope) => change(changed, "booking");
  const onStale = () => void look();
  return (
    <Stack gap="md">
      <Records value={value} made={made} />
      {value.travellers.length > 0 && <TravellersOf {...{ value, parts, actions, onChanged, onStale }} />}
      <HistoryOf value={value} parts={parts} />
      {onCancel && <IssuedActions {...{ value, parts, onChanged, onCancel, onStale }} client={actions.client} />}
      {children}
    </Stack>
  );
}

/** A change that a card is to pay, where there is one. */
const Held = ({ value, handle, actions, notice }: Pick<HeadProps, "value" | "handle" | "actions" | "notice">) =>
  value.held_change && (
    <Suspense fallback={null}>
      <HeldChange
        value={value}
        held={value.held_change}
        handle={handle}
        actions={actions}
        onLetGo={() => notice.current?.focus()}
      />
    </Suspense>
  );

/** The card that pays says what cancelling costs. */
const withoutTerms = (value: ReservationEnvelope): ReservationEnvelope => ({ ...value, cancellation: null });

/** `ready`: nothing is the matter, and the way to pay says the rest. `done`: the booking is there. */
type HeadShape = "ready" | "done" | "notice";
function shapeOf({ status }: ReservationEnvelope, { isOfPayment, look }: Standing): HeadShape {
  if (isOfPayment) return "notice";
  if (status === "successful") return "done";
  return status === "ready_to_pay" && look === "info" ? "ready" : "notice";
}

type HeadProps = Omit<ReservationViewProps, "bearer" | "children"> &
  Pick<OwnerActionsProps, "onCancel" | "look" | "standing"> & { notice: RefObject<HTMLDivElement | null> };

/** Heading of a reservation: what is the matter, of which booking, by when, and the notes about it. */
function Head({ value, parts, handle, actions, standing, notice, look, onCancel }: HeadProps) {
  const t = useText();
  const shape = shapeOf(value, standing);
  const isDone = shape === "done";
  return (
    <Stack gap="xs">
      <div className={isDone ? styles.done : undefined}>
        {isDone && <CompletedStar />}
        <StandingNotice standing={standing} notice={notice} shape={shape} />
      </div>
      <Brief reservation={value} parts={parts} />
      <div className={styles.codeLine}>
        <Text as="span" size="small" tone="soft">
          {t("reserve.code")} {isDone ? <SpokenCode code={value.tracking_code} /> : <Code>{value.tracking_code}</Code>}
        </Text>
        <Deadline value={value} look={look} />
      </div>
      <BankReference payment={value.payment} />
      {parts.StatusNote && (
        <parts.StatusNote reservation={value} client={actions.client} put={handle.put} onCancel={onCancel} />
      )}
      <Held value={value} handle={handle} actions={actions} notice={notice} />
    </Stack>
  );
}

/** The star-sun, which completes itself once: the booking is there. */
const CompletedStar = () => (
  <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
    <path className={styles.starFill} d={frameDrawings.shamseh.d} />
    <path className={styles.starLine} pathLength={1} d={frameDrawings.shamseh.d} />
    <path className={styles.starCheck} pathLength={1} d="M8.2 12.4 11 15.2 15.9 9.4" />
  </svg>
);

/** Until when it can be paid, or the deadline extended. */
function Deadline({ value, look }: Pick<HeadProps, "value" | "look">) {
  const t = useText();
  const isGrace = value.status === "payment_deadline_expired";
  const until = isGrace ? value.grace_ends_at : value.payment_deadline_at;
  if (until === null) return null;
  return (
    <Countdown
      label={t(isGrace ? "reserve.status.grace" : "reserve.status.deadline")}
      until={until}
      serverNow={value.now}
      onOver={() => void look()}
    />
  );
}

type CancellingProps = Omit<ReservationViewProps, "bearer" | "children"> &
  Pick<OwnerActionsProps, "look"> & { close: () => void; onCancelled: (cancelled: ReservationEnvelope) => void };

/** The dialog that cancels, and its consequences. */
const Cancelling = ({ value, parts, actions, look, close, onCancelled }: CancellingProps) => (
  <CancelDialog
    code={value.confirmation_code}
    travellers={value.travellers}
    extras={value.extras}
    calls={parts.calls}
    Results={parts.CancelResults}
    client={actions.client}
    isAbroad={parts.tripOf(value).scope === "international"}
    onClose={(isStale) => {
      close();
      if (isStale) void look();
    }}
    onCancelled={(cancelled) => {
      close();
      onCancelled(cancelled);
    }}
  />
);

/**
 * Polls a status that changes by itself, and revalidates the whole reservation only when the answer differs from what
 * is shown. A provider of the previous version refuses the call: then the reservation is polled.
 */
function useStatus({ value, parts, handle, actions, bearer }: ReservationViewProps): void {
  const isChanging = value.status === "in_progress" || value.status === "under_review";
  const isSoon = value.status === "in_progress" && value.issue_due_at === null;
  useRepeated(isChanging, isSoon ? ISSUING : REVIEWING, async () => {
    const status = await actions.client.call(parts.calls.status, {
      params: { confirmation_code: value.confirmation_code },
      ...(bearer !== undefined && { bearer }),
    });
    if (!status.ok || hasChanged(value, status.value)) await handle.reload();
  });
}

/** History of the reservation, folded: the next step comes first. */
function HistoryOf({ value, parts }: Pick<ReservationViewProps, "value" | "parts">) {
  const t = useText();
  return (
    <Surface padding="none">
      <details className={styles.log}>
        <summary className={styles.logHead}>
          <Heading level={2} look="title">
            {t("reserve.status.history")}
          </Heading>
          <Icon name="chevron-down" />
        </summary>
        <History events={value.history} parts={parts} />
      </details>
    </Surface>
  );
}

type TravellersOfProps = Pick<ReservationViewProps, "value" | "parts" | "actions"> & {
  onChanged: (changed: ReservationEnvelope) => void;
  onStale: () => void;
};

/** The travellers, as far as they are entered, and the way to correct a name. */
function TravellersOf({ value, parts, actions: { client }, onChanged, onStale }: TravellersOfProps) {
  return (
    <Surface as="section" labelledBy="travellers">
      <Stack gap="sm">
        <Travellers travellers={value.travellers} hasRooms={parts.hasRooms} isMasked={value.is_masked} />
        <Companions reservation={value} parts={parts} client={client} />
        <NameCorrection reservation={value} parts={parts} client={client} onChanged={onChanged} onStale={onStale} />
      </Stack>
    </Surface>
  );
}

type StandingNoticeProps = Pick<HeadProps, "standing" | "notice"> & { shape: HeadShape };

/** Title and message. */
function StandingNotice({ standing, notice, shape }: StandingNoticeProps) {
  const { title, text, reason, look } = standing;
  const heading = <Heading level={1}>{title}</Heading>;
  if (shape === "ready")
    return (
      <div role="status" ref={notice} tabIndex={-1} className={styles.read}>
        {heading}
      </div>
    );
  const message = (
    <>
      <Text size="small">{text}</Text>
      {reason !== null && (
        <Text size="small" tone="soft" dir="auto">
          {reason}
        </Text>
      )}
    </>
  );
  return (
    <div role="status">
      <Stack gap="xs">
        {heading}
        {shape === "done" ? (
          <div ref={notice} tabIndex={-1} className={styles.read}>
            {message}
          </div>
        ) : (
          <Notice look={look} ref={notice}>
            {message}
          </Notice>
        )}
      </Stack>
    </div>
  );
}

/** Reference by which the bank finds a payment. */
function BankReference({ payment }: { payment: ReservationPayment | null }) {
  const t = useText();
  if (payment === null || payment.ref_id === null) return null;
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

type OwnerActionsProps = ReservationViewProps & {
  standing: Standing;
  /** Reads the reservation again, and says this when it is the same as before. */
  look: (text?: string | null) => Promise<void>;
  /** The browser goes to the bank's page. */
  leave: () => void;
  /** Opens the dialog that cancels; null where nothing can be cancelled. */
  onCancel: (() => void) | null;
};

type PayingProps = Pick<OwnerActionsProps, "value" | "parts" | "actions" | "look" | "leave">;

/** The way to pay, in one card. */
function Paying({ value, parts, actions, look, leave }: PayingProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <Surface as="section" labelledBy="pay" look="floating" padding="none" isClipping>
      <Hidden as="h2" id="pay">
        {t("reserve.status.pay")}
      </Hidden>
      <PayForm
        code={value.confirmation_code}
        of={parts.sumOf(value, locale)}
        discount={value.discount_code ?? null}
        cancellation={value.cancellation}
        penalties={value.penalties}
        isAbroad={parts.tripOf(value).scope === "international"}
        client={actions.client}
        payment={value.payment}
        onLeave={(address) => {
          leave();
          actions.go(address);
        }}
        onPaid={() => void look()}
        onRefused={(text) => void look(text)}
      />
    </Surface>
  );
}

/** Promise about the money, and support’s numbers. */
function PayNotes({ value, standing }: Pick<OwnerActionsProps, "value" | "standing">) {
  const t = useText();
  return (
    <div className={pay.notes}>
      {shapeOf(value, standing) === "ready" && (
        <Text size="small" tone="soft">
          {standing.text}
        </Text>
      )}
      {value.extension_used && (
        <Text size="small" tone="soft">
          {t("reserve.status.extended")}
        </Text>
      )}
      <Text size="caption" tone="mute">
        {t("reserve.pay.promise")}
      </Text>
      <Text size="caption" tone="mute">
        {t("reserve.voucher.support")} <SupportNumbers />
      </Text>
    </div>
  );
}

type ButtonsProps = Pick<OwnerActionsProps, "value" | "parts" | "onCancel"> & {
  isBusy: boolean;
  onExtend: () => void;
};

/** Further actions that its status allows. */
function Buttons({ value, parts, isBusy, onExtend, onCancel }: ButtonsProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const facts = parts.journeyOf?.(value, t, environment);
  const can = (action: ReservationEnvelope["actions"][number]) => value.actions.includes(action);
  // A tracking view has no actions, and opens the voucher with its numbers masked.
  const hasVoucher = can("voucher") || (value.is_masked && value.status === "successful");
  const comments = !value.is_masked && value.status === "successful" ? parts.commentAddress(value) : null;
  return (
    <div className={styles.actions}>
      {hasVoucher && (
        <Button
          look={can("voucher") && parts.asksForAnswer?.(value) ? "outline" : "primary"}
          icon="receipt"
          href={reservationAddress(value.kind, "voucher", value.confirmation_code)}
        >
          {parts.say("voucher.open", t, locale)}
        </Button>
      )}
      {can("extend") && (
        <Button look={can("pay") ? "outline" : "primary"} icon="clock" isBusy={isBusy} onClick={onExtend}>
          {t("reserve.status.extend")}
        </Button>
      )}
      {isTerminal(value.status) && (
        <Button look="primary" href={parts.againAddress(value)}>
          {parts.say("again", t, locale)}
        </Button>
      )}
      {value.status === "successful" && facts && <JourneyWays facts={facts} />}
      {comments !== null && (
        <Button look="outline" href={comments}>
          {t("reserve.status.comment")}
        </Button>
      )}
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          {t("reserve.status.cancel")}
        </Button>
      )}
    </div>
  );
}

/** Actions available to its owner. */
function OwnerActions({ value, parts, handle, actions, standing, look, leave, onCancel }: OwnerActionsProps) {
  const t = useText();
  const code = value.confirmation_code;
  const extending = useIntent();
  const [isBusy, setBusy] = useState(false);

  async function extend(): Promise<void> {
    setBusy(true);
    const { client } = actions;
    const result = await client.call(parts.calls.extendPaymentDeadline, {
      params: { confirmation_code: code },
      idempotencyKey: extending.keyOf(value.payment_deadline_at),
    });
    setBusy(false);
    if (result.ok) {
      actions.say(t("reserve.status.extend.done"));
      return handle.reload();
    }
    await look(messageOf(result.failure) ?? t("reserve.failed"));
  }

  return (
    <>
      {standing.offersPay && (
        <Stack gap="sm">
          <Paying value={value} parts={parts} actions={actions} look={look} leave={leave} />
          <PayNotes value={value} standing={standing} />
        </Stack>
      )}
      <Buttons value={value} parts={parts} isBusy={isBusy} onExtend={() => void extend()} onCancel={onCancel} />
    </>
  );
}
