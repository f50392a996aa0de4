import { useSignals } from "@preact/signals-react/runtime";
import { type FormEvent, type Ref, useEffect, useRef, useState } from "react";
import { CancellationTerms } from "#app/src/features/cancellation/CancellationTerms.tsx";
import { ErrorSummary } from "#app/src/features/error-summary/ErrorSummary.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { Brief } from "#app/src/features/reservation/Brief.tsx";
import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import { inFormOrder } from "#app/src/features/traveller/form-order.ts";
import { isOfContact, RequiredNote } from "#app/src/features/traveller/TravellerFields.tsx";
import { nationalityOf, personOf } from "#app/src/features/traveller/traveller-draft.ts";
import { useCountries } from "#app/src/features/traveller/useCountries.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { FoldingSheet } from "#design-system/components/FoldingSheet/FoldingSheet.tsx";
import { Icon } from "#design-system/components/Icon/Icon.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { tehranTime } from "#domain/calendar/today.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { TermsValue } from "#domain/contract/payment.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { partyAudienceOf } from "#domain/sale/audience.ts";
import { byTehran } from "#domain/text/clocks.ts";
import { localDigits } from "#domain/text/digits.ts";
import { COMMA } from "#domain/text/numbers.ts";
import type { PersonField } from "#domain/validation/passenger-fields.ts";
import { CardsTaken } from "./CardsTaken.tsx";
import { ContactCard } from "./ContactCard.tsx";
import { keepTravellers } from "./keep-travellers.ts";
import { DETAILS, PrepareBar, PrepareCancel } from "./PrepareButtons.tsx";
import * as styles from "./prepare.css.ts";
import { RealAges } from "./RealAges.tsx";
import { isOfAge } from "./real-party.ts";
import { personName, seatWords } from "./seat-words.ts";
import { contactSeat, isBlank, isOfAudience, mayAnswer, type SeatFault, travellersOf } from "./seats.ts";
import { TravellerSeat, type TravellerSeatProps } from "./TravellerSeat.tsx";
import { useOpenSeat } from "./useOpenSeat.ts";
import { useSeats } from "./useSeats.ts";
import { fieldName, seatOfField, useShownFaults } from "./useShownFaults.ts";
import { useSubmission } from "./useSubmission.ts";

export type TravellersFormProps = {
  reservation: ReservationEnvelope;
  parts: AnyParts;
  actions: ScreenActions;
  /** Cards that can pay; null where they are not said. */
  cards: TermsValue["cards"] | null;
  onChanged: () => void;
  onPut: (value: ReservationEnvelope) => void;
};

/** A date with all three parts. */
const WHOLE_DATE = /^\d{4}-\d+-\d+$/;

/** State and actions of the form. */
function useTravellers({ reservation, parts, actions, onChanged }: TravellersFormProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const words = seatWords(parts, t, locale);
  const mobile = actions.user()?.mobile ?? null;
  const { seats, trip, faults, warnings, changePerson, fill, startFrom, supervise } = useSeats(
    reservation,
    parts,
    mobile,
  );
  const summary = useRef<HTMLDivElement>(null);
  const [sentBack, setSentBack] = useState(0);
  const focusSummary = () => setSentBack((times) => times + 1);
  // In the commit that shows the message: a frame may come before it.
  useEffect(() => {
    if (sentBack > 0) summary.current?.focus();
  }, [sentBack]);
  const submission = useSubmission({ reservation, parts, actions, onChanged, onRefused: focusSummary });
  const incomplete = [...new Set(faults.map(({ seat }) => seat))];
  const folding = useOpenSeat(incomplete, submission.refusedFields);
  const shown = useShownFaults({
    faults,
    warnings,
    refusedFields: submission.refusedFields,
    faultText: words.faultText,
  });
  const guests = useOwnData(() => actions.client.call(accountCalls.guests), reservation.confirmation_code);
  const saved = guests.own.kind === "ready" ? guests.own.value : [];
  const nationality = nationalityOf(saved);
  useEffect(() => {
    if (nationality !== undefined) startFrom(nationality);
  }, [nationality, startFrom]);
  const [wishes, setWishes] = useState(parts.wishes?.empty);
  const [isKeeping, setKeeping] = useState(true);

  function change(at: number, field: PersonField, text: string): void {
    submission.forgetRefusedFields();
    changePerson(at, (person) => ({ ...person, [field]: text }));
    // A date is judged as soon as it is whole: the fault of the age group is shown with its reason (R137).
    if (field === "birth_date" && WHOLE_DATE.test(text)) shown.visit(at, field);
    if (field === "nationality") shown.visit(at, field);
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    shown.showAll();
    submission.forgetProblem();
    if (!faults.every(isOfAudience)) {
      folding.showIncomplete();
      return focusSummary();
    }
    const input = { travellers: travellersOf(seats, trip), ...parts.wishes?.input(wishes) };
    await submission.submit(input, async () => {
      if (isKeeping) await keepTravellers(actions.client, { seats, trip, saved, user: actions.user() });
    });
  }

  const contact = contactSeat(seats);
  const missingOf = (seat: number) => [
    ...new Set(
      faults
        .filter((fault) => fault.seat === seat && !(seat === contact && isOfContact(fault.field)))
        .map(({ field }) => words.labelOf(field)),
    ),
  ];
  const names = seats.map(({ person }, index) => personName(person, locale) || words.seatName(seats, index));
  const seatsView = { seats, names, trip, words, shown, saved, folding, missingOf, change, fill, supervise };
  return { ...seatsView, submission, summary, wishes, setWishes, isKeeping, setKeeping, send };
}

type Travellers = ReturnType<typeof useTravellers>;

/** The travellers of all places, and what is booked beside them: the form itself says what cancelling costs. */
export function TravellersForm(props: TravellersFormProps) {
  const { reservation, parts, actions, cards } = props;
  useSignals();
  const t = useText();
  const form = useTravellers(props);
  const { submission, shown, isKeeping, setKeeping } = form;
  return (
    <form
      method="dialog"
      className={styles.form}
      onSubmit={(event) => void form.send(event)}
      noValidate
      aria-busy={submission.isBusy || undefined}
    >
      <div className={styles.fields}>
        <Brief reservation={reservation} parts={parts} />
        {cards !== null && <CardsTaken cards={cards} />}
        {shown.isSent && shown.shown.length > 0 && <Faults ref={form.summary} form={form} />}
        <Contact form={form} ownMobile={actions.user()?.mobile ?? null} />
        {parts.PrepareNote && <parts.PrepareNote reservation={reservation} />}
        <div className={styles.lead}>
          <Text size="small" tone="soft">
            {t("reserve.prepare.lead")}
          </Text>
          <RequiredNote />
        </div>
        <Rooms form={form} reservation={reservation} parts={parts} actions={actions} />
        <Further {...props} form={form} />
        <Choice name="keep" value="yes" isChecked={isKeeping} onChange={({ target }) => setKeeping(target.checked)}>
          {t("reserve.prepare.keep")}
        </Choice>
        <Refusals {...props} form={form} />
        <HeldUntil reservation={reservation} parts={parts} />
      </div>
      <PrepareBar reservation={reservation} parts={parts} isBusy={submission.isBusy} />
      <PrepareCancel reservation={reservation} parts={parts} client={actions.client} onCancelled={submission.leave} />
      <div className={styles.beside}>
        <FoldingSheet id={DETAILS} title={t("reserve.prepare.details.title")} closeLabel={t("common.close")}>
          {/* The form says what cancelling costs. */}
          <parts.Card reservation={{ ...reservation, cancellation: null }} />
        </FoldingSheet>
      </div>
    </form>
  );
}

type PartProps = TravellersFormProps & { form: Travellers };

/** Contact of the booking, whose fields are those of a seat. */
function Contact({ form, ownMobile }: { form: Travellers; ownMobile: string | null }) {
  const { seats, trip, shown, change } = form;
  const at = contactSeat(seats);
  const seat = seats[at];
  if (seat === undefined) return null;
  return (
    <ContactCard
      seat={at}
      person={seat.person}
      errors={shown.errorsOf(at)}
      product={trip.kind}
      scope={trip.scope}
      ownMobile={ownMobile}
      onChange={(field, text) => change(at, field, text)}
      onVisit={(field) => shown.visit(at, field)}
    />
  );
}

/** The product's own choices, and wishes. */
function Further({ reservation, parts, actions, onPut, onChanged, form }: PartProps) {
  const { names, wishes, setWishes } = form;
  return (
    <>
      {parts.PrepareExtra && (
        <parts.PrepareExtra
          reservation={reservation}
          names={names}
          client={actions.client}
          onPut={onPut}
          onChanged={onChanged}
        />
      )}
      {parts.wishes && <parts.wishes.Fields wishes={wishes} onChange={setWishes} />}
    </>
  );
}

/** Refusals that concern no single field, with their ways on. */
function Refusals({ reservation, parts, actions, onChanged, form }: PartProps) {
  const { submission, shown } = form;
  return (
    <>
      {submission.problem !== null && shown.shown.length === 0 && (
        <div ref={form.summary} tabIndex={-1}>
          <Notice look="danger" isAlert>
            {submission.problem}
          </Notice>
        </div>
      )}
      {parts.quoteFor && shown.shown.some(isOfAge) && (
        <RealAges
          reservation={reservation}
          parts={parts}
          seats={form.seats}
          trip={form.trip}
          actions={actions}
          onChanged={onChanged}
        />
      )}
      {submission.openRates && parts.OpenRates && (
        <parts.OpenRates
          reservation={reservation}
          value={submission.openRates}
          audience={partyAudienceOf(form.seats.map(({ person }) => person.nationality))}
          actions={actions}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

/** The cost of cancelling, and until when all is held at this price. */
function HeldUntil({ reservation, parts }: Pick<TravellersFormProps, "reservation" | "parts">) {
  const t = useText();
  const { locale } = useEnvironment();
  const { cancellation, penalties, hold_expires_at: until } = reservation;
  const isAbroad = parts.tripOf(reservation).scope === "international";
  return (
    <>
      {cancellation && <CancellationTerms sentence={cancellation} penalties={penalties} isAbroad={isAbroad} />}
      {until !== null && (
        <p className={styles.held}>
          <Icon name="clock" />
          <Text as="span" size="small" tone="soft">
            {t("reserve.prepare.heldUntil", {
              time: byTehran(localDigits(tehranTime(until), locale), isAbroad, locale),
            })}
          </Text>
        </p>
      )}
    </>
  );
}

type FaultsProps = { ref: Ref<HTMLDivElement>; form: Travellers };

/** A line for each traveller at fault: the fault where there is one, else which fields. */
function Faults({ ref, form: { seats, words, shown, folding } }: FaultsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const list = [...Map.groupBy(shown.shown, ({ seat }) => seat)].map(([seat, faults]) => {
    const ordered = inFormOrder(faults, locale);
    const [first] = ordered as [SeatFault];
    const labels = [...new Set(ordered.map(({ field }) => words.labelOf(field)))].join(COMMA[locale]);
    return {
      target: fieldName(seat, first.field),
      text: `${words.seatTitle(seats, seat)}: ${labels}${faults.length === 1 ? `: ${words.faultText(first)}` : ""}`,
    };
  });
  const title = t("reserve.prepare.errors", { count: shown.shown.length });
  return (
    <ErrorSummary ref={ref} title={title} faults={list} onGo={(target) => folding.show(seatOfField(target) ?? 0)} />
  );
}

type RoomsProps = Pick<TravellersFormProps, "reservation" | "parts" | "actions"> & { form: Travellers };

function Rooms({ form, reservation, parts, actions }: RoomsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const countries = useCountries(actions.client, locale);
  const { seats, trip, words, shown, saved, folding, change, fill, supervise } = form;
  const foldOf = (index: number): TravellerSeatProps["fold"] =>
    seats.length === 1
      ? null
      : {
          isOpen: folding.open === index,
          missing: form.missingOf(index),
          isBegun: form.shown.isSent || !isBlank(seats[index]!),
          onToggle: () => folding.toggle(index),
          onNext: index + 1 < seats.length ? () => goTo(index + 1) : null,
        };
  function goTo(index: number): void {
    folding.show(index);
    document.getElementById(`seat-head-${index}`)?.focus();
  }
  const contact = contactSeat(seats);
  const rooms = Map.groupBy(seats.keys(), (index) => seats[index]!.place.room);
  return [...rooms].map(([room, indices]) => (
    <Surface key={room} as="section" labelledBy={`room-${room}`}>
      <Stack gap="xs">
        <Heading level={2} look="title" id={`room-${room}`}>
          {parts.roomTitle(reservation, room, t, locale)}
        </Heading>
        {indices.map((index) => (
          <TravellerSeat
            key={index}
            id={index}
            seat={seats[index]!}
            title={words.seatName(seats, index)}
            errors={shown.errorsOf(index)}
            saved={saved}
            countries={countries}
            warnings={shown.warningsOf(index)}
            trip={trip}
            fold={foldOf(index)}
            canSupervise={parts.hasRooms && mayAnswer(seats, index)}
            isContact={index === contact}
            onChange={(field, text) => change(index, field, text)}
            onVisit={(field) => shown.visit(index, field)}
            onUse={(guest) => fill(index, personOf(guest, locale))}
            onSupervise={() => supervise(index)}
          />
        ))}
      </Stack>
    </Surface>
  ));
}
