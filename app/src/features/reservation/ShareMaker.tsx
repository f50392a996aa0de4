import { useRef, useState } from "react";
import { messageOf } from "#app/src/api/message-of.ts";
import { AmountField, amountFault } from "#app/src/features/own/AmountField.tsx";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Stepper } from "#design-system/components/Stepper/Stepper.tsx";
import { Hidden, Text } from "#design-system/components/Text/Text.tsx";
import { shareCalls } from "#domain/contract/share.calls.ts";
import { PARTS } from "#domain/payment/parts.ts";
import { inEqualShares } from "#domain/payment/shares.ts";
import { formatMoney, formatMoneyText } from "#domain/text/money.ts";
import { rialOf } from "#domain/text/typed-money.ts";
import { splitOf } from "./PartField.tsx";
import * as styles from "./pay.css.ts";
import type { TogetherProps } from "./Together.tsx";

type MakerProps = Omit<TogetherProps, "onChanged"> & { onMade: () => void };

/** Form that makes links: equal shares of what is missing, or one of a typed amount. */
export function ShareMaker(props: MakerProps) {
  const { parts } = props;
  const t = useText();
  const { locale } = useEnvironment();
  const [isEqual, setEqual] = useState(true);
  const missing = parts.next?.max ?? 0;
  const most = Math.min(parts.left, Math.floor(missing / PARTS.least));
  const [payers, setPayers] = useState(2);
  const { first, each } = inEqualShares(missing, payers);
  const own = useOwnAmount(props);
  const { isBusy, refused, make } = useMake(props);

  function press(): void {
    if (isEqual) return void make(Array.from({ length: payers - 1 }, () => each));
    const amount = own.read();
    if (amount !== null) void make([amount]);
  }

  const words = (rial: number) => formatMoneyText(rial, locale);
  return (
    <div className={styles.split}>
      <Text size="small" tone="soft">
        {t("reserve.together.how")}
      </Text>
      <fieldset className={styles.choices}>
        <Hidden as="legend">{t("reserve.together.begin")}</Hidden>
        <Choice kind="radio" name="split" value="equal" isChecked={isEqual} onChange={() => setEqual(true)}>
          {t("reserve.together.equal")}
        </Choice>
        <Choice kind="radio" name="split" value="own" isChecked={!isEqual} onChange={() => setEqual(false)}>
          {t("reserve.together.own")}
        </Choice>
      </fieldset>
      {isEqual ? (
        <>
          <Stepper
            label={t("reserve.together.payers")}
            value={payers}
            min={2}
            max={most}
            onChange={setPayers}
            words={{ more: t("reserve.together.more"), less: t("reserve.together.less") }}
          />
          <Text size="small">{t("reserve.together.each", { each: words(each), first: words(first) })}</Text>
        </>
      ) : (
        own.field
      )}
      {refused !== null && (
        <Notice look="danger" isAlert>
          {refused}
        </Notice>
      )}
      <Button look="outline" isBusy={isBusy} onClick={press}>
        {t("reserve.together.make", { count: isEqual ? payers - 1 : 1 })}
      </Button>
    </div>
  );
}

/** A typed amount within the bounds of a part; all that is missing can be a share as well. */
function useOwnAmount({ parts }: MakerProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const [typed, setTyped] = useState("");
  const [isPressed, setPressed] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const bounds = splitOf(parts) ?? { min: parts.next?.min ?? 0, max: parts.next?.max ?? 0 };
  const words = (rial: number) => formatMoney(rial, locale).amount;
  const told = { min: words(bounds.min), max: words(bounds.max) };
  const outside = t("reserve.pay.parts.outside", told);
  const found = amountFault(typed, bounds, t, locale, outside);
  const fault = found === outside && rialOf(typed) === parts.next?.max ? null : found;
  return {
    read(): number | null {
      setPressed(true);
      if (fault !== null) ref.current?.focus();
      return fault === null ? rialOf(typed) : null;
    },
    field: (
      <AmountField
        label={t("reserve.together.amount")}
        hint={t("reserve.pay.parts.hint", told)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isPressed ? (fault ?? undefined) : undefined}
        ref={ref}
      />
    ),
  };
}

/** Makes the shares, once for an intent. */
function useMake({ code, client, onMade }: MakerProps) {
  const t = useText();
  const intent = useIntent();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  async function make(amounts: number[]): Promise<void> {
    const body = { confirmation_code: code, amounts };
    setBusy(true);
    const result = await client.call(shareCalls.make, { body, idempotencyKey: intent.keyOf(body) });
    setBusy(false);
    if (!result.ok) return setRefused(messageOf(result.failure) ?? t("reserve.together.failed"));
    intent.done();
    onMade();
  }
  return { isBusy, refused, make };
}
