import { type ReactNode, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import type { Result } from "#app/src/api/result.ts";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { type Chosen, destinationOf, firstChoice, RefundWays } from "#app/src/features/refund/RefundWays.tsx";
import { useText } from "#app/src/messages/words.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import { useAgreement } from "../useAgreement.ts";
import { ChangeSums, type SumWords } from "./ChangeSums.tsx";
import { hasEnough, type Payer, PayerChoice } from "./PayerChoice.tsx";

type Agreed = { quote_id: string; pay_by?: Payer } & Partial<ReturnType<typeof destinationOf>>;

export type ChangeCostProps<Reservation> = {
  code: string;
  client: Client;
  words: SumWords & { readonly confirm: string };
  /** True of a place abroad: deadlines name their clock. */
  isAbroad: boolean;
  /** Further results of the change, in the words of the product. */
  beside?: (asked: ChangeQuoteValue) => ReactNode;
  /** Asks for the cost of what was chosen. */
  ask: () => Promise<Result<ChangeQuoteValue>>;
  send: (agreed: Agreed, idempotencyKey: string) => Promise<Result<Reservation>>;
  onClose: (isStale: boolean) => void;
  onChanged: (value: Reservation) => void;
};

/** Cost of a change now, where the difference goes, and the button that confirms. Its key is what was chosen. */
export function ChangeCost<Reservation>(props: ChangeCostProps<Reservation>) {
  const { code, client, words, isAbroad, beside, ask, send, onClose, onChanged } = props;
  const t = useText();
  const quote = useOwnData(ask, code);
  const accounts = useOwnData(() => client.call(accountCalls.bankAccounts), code);
  const [picked, setPicked] = useState<Chosen | null>(null);
  const [pickedPayer, setPayer] = useState<Payer>("wallet");
  const kept = accounts.own.kind === "ready" ? accounts.own.value : [];
  const { isBusy, error, agree } = useAgreement({
    send,
    onAgreed: onChanged,
    onStale: () => onClose(true),
    askAgain: quote.reload,
    noAnswer: t("reserve.change.noAnswer"),
  });
  return (
    <OwnDataView handle={quote} placeholder={<Skeleton shape="picture" />}>
      {(asked) => {
        const chosen = picked ?? firstChoice(asked.ways, kept);
        const payer = hasEnough(asked) ? pickedPayer : "card";
        const isByCard = asked.due > 0 && payer === "card";
        const rest = asked.due > 0 ? { pay_by: payer } : asked.refundable > 0 ? destinationOf(chosen) : {};
        return (
          <Stack gap="md">
            <ChangeSums asked={asked} words={words} />
            {asked.results?.map((result) => (
              <Text key={result} size="small">
                {t(`reserve.change.result.${result}`)}
              </Text>
            ))}
            {beside?.(asked)}
            <CancellationLine sentence={asked.cancellation} isAbroad={isAbroad} />
            {asked.refundable > 0 && (
              <RefundWays ways={asked.ways} accounts={accounts} client={client} chosen={chosen} onChoose={setPicked} />
            )}
            {asked.due > 0 && <PayerChoice asked={asked} chosen={payer} onChoose={setPayer} />}
            {error !== null && (
              <Notice look="danger" isAlert>
                {error}
              </Notice>
            )}
            <Button
              look="primary"
              isFullWidth
              isBusy={isBusy}
              isDisabled={accounts.own.kind === "loading"}
              onClick={() => void agree({ quote_id: asked.quote_id, ...rest })}
            >
              {isByCard ? t("reserve.change.hold") : words.confirm}
            </Button>
          </Stack>
        );
      }}
    </OwnDataView>
  );
}
