import { useState } from "react";
import { reservationApi } from "#app/src/api/reservation.ts";
import type { Result } from "#app/src/api/result.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { addressOf } from "#app/src/routes.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { QuoteInput, QuoteValue } from "#domain/contract/reservation.shapes.ts";
import { formatMoneyText } from "#domain/text/money.ts";

export type BookButtonProps = {
  /** What is to be booked, or null while a party has no room. */
  wanted: QuoteInput | null;
  /** Rial, as the page shows it. */
  shownTotal: number;
  actions: ScreenActions;
};

/**
 * From chosen rooms to rooms that are held: a price that holds, then the reservation. A visitor who is nobody is asked
 * in on the way, and one who meets another price than the page showed is asked before anything is held.
 */
export function BookButton({ wanted, shownTotal, actions }: BookButtonProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const intent = useIntent();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [offered, setOffered] = useState<QuoteValue | null>(null);
  const api = reservationApi(actions.client);

  function told(result: Result<unknown>): void {
    if (result.ok) return;
    const { failure } = result;
    if (failure.kind !== "cancel")
      setError(failure.kind === "status" && failure.message !== "" ? failure.message : t("property.book.failed"));
  }

  /** Asks for the price, and holds the rooms when it is the one that was agreed to. */
  async function book(input: QuoteInput, agreed: number): Promise<void> {
    setBusy(true);
    setError(null);
    setOffered(null);
    const quote = await api.quote(input);
    if (!quote.ok) told(quote);
    else if (quote.value.total !== agreed) setOffered(quote.value);
    else await hold(quote.value);
    setBusy(false);
  }

  async function hold({ quote_id }: QuoteValue): Promise<void> {
    if (!actions.isLoggedIn() && !(await actions.logIn())) return;
    const made = await api.create(quote_id, intent.keyOf(quote_id));
    if (made.ok) actions.go(addressOf("prepare", { confirmation_code: made.value.confirmation_code }));
    else told(made);
  }

  return (
    <Stack gap="xs">
      <Button
        look="primary"
        size="large"
        isFullWidth
        isDisabled={wanted === null || isBusy}
        describedBy="book-terms"
        onClick={() => wanted && void book(wanted, shownTotal)}
      >
        {t(isBusy ? "property.booking" : "property.book")}
      </Button>
      <Text id="book-terms" size="caption" tone="mute">
        {t(wanted === null ? "property.book.missing" : "property.book.hold")}
      </Text>
      {error !== null && (
        <Notice look="danger" isAlert>
          {error}
        </Notice>
      )}
      <Dialog
        isOpen={offered !== null}
        onClose={() => setOffered(null)}
        title={t("property.book.newPrice.title")}
        closeLabel={t("common.close")}
        role="alertdialog"
        footer={
          <Inline gap="sm" justify="end">
            <Button look="outline" onClick={() => setOffered(null)}>
              {t("property.book.newPrice.stop")}
            </Button>
            <Button look="primary" onClick={() => offered && wanted && void book(wanted, offered.total)}>
              {t("property.book.newPrice.go")}
            </Button>
          </Inline>
        }
      >
        <Text>
          {t("property.book.newPrice.text", {
            before: formatMoneyText(shownTotal, locale),
            after: formatMoneyText(offered?.total ?? 0, locale),
          })}
        </Text>
      </Dialog>
    </Stack>
  );
}
