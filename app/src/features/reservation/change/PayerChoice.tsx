import { useId } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Hidden, Text } from "#design-system/components/Text/Text.tsx";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import * as pay from "../pay.css.ts";

/** Payer of a difference. */
export type Payer = "wallet" | "card";

type PayerChoiceProps = {
  asked: Pick<ChangeQuoteValue, "due" | "wallet">;
  chosen: Payer;
  onChoose: (payer: Payer) => void;
};

/** True where the wallet can pay a difference. */
export const hasEnough = ({ due, wallet }: PayerChoiceProps["asked"]): boolean => wallet >= due;

/** The wallet, where it has enough, or a card, which the change is held for. */
export function PayerChoice({ asked, chosen, onChoose }: PayerChoiceProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const name = useId();
  const balance = formatMoneyText(asked.wallet, locale);
  const note = (
    <Text size="small" tone="soft">
      {t("reserve.change.cardNote")}
    </Text>
  );
  if (!hasEnough(asked))
    return (
      <Stack gap="xs">
        <Text size="small">{t("reserve.change.walletShort", { balance })}</Text>
        {note}
      </Stack>
    );
  return (
    <Stack gap="xs">
      <fieldset className={pay.part}>
        <Hidden as="legend">{t("reserve.change.payer")}</Hidden>
        <Choice
          kind="radio"
          name={name}
          value="wallet"
          isChecked={chosen === "wallet"}
          onChange={() => onChoose("wallet")}
        >
          {t("reserve.change.byWallet", { balance })}
        </Choice>
        <Choice kind="radio" name={name} value="card" isChecked={chosen === "card"} onChange={() => onChoose("card")}>
          {t("reserve.change.byCard")}
        </Choice>
      </fieldset>
      {chosen === "card" && note}
    </Stack>
  );
}
