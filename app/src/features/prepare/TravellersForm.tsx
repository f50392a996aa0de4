import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { inPlace } from "#app/src/api/client.ts";
import type { Failure } from "#app/src/api/result.ts";
import { ErrorSummary } from "#app/src/features/error-summary/ErrorSummary.tsx";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useOwn } from "#app/src/features/own/useOwn.ts";
import { CancelDialog } from "#app/src/features/reservation/CancelDialog.tsx";
import { Countdown } from "#app/src/features/reservation/Countdown.tsx";
import { forgetDraft, keepDraft, keptDraft } from "#app/src/features/reservation/kept.ts";
import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import { personOf } from "#app/src/features/traveller/traveller-draft.ts";
import { useCountries } from "#app/src/features/traveller/useCountries.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading } from "#design-system/components/Text/Text.tsx";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { GuestValue } from "#domain/contract/account.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { PASSENGER_LABELS } from "#domain/messages/passenger-labels.ts";
import { refusal } from "#domain/messages/refusals.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import type { PersonField } from "#domain/validation/passenger-fields.ts";
import { keepTravellers } from "./keep-travellers.ts";
import * as styles from "./prepare.css.ts";
import {
  emptySeats,
  faultsOf,
  isDraft,
  type Seat,
  type SeatFault,
  seatsOfDraft,
  seatsOfTravellers,
  travellersOf,
  warningsOf,
} from "./seats.ts";
import { TravellerSeat } from "./TravellerSeat.tsx";

export type TravellersFormProps = {
  reservation: ReservationEnvelope;
  parts: AnyParts;
  actions: ScreenActions;
  onChanged: () => void;
};

/** What the provider found wrong with one field: `travellers.0.national_code`. */
const TRAVELLER_FIELD = /^travellers\.(\d+)\.(\w+)$/;

/** The travellers of all places. What is typed is kept by this tab until it is sent or the hold is over. */
export function TravellersForm({ reservation, parts, actions, onChanged }: TravellersFormProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const code = reservation.confirmation_code;
  const trip = useMemo(() => parts.tripOf(reservation), [parts, reservation]);
  const [seats, setSeats] = useState<Seat[]>(() => {
    const places = parts.placesOf(reservation);
    return (
      seatsOfDraft(keptDraft(code), places) ?? seatsOfTravellers(reservation.travellers, places) ?? emptySeats(places)
    );
  });
  const [wishes, setWishes] = useState(parts.wishes?.empty);
  const [isKeeping, setKeeping] = useState(true);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const [refusedFields, setRefusedFields] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const saving = useIntent();
  const submitting = useIntent();
  const countries = useCountries(actions.client, locale);
  const saved = useOwn(() => actions.client.call(accountCalls.guests), code);
  const placed = inPlace(actions.client);
  const faults = faultsOf(seats, trip);
  const isOnRequest = parts.isOnRequest(reservation);

  useEffect(() => {
    if (isDraft(seats)) keepDraft(code, seats);
  }, [code, seats]);

  const nameOf = (seat: number, field: string) => `travellers.${seat}.${field}`;
  const wordsOf = ({ code: fault, params }: SeatFault): string =>
    fault === "other_age"
      ? parts.say("age", t, locale, {
          age: formatNumber(Number(params["age"]), locale),
          real: formatNumber(Number(params["real"]), locale),
        })
      : refusal(fault, params, locale);
  const shown = faults.filter(({ seat, field }) => isAsked || visited.has(nameOf(seat, field)));
  const errorsOf = (seat: number) =>
    Object.fromEntries([
      ...Object.entries(refusedFields).flatMap(([name, message]) => {
        const [, at, field] = TRAVELLER_FIELD.exec(name) ?? [];
        return Number(at) === seat && field !== undefined ? [[field, message] as const] : [];
      }),
      ...shown.filter((fault) => fault.seat === seat).map((fault) => [fault.field, wordsOf(fault)] as const),
    ]);

  const warnings = warningsOf(seats, trip);
  const warningsFor = (seat: number) =>
    Object.fromEntries(warnings.filter((one) => one.seat === seat).map((one) => [one.field, wordsOf(one)] as const));

  function change(at: number, field: PersonField, text: string): void {
    setRefusedFields({});
    setSeats((before) =>
      before.map((seat, index) => (index === at ? { ...seat, person: { ...seat.person, [field]: text } } : seat)),
    );
    // A date is judged as soon as it is whole: the fault of the age group is shown with its reason (R137).
    if (field === "birth_date" && /^\d{4}-\d+-\d+$/.test(text)) visit(at, field);
  }

  const visit = (at: number, field: string) => setVisited((before) => new Set(before).add(nameOf(at, field)));

  const use = (at: number, guest: GuestValue) =>
    setSeats((before) =>
      before.map((seat, index) => (index === at ? { ...seat, person: personOf(guest, locale) } : seat)),
    );

  const supervise = (at: number) =>
    setSeats((before) =>
      before.map((seat, index) => ({
        ...seat,
        isSupervisor: seat.place.room === before[at]?.place.room ? index === at : seat.isSupervisor,
      })),
    );

  function refused(failure: Failure): void {
    setBusy(false);
    if (failure.kind !== "status") {
      setProblem(t("reserve.failed"));
      return;
    }
    setRefusedFields(Object.fromEntries(failure.errors.map(({ name, message }) => [name, message || failure.message])));
    setProblem(failure.errors[0]?.message || failure.message);
    if (failure.reason === "deadline_passed" || failure.reason === "not_open") onChanged();
    else focusSummary();
  }

  const focusSummary = () => void requestAnimationFrame(() => summary.current?.focus());

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    setProblem(null);
    if (faults.length > 0) {
      focusSummary();
      return;
    }
    setBusy(true);
    const input = { travellers: travellersOf(seats, trip), ...parts.wishes?.input(wishes) };
    const kept = await placed.call(parts.calls.saveGuests, {
      params: { confirmation_code: code },
      body: input,
      idempotencyKey: saving.keyOf(input),
    });
    if (!kept.ok) {
      refused(kept.failure);
      return;
    }
    if (isKeeping) await keepTravellers(actions.client, seats, trip, saved.own.kind === "ready" ? saved.own.value : []);
    const submitted = await placed.call(parts.calls.submit, {
      params: { confirmation_code: code },
      idempotencyKey: submitting.keyOf(input),
    });
    if (!submitted.ok) {
      refused(submitted.failure);
      return;
    }
    forgetDraft(code);
    actions.go(reservationAddress(reservation.kind, "status", code));
  }

  const rooms = Map.groupBy(seats.keys(), (index) => seats[index]!.place.room);
  const list = shown.map((fault) => ({
    target: nameOf(fault.seat, fault.field),
    text: `${seatName(fault.seat)}، ${labelOf(fault.field)}: ${wordsOf(fault)}`,
  }));

  return (
    <form method="dialog" onSubmit={(event) => void send(event)} noValidate aria-busy={isBusy || undefined}>
      <Stack gap="lg">
        {reservation.hold_expires_at !== null && (
          <Countdown
            label={t("reserve.prepare.hold")}
            until={reservation.hold_expires_at}
            serverNow={reservation.now}
            onOver={onChanged}
          />
        )}
        {isAsked && (list.length > 0 || problem !== null) && (
          <ErrorSummary
            ref={summary}
            title={list.length > 0 ? t("reserve.prepare.errors", { count: list.length }) : (problem ?? "")}
            faults={list}
          />
        )}
        {[...rooms].map(([room, indices]) => (
          <Surface key={room} as="section" labelledBy={`room-${room}`}>
            <Stack gap="lg">
              <Heading level={2} look="title" id={`room-${room}`}>
                {parts.roomTitle(reservation, room, t, locale)}
              </Heading>
              {indices.map((index) => (
                <TravellerSeat
                  key={index}
                  id={index}
                  seat={seats[index]!}
                  title={seatName(index)}
                  errors={errorsOf(index)}
                  saved={saved.own.kind === "ready" ? saved.own.value : []}
                  countries={countries}
                  warnings={warningsFor(index)}
                  trip={trip}
                  hasRooms={parts.hasRooms}
                  onChange={(field, text) => change(index, field, text)}
                  onVisit={(field) => visit(index, field)}
                  onUse={(guest) => use(index, guest)}
                  onSupervise={() => supervise(index)}
                />
              ))}
            </Stack>
          </Surface>
        ))}
        {parts.wishes && <parts.wishes.Fields wishes={wishes} onChange={setWishes} />}
        <Choice name="keep" value="yes" isChecked={isKeeping} onChange={({ target }) => setKeeping(target.checked)}>
          {t("reserve.prepare.keep")}
        </Choice>
        {problem !== null && list.length === 0 && (
          <Notice look="danger" isAlert>
            {problem}
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button type="submit" look="primary" size="large" isDisabled={isBusy}>
            {isBusy
              ? t("reserve.prepare.sending")
              : isOnRequest
                ? parts.say("ask", t, locale)
                : t("reserve.prepare.pay")}
          </Button>
          <Button look="quiet" onClick={() => setCancelling(true)}>
            {t("reserve.prepare.cancel")}
          </Button>
        </div>
      </Stack>
      <Inline>
        {isCancelling && (
          <CancelDialog
            code={code}
            calls={parts.calls}
            client={actions.client}
            onClose={() => setCancelling(false)}
            onCancelled={() => {
              forgetDraft(code);
              actions.go(reservationAddress(reservation.kind, "status", code));
            }}
          />
        )}
      </Inline>
    </form>
  );

  /** Adults are counted within their room, children called by their age. */
  function seatName(at: number): string {
    const place = seats[at]?.place;
    if (place === undefined) return "";
    if (place.ageGroup === "infant") return t("reserve.traveller.infant");
    if (place.age !== null) return t("reserve.traveller.child", { age: formatNumber(place.age, locale) });
    const before = seats.slice(0, at + 1).filter(({ place: other }) => other.room === place.room && other.age === null);
    return t("reserve.traveller.adult", { number: formatNumber(before.length, locale) });
  }

  function labelOf(field: SeatFault["field"]): string {
    return ofPair(PASSENGER_LABELS[field], locale);
  }
}
