import type { ReactNode } from "react";
import { documentOf } from "#app/src/features/reservation/traveller-text.ts";
import { SheetPart } from "#app/src/features/voucher/SheetPart.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code, Latin } from "#design-system/components/Bidi/Bidi.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { FlightVoucherValue } from "#products/flight/contract/flight.shapes.ts";
import { titleOf } from "#products/flight/rules/documents.ts";
import type { FlightDirection } from "./Directions.tsx";
import { bagTexts, numberOf } from "./flight-words.ts";
import * as styles from "./ticket.css.ts";

type Traveller = FlightVoucherValue["travellers"][number];

/** A name as the document has it, after its title, and in Persian when it is known. */
function Names({ person }: { person: Traveller }) {
  const t = useText();
  const persian = [person.first_name_fa, person.last_name_fa].filter(Boolean).join(" ");
  const latin = [person.first_name_en, person.last_name_en].filter(Boolean).join(" ");
  return (
    <div className={styles.names}>
      <Text as="span" size="label">
        <Latin>{`${titleOf(person.gender, person.age_group)} ${latin}`}</Latin>
      </Text>
      <Text as="span" size="small" tone="soft">
        {persian !== "" && (
          <>
            <bdi lang="fa">{persian}</bdi>
            {" · "}
          </>
        )}
        {t(`ageGroups.${person.age_group}`)}
      </Text>
    </div>
  );
}

const Fact = ({ word, children }: { word: string; children: ReactNode }) => (
  <div>
    <dt className={styles.word}>
      <Text as="span" size="caption" tone="mute">
        {word}
      </Text>
    </dt>
    <Text as="dd" size="small">
      {children}
    </Text>
  </div>
);

/** Facts about each traveller, in the order of the columns. */
const WORDS = {
  document: "reserve.voucher.document",
  ticket: "reserve.flight.voucher.ticket",
  seat: "reserve.flight.voucher.seat",
  bag: "reserve.flight.voucher.bag",
} as const;

/** Column headings, where there is room for columns; for screen readers each fact names itself. */
function Heads() {
  const t = useText();
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>{t("reserve.flight.voucher.traveller")}</span>
      <div className={styles.ofTraveller}>
        {Object.values(WORDS).map((word) => (
          <span key={word}>{t(word)}</span>
        ))}
      </div>
    </div>
  );
}

type TicketProps = { voucher: FlightVoucherValue; direction: FlightDirection; at: number };

/** Seats of a traveller on each flight of a direction. */
function Seats({ voucher, direction: { segments }, person }: TicketProps & { person: number }) {
  const t = useText();
  if (voucher.travellers[person]?.age_group === "infant") return t("reserve.flight.voucher.seat.none");
  const own = segments.flatMap((segment) => {
    const found = voucher.seats.find(({ flight_id, traveller }) => {
      return flight_id === segment.flight_id && traveller === person;
    });
    return found === undefined ? [] : [{ ...found, number: numberOf(segment) }];
  });
  if (own.length === 0) return t("reserve.flight.voucher.seat.later");
  return own.map(({ seat, number, flight_id }, index) => (
    <span key={flight_id}>
      {index > 0 && " · "}
      {segments.length > 1 && (
        <>
          <Code>{number}</Code>:{" "}
        </>
      )}
      <Code>{seat}</Code>
    </span>
  ));
}

/** Everyone with their document, ticket, seat and bag. */
export function TicketTravellers(props: TicketProps) {
  const { voucher, direction, at } = props;
  const t = useText();
  const { locale } = useEnvironment();
  const tickets = voucher.issued.find((one) => one.direction === direction.direction)?.tickets ?? [];
  return (
    <SheetPart name="travellers" title={t("reserve.voucher.guests")} sheet={at}>
      <Heads />
      <ul className={styles.travellers}>
        {voucher.travellers.map((person, index) => (
          <li key={index} className={styles.traveller} data-ticket={tickets[index] ?? ""}>
            <Names person={person} />
            <dl className={styles.ofTraveller}>
              <Fact word={t(WORDS.document)}>
                <Code>{documentOf(person) ?? "—"}</Code>
              </Fact>
              <Fact word={t(WORDS.ticket)}>
                <Code>{tickets[index] ?? "—"}</Code>
              </Fact>
              <Fact word={t(WORDS.seat)}>
                <Seats {...props} person={index} />
              </Fact>
              <Fact word={t(WORDS.bag)}>
                {bagTexts(direction.baggage[person.age_group], t, locale).map((text) => (
                  <span key={text} className={styles.bag}>
                    {text}
                  </span>
                ))}
              </Fact>
            </dl>
          </li>
        ))}
      </ul>
    </SheetPart>
  );
}
