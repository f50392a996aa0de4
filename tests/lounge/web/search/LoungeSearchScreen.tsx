import { BookButton } from "#app/src/features/book/BookButton.tsx";
import { NewPriceDialog } from "#app/src/features/book/NewPriceDialog.tsx";
import { type BookingWords, useBooking } from "#app/src/features/book/useBooking.ts";
import { errorsByField } from "#app/src/features/results/load-list.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ScreenProps } from "#app/src/page/page.ts";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Container, Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { formatMoment } from "#domain/text/dates.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { ProductSearch } from "#products/searches.tsx";
import { loungeReserveCalls } from "../../contract/lounge.calls.ts";
import type { LoungeCard } from "../../contract/lounge.shapes.ts";
import { LoungeSearchForm } from "../LoungeSearchForm.tsx";
import type { LoungeSearchData } from "./load.ts";

const words: BookingWords = {
  book: "lounge.book",
  busy: "lounge.book.busy",
  failed: "lounge.book.failed",
  newPrice: {
    title: "lounge.newPrice.title",
    text: "lounge.newPrice.text",
    go: "lounge.newPrice.go",
    stop: "lounge.newPrice.stop",
  },
};

type HourProps = { hour: LoungeCard["hours"][number]; total: number; seats: number; actions: ScreenActions };

/** An hour that can be booked. */
function Hour({ hour: { hour_id, starts_at, seats_left }, total, seats, actions }: HourProps) {
  const t = useText();
  const environment = useEnvironment();
  const booking = useBooking({
    calls: loungeReserveCalls,
    wanted: { hour_id, seats },
    shownTotal: total,
    onRefused: (failure) => (failure.kind === "status" ? actions.refresh() : undefined),
    words,
    actions,
  });
  const id = `hour-${hour_id}`;
  return (
    <Inline gap="sm">
      <Text id={id}>{formatMoment(starts_at, environment)}</Text>
      {seats_left !== null && <Text size="small">{t("lounge.seats", { seats: seats_left })}</Text>}
      <BookButton booking={booking} describedBy={id} />
      {booking.error && <Text size="small">{booking.error}</Text>}
      <NewPriceDialog booking={booking} />
    </Inline>
  );
}

function Lounge({ card, seats, actions }: { card: LoungeCard; seats: number; actions: ScreenActions }) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <Surface as="article">
      <Heading level={2}>{inLocale(card, "name", locale)}</Heading>
      <Text>{formatMoneyText(card.total, locale)}</Text>
      <Text size="small">{t("lounge.price", { price: formatMoneyText(card.price, locale) })}</Text>
      {card.hours.map((hour) => (
        <Hour key={hour.hour_id} hour={hour} total={card.total} seats={seats} actions={actions} />
      ))}
    </Surface>
  );
}

/** The lounges of a place on a day, each priced for everyone. */
export function LoungeSearchScreen({ data: { list, errors, query }, actions }: ScreenProps<LoungeSearchData>) {
  const t = useText();
  const { locale } = useEnvironment();
  const typed = new URLSearchParams(query);
  if (list !== null) typed.set("destination_name", inLocale(list.destination, "name", locale));
  return (
    <Container>
      <Stack>
        <ProductSearch kind="lounge" shown={typed.toString()} actions={actions}>
          <LoungeSearchForm key={query} actions={actions} typed={typed} errors={errorsByField(errors)} />
        </ProductSearch>
        <Heading level={1}>
          {list === null ? t("lounge.kind") : t("lounge.title", { city: inLocale(list.destination, "name", locale) })}
        </Heading>
        {list?.items.length === 0 && <EmptyState title={t("lounge.none")} text={t("lounge.none.text")} />}
        {list?.items.map((card) => (
          <Lounge key={card.lounge_id} card={card} seats={list.adult_count} actions={actions} />
        ))}
      </Stack>
    </Container>
  );
}
