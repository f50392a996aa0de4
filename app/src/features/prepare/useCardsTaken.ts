import { useEffect, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { paymentCalls } from "#domain/contract/payment.calls.ts";
import type { TermsValue } from "#domain/contract/payment.shapes.ts";

/**
 * Cards that the gateways take, for a party that may have none of them; null for a party of Iranians, and until they are
 * known. Asked for beside the reservation.
 */
export function useCardsTaken(client: Pick<Client, "call">): TermsValue["cards"] | null {
  const { audience } = useEnvironment();
  const [cards, setCards] = useState<TermsValue["cards"] | null>(null);
  const isAsked = audience !== "iranian";
  useEffect(() => {
    if (!isAsked) return;
    void client.call(paymentCalls.terms).then((answer) => answer.ok && setCards(answer.value.cards));
  }, [isAsked, client]);
  return cards;
}
