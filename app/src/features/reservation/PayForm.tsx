import { useRef, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { messageOf } from "#app/src/api/message-of.ts";
import { isOutage } from "#app/src/api/result.ts";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { SignedMoney } from "#app/src/features/price/SignedMoney.tsx";
import { useApproximation } from "#app/src/features/price/useApproximation.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { paymentCalls } from "#domain/contract/payment.calls.ts";
import type { GatewayName, MethodsValue, OwnShareValue, PartsValue } from "#domain/contract/payment.shapes.ts";
import type { DiscountCodeValue, ReservationPayment } from "#domain/contract/reservation.shapes.ts";
import type { CancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import type { DatedPenalty } from "#domain/sale/dated-penalties.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatMoneyText, formatRial } from "#domain/text/money.ts";
import { rialOf } from "#domain/text/typed-money.ts";
import { Gateways } from "./Gateways.tsx";
import { GiveUp, PaidParts } from "./PaidParts.tsx";
import { PartField, partFault, splitOf } from "./PartField.tsx";
import { PAY_TERMS, PayTerms } from "./PayTerms.tsx";
import * as styles from "./pay.css.ts";
import { Together } from "./Together.tsx";
import { keepUsesWallet, keptUsesWallet } from "./tab-storage.ts";
import { useRepeated } from "./useRepeated.ts";
import { useReturned } from "./useReturned.ts";

export type PayFormProps = {
  code: string;
  /** Description of what the sum covers: `۳ شب · ۲ اتاق`. */
  of: string;
  /** Discount code in use, which the sum already has off. */
  discount: DiscountCodeValue | null;
  /** Cost of cancelling once it is paid. */
  cancellation: CancellationSentence | null;
  penalties: readonly DatedPenalty[] | undefined;
  /** True for a place abroad: deadlines name their clock. */
  isAbroad: boolean;
  client: Client;
  /** Its latest payment: a whole sum that is at the bank can be given up. */
  payment: ReservationPayment | null;
  /** Leaves for the gateway. */
  onLeave: (address: string) => void;
  /** The wallet paid it all: the reservation is to be looked at again. */
  onPaid: () => void;
  /** Called with the reason when no payment was begun. */
  onRefused: (text: string) => void;
};

/** Pause between two questions about shares that companions have not paid, milliseconds. */
const COMPANIONS = 10_000;
const isUnpaid = ({ state }: OwnShareValue): boolean => state === "open" || state === "at_bank";

/** Payment form: the wallet first, the rest through a gateway. */
export function PayForm(props: PayFormProps) {
  const { code, client, onPaid } = props;
  const ask = () => client.call(paymentCalls.methods, { query: { confirmation_code: code } });
  const methods = useOwnData(ask, code);
  useReturned(() => void methods.reload());
  const { own } = methods;
  const isFollowed = own.kind === "ready" && (own.value.parts?.shares ?? []).some(isUnpaid);
  useRepeated(isFollowed, COMPANIONS, async () => {
    const answer = await ask();
    if (answer.ok) methods.put(answer.value);
    // The last share has paid the whole, or the time is over.
    else if (answer.failure.kind === "status" && answer.failure.reason === "not_open") onPaid();
  });
  return (
    <OwnDataView handle={methods} placeholder={<Skeleton shape="picture" />}>
      {(value) => <Methods methods={value} onChanged={() => void methods.reload()} {...props} />}
    </OwnDataView>
  );
}

type LinesProps = { payable: number; of: string; discount: DiscountCodeValue | null; fromWallet: number };

/**
 * The sum of the booking, what a code takes off, the wallet's part of it, and what is left for the card, which banks name in rial; in the chosen
 * currency it is about so much.
 */
function Lines({ payable, of, discount, fromWallet }: LinesProps) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  const told = useApproximation();
  const rest = payable - fromWallet;
  return (
    <div className={styles.lines} data-sum={payable}>
      <p className={styles.line}>
        <span>{of}</span>
        <span className={styles.lineSum}>
          <SignedMoney rial={payable + (discount?.discount ?? 0)} />
        </span>
      </p>
      {discount !== null && (
        <p className={styles.less}>
          <span>
            {t("reserve.pay.lineCode")} <Code>{discount.code}</Code>
          </span>
          <span className={styles.lineSum}>
            <SignedMoney rial={-discount.discount} />
          </span>
        </p>
      )}
      {fromWallet > 0 && (
        <p className={styles.less}>
          <span>{t("reserve.pay.lineWallet")}</span>
          <span className={styles.lineSum}>
            <SignedMoney rial={-fromWallet} />
          </span>
        </p>
      )}
      <p className={styles.total}>
        <span>
          {t(rest > 0 ? "reserve.pay.byCard" : "reserve.pay.nothingByCard")}
          {rest > 0 && <span className={styles.rial}>{t("reserve.inRial", { amount: formatRial(rest, locale) })}</span>}
        </span>
        <span className={styles.lineSum}>
          <Price amount={rest} size="large" align="end" />
        </span>
      </p>
      {rest > 0 && told !== null && (
        <Text size="caption" tone="mute">
          {t("reserve.about", { amount: told.tell(rest), day: formatDate(told.day, environment, "short") })}
        </Text>
      )}
    </div>
  );
}

/** Part that is typed, where its payer has chosen to pay in parts. */
function usePart(parts: PartsValue | null) {
  const t = useText();
  const { locale } = useEnvironment();
  const [typed, setTyped] = useState<string | null>(null);
  const [isPressed, setPressed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const fault = typed === null || parts === null ? null : partFault(typed, parts, t, locale);
  return {
    parts: splitOf(parts) === null ? null : parts,
    typed,
    setTyped,
    error: isPressed ? (fault ?? undefined) : undefined,
    field,
    /** Rial; null where all that is missing is paid, or where what is typed is no part. */
    amount: typed === null || fault !== null ? null : rialOf(typed),
    /** True when what is typed can be paid; otherwise the field says why not. */
    isRight(): boolean {
      setPressed(true);
      if (fault !== null) field.current?.focus();
      return fault === null;
    },
  };
}

/** Choice of paying from the wallet first; restored when the payer comes back from the bank. */
function useWalletChoice(code: string, { wallet_part }: MethodsValue): [boolean, (usesWallet: boolean) => void] {
  const [usesWallet, setUsesWallet] = useState(wallet_part > 0 && (keptUsesWallet(code) ?? true));
  const choose = (wanted: boolean): void => {
    setUsesWallet(wanted);
    keepUsesWallet(code, wanted);
  };
  return [usesWallet, choose];
}

/** Begins the payment: the gateway's page, or the end of it where the wallet pays it all. */
function usePay({ code, client, onLeave, onPaid, onRefused }: PayFormProps) {
  const t = useText();
  const intent = useIntent();
  const [isBusy, setBusy] = useState(false);
  /** True where the wallet has paid it at once. */
  async function pay(gateway: GatewayName, usesWallet: boolean, part: number | null): Promise<boolean> {
    const choice = { confirmation_code: code, gateway, use_wallet: usesWallet, ...(part !== null && { part }) };
    setBusy(true);
    const result = await client.call(paymentCalls.start, {
      body: choice,
      idempotencyKey: intent.keyOf(choice),
    });
    if (result.ok) {
      intent.done();
      const { redirect_address } = result.value;
      const isPaid = redirect_address.startsWith("/");
      if (isPaid) onPaid();
      else onLeave(redirect_address);
      return isPaid;
    }
    setBusy(false);
    const { failure } = result;
    // A final refusal needs a new key. In an outage the payment may have begun: the same key finds it.
    if (failure.kind === "status" && !isOutage(failure)) intent.done();
    onRefused(messageOf(failure) ?? t("reserve.pay.noAnswer"));
    return false;
  }
  return { isBusy, setBusy, pay };
}

function Methods(props: PayFormProps & { methods: MethodsValue; onChanged: () => void }) {
  const { methods, client, onChanged, of, discount } = props;
  const { parts = null, payable } = methods;
  const t = useText();
  const hasParts = parts !== null && parts.items.length > 0;
  const part = usePart(parts);
  const [usesWallet, setUsesWallet] = useWalletChoice(props.code, methods);
  const sum = part.amount ?? payable;
  const fromWallet = usesWallet ? Math.min(methods.wallet_part, sum) : 0;
  const isWhole = part.amount === null && !hasParts && (parts?.shares ?? []).length === 0;
  return (
    <div className={styles.parts}>
      <WholeAtBank {...props} onLeft={onChanged} />
      {hasParts && <PaidParts parts={parts} client={client} onChanged={onChanged} />}
      {payable === 0 && parts !== null && <Together {...props} parts={parts} />}
      {payable > 0 && (
        <>
          <Lines
            payable={sum}
            of={part.amount === null ? (hasParts ? t("reserve.pay.parts.missing") : of) : t("reserve.pay.parts.this")}
            discount={isWhole ? discount : null}
            fromWallet={fromWallet}
          />
          <FromWallet methods={methods} isChosen={usesWallet} onChoose={setUsesWallet} />
          <Press {...props} part={part} usesWallet={usesWallet} sum={sum} rest={sum - fromWallet} />
        </>
      )}
    </div>
  );
}

/** A whole sum that its payer left at the bank: until they say so, no part and no share is begun. */
function WholeAtBank({
  payment,
  methods,
  client,
  onPaid,
  onLeft,
}: PayFormProps & { methods: MethodsValue; onLeft: () => void }) {
  const t = useText();
  const isPart = methods.parts?.items.some(({ payment_id }) => payment_id === payment?.payment_id) ?? false;
  if (payment?.state !== "requested" || isPart) return null;
  const leave = () => {
    onLeft();
    onPaid();
  };
  return (
    <div className={styles.part}>
      <GiveUp
        paymentId={payment.payment_id}
        label={t("reserve.pay.parts.leftWhole")}
        client={client}
        onChanged={leave}
      />
    </div>
  );
}

type FromWalletProps = { methods: MethodsValue; isChosen: boolean; onChoose: (isChosen: boolean) => void };

/** Choice of paying from the wallet first, where it has something. */
function FromWallet({ methods, isChosen, onChoose }: FromWalletProps) {
  const t = useText();
  const { locale } = useEnvironment();
  if (methods.wallet_part === 0) return null;
  return (
    <div className={styles.part}>
      <Choice name="use_wallet" value="yes" isChecked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
        <span className={styles.wallet}>
          {t("reserve.pay.wallet")}{" "}
          <span className={styles.balance}>
            {t("reserve.pay.balance", { balance: formatMoneyText(methods.wallet_balance, locale) })}
          </span>
        </span>
      </Choice>
    </div>
  );
}

type PressProps = PayFormProps & {
  methods: MethodsValue;
  /** Parts or shares were changed: the ways to pay are to be read again. */
  onChanged: () => void;
  part: ReturnType<typeof usePart>;
  usesWallet: boolean;
  /** Paid now, and the card's share of it, rial. */
  sum: number;
  rest: number;
};

/** The gateway, the terms, and the button that accepts them and pays. */
function Press(props: PressProps) {
  const { methods, onChanged, part, usesWallet, sum, rest, cancellation, penalties, isAbroad } = props;
  const t = useText();
  const { locale } = useEnvironment();
  const { isBusy, setBusy, pay } = usePay(props);
  const [gateway, setGateway] = useState<GatewayName | undefined>(methods.gateways[0]?.name);
  const [acceptance, setAcceptance] = useState<"open" | "given" | "missing">("open");
  const box = useRef<HTMLInputElement>(null);

  async function press(): Promise<void> {
    if (!part.isRight()) return;
    if (acceptance !== "given") {
      setAcceptance("missing");
      return box.current?.focus();
    }
    if (gateway === undefined || !(await pay(gateway, usesWallet, part.amount)) || sum === methods.payable) return;
    // The wallet has paid a part: the rest is paid by the same form.
    part.setTyped(null);
    setBusy(false);
    onChanged();
  }

  return (
    <>
      {rest > 0 && <Gateways gateways={methods.gateways} chosen={gateway} onChoose={setGateway} />}
      <Split part={part} />
      {methods.parts != null && <Together {...props} parts={methods.parts} />}
      <div className={styles.commit}>
        <PayTerms
          cancellation={cancellation}
          penalties={penalties}
          isAbroad={isAbroad}
          isAccepted={acceptance === "given"}
          isMissing={acceptance === "missing"}
          onAccept={(isAccepted) => setAcceptance(isAccepted ? "given" : "open")}
          box={box}
        />
        <Button
          look="primary"
          size="large"
          isFullWidth
          isBusy={isBusy}
          describedBy={PAY_TERMS}
          onClick={() => void press()}
        >
          {part.typed !== null && part.amount === null
            ? t("reserve.pay.parts.this")
            : t(rest > 0 ? "reserve.pay.button" : "reserve.pay.fromWallet", {
                amount: formatMoneyText(rest > 0 ? rest : sum, locale),
              })}
        </Button>
      </div>
    </>
  );
}

/** The second way, which is quiet: to pay a part now. */
function Split({ part }: Pick<PressProps, "part">) {
  const t = useText();
  const { parts, typed, setTyped, error, field } = part;
  if (parts === null) return null;
  return (
    <div className={styles.part}>
      {typed !== null && <PartField parts={parts} value={typed} onChange={setTyped} error={error} field={field} />}
      <Button look="quiet" onClick={() => setTyped(typed === null ? "" : null)}>
        {t(typed === null ? "reserve.pay.parts.begin" : "reserve.pay.parts.whole")}
      </Button>
    </div>
  );
}
