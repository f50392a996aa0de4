import { useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { SignedMoney } from "#app/src/features/price/SignedMoney.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { paymentCalls } from "#domain/contract/payment.calls.ts";
import type { PartsValue } from "#domain/contract/payment.shapes.ts";
import { localDigits } from "#domain/text/digits.ts";
import * as styles from "./pay.css.ts";

export type PaidPartsProps = {
  parts: PartsValue;
  client: Client;
  /** A part was given up: the ways to pay are to be read again. */
  onChanged: () => void;
};

type Part = PartsValue["items"][number];

/** Parts that are paid or at the bank, each with its sum, and what is missing where some of it is at the bank. */
export function PaidParts({ parts, client, onChanged }: PaidPartsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  // Without one the sum to be paid, which follows, is what is missing.
  const isAnyOpen = parts.items.some(({ is_paid }) => !is_paid);
  return (
    <section className={styles.lines} aria-label={t("reserve.pay.parts.paid")}>
      <ul className={styles.partList}>
        {parts.items.map((part) => (
          <li key={part.payment_id} className={styles.line}>
            <span>
              <Described part={part} name={nameIn(part, parts)} />
            </span>
            <span className={styles.lineSum}>
              <SignedMoney rial={part.amount} />
            </span>
            {!part.is_paid && nameIn(part, parts) === null && (
              <GiveUp
                paymentId={part.payment_id}
                label={t("reserve.pay.parts.giveUp", { number: localDigits(part.part, locale) })}
                client={client}
                onChanged={onChanged}
              />
            )}
          </li>
        ))}
      </ul>
      {isAnyOpen && (
        <p className={styles.total}>
          <span>{t("reserve.pay.parts.missing")}</span>
          <span className={styles.lineSum}>
            <SignedMoney rial={parts.missing} />
          </span>
        </p>
      )}
      {parts.next === null && isAnyOpen && (
        <Text size="small" tone="soft">
          {t("reserve.pay.parts.atBank")}
        </Text>
      )}
    </section>
  );
}

/** Name of the companion who pays a part; null where its booker does. */
function nameIn({ share_id }: Part, { shares = [] }: PartsValue): string | null {
  return share_id == null ? null : (shares.find((share) => share.share_id === share_id)?.name ?? "");
}

/** Number of a part or name of its payer, and where its money came from. */
function Described({ part, name }: { part: Part; name: string | null }) {
  const { part: index, amount, wallet_part, card_masked, is_paid } = part;
  const t = useText();
  const { locale } = useEnvironment();
  const number = localDigits(index, locale);
  if (!is_paid)
    return name === null ? t("reserve.pay.parts.open", { number }) : t("reserve.pay.parts.shareOpen", { name });
  if (wallet_part === amount) return t("reserve.pay.parts.ofWallet", { number });
  return (
    <>
      {name === null ? t("reserve.pay.parts.ofCard", { number }) : t("reserve.pay.parts.ofShare", { name })}{" "}
      {card_masked !== null && <Code>{card_masked}</Code>}
    </>
  );
}

type GiveUpProps = Omit<PaidPartsProps, "parts"> & { paymentId: string; label: string };

/** The payer is back from the bank without having paid: the sum can be paid otherwise. */
export function GiveUp({ paymentId, label, client, onChanged }: GiveUpProps) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  async function giveUp(): Promise<void> {
    setBusy(true);
    const params = { payment_id: paymentId };
    const result = await client.call(paymentCalls.check, { params, body: { is_left: true } });
    setBusy(false);
    setFailed(!result.ok);
    if (result.ok) onChanged();
  }
  return (
    <>
      <Button look="quiet" isBusy={isBusy} onClick={() => void giveUp()}>
        {label}
      </Button>
      {isFailed && (
        <Notice look="danger" isAlert>
          {t("reserve.pay.parts.giveUpFailed")}
        </Notice>
      )}
    </>
  );
}
