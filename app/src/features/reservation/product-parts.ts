import type { ComponentType } from "react";
import type { z } from "zod";
import type { Client } from "#app/src/api/client.ts";
import type { RealTraveller } from "#app/src/features/prepare/real-party.ts";
import type { EventWords } from "#app/src/features/voucher/CalendarButton.tsx";
import type { CatalogueArea, MessageValues, Translate } from "#app/src/messages/catalogue.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { IcsEvent } from "#domain/calendar/ics.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { PartResult } from "#domain/contract/cancellation-quote.shapes.ts";
import type {
  ReservationEnvelope,
  SaveGuestsInput,
  StatusEnvelope,
  VoucherEnvelope,
} from "#domain/contract/reservation.shapes.ts";
import type { ProductCalls } from "#domain/contract/reserve.calls.ts";
import type { OpenRatesValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { AgeGroup, Locale } from "#domain/enums/enums.ts";
import type { Point } from "#domain/place/maps-apps.ts";
import type { NameRule } from "#domain/reservation/name-correction.ts";
import type { ReservationStatus } from "#domain/reservation/statuses.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import type { DateDisplay } from "#domain/text/dates.ts";
import type { Trip } from "#domain/validation/trip.ts";

/** A place that was priced: an adult's, or a child's of an age, in a room counted from 0; without rooms all are in 0. */
export type Place = { room: number; age: number | null; ageGroup: AgeGroup };

/**
 * Words that the pages of a reservation use differently for each product. `step`: the first of the four steps.
 * `over.*`: the time to name the travellers is over. `ask`: the button where the supplier must confirm first. `age`: a
 * child's real age differs from the one priced. `again`: the way back to choosing. `other.open`: the
 * button that changes an issued booking. `supplier`: the company that sells
 * it to us. `voucher.*`: the paper, by its own name: a flight's is a ticket.
 */
export type ProductWord =
  | "step"
  | "over.title"
  | "over.text"
  | "over.again"
  | "ask"
  | "age"
  | "under_review.title"
  | "issuing.text"
  | "issuing.until"
  | `${Exclude<ReservationStatus, "in_progress">}.text`
  | "again"
  | "other.open"
  | "supplier"
  | "voucher.step"
  | "voucher.open"
  | "voucher.title"
  | "voucher.confirmation"
  | "voucher.present"
  | "voucher.qr"
  | "voucher.masked"
  | "voucher.notYet"
  | "voucher.notYet.text";

/** Optional input beside the travellers' names; `input` is its part of call 49. */
type Wishes<Typed> = {
  readonly empty: Typed;
  readonly Fields: ComponentType<{ wishes: Typed; onChange: (wishes: Typed) => void }>;
  input(typed: Typed): Pick<SaveGuestsInput, "arrival" | "note">;
};

/** Props of a note beside the status. */
export type StatusNoteProps<Reservation> = {
  reservation: Reservation;
  client: Client;
  /** Shows the reservation as answered. */
  put(value: Reservation): void;
  /** Opens the dialog that cancels; null where nothing can be cancelled. */
  onCancel: (() => void) | null;
};

/** Facts for the beginning of a journey and for its end. */
export type JourneyFacts = {
  /** `ورود از ساعت ۱۴`. */
  begins: string;
  /** `خروج تا ساعت ۱۲`; null where nothing has to be done. */
  ends: string | null;
  /** The booked room, flight or hotels in a few words: `دبل · با صبحانه`. */
  about: string;
  /** Address in both languages, for a driver and a reception. */
  address: Readonly<Record<Locale, string>> | null;
  /** Its place, and the page of this site that shows it on a map, where there is one. */
  place: (Point & { country: string; page: string | null }) | null;
  /** The supplier's number, in the international form. */
  phone: string | null;
};

/** Something that travellers have to do before a journey, beside paying and naming themselves. */
export type JourneyTask = { id: string; title: string };

/** One A4 of a voucher. */
export type VoucherSheet = {
  /** Its heading: a name, and where or when it is. */
  title: string;
  place: string;
  /** The supplier's own code. */
  code: string | null;
  /** True for a journey abroad: instants in Tehran time are marked as such. */
  isAbroad: boolean;
  /** Size of its letters on paper, by which its content stays on one A4; usual where absent. */
  letters?: "usual" | "small" | "smallest";
};

/** Props of the dialog that changes a booking. */
export type ChangeProps<Reservation = ReservationEnvelope> = {
  reservation: Reservation;
  client: Client;
  /** Closed without a change; `isStale`: a change is no longer possible, and the page should reload. */
  onClose: (isStale: boolean) => void;
  onChanged: (value: Reservation) => void;
};

/** Props of a product's own section between the travellers and the button. */
export type PrepareExtraProps<Reservation = ReservationEnvelope> = {
  reservation: Reservation;
  /** Name of the traveller of each place, in order. */
  names: readonly string[];
  client: Client;
  /** Receives the reservation as another call answered it: its page shows that from then on. */
  onPut: (value: Reservation) => void;
  /** Called when the reservation is no longer what its page shows. */
  onChanged: () => void;
};

/** Props of the way on when the rates are not sold to the named travellers. */
export type OpenRatesProps<Reservation = ReservationEnvelope> = {
  reservation: Reservation;
  value: OpenRatesValue;
  /** Of the named travellers, whatever the party said before. */
  audience: PartyAudience;
  actions: ScreenActions;
  /** Called when the reservation is no longer what the page shows. */
  onChanged: () => void;
};

/**
 * A product's contribution to the pages of its reservations: travellers, status, voucher, tracking and the panel. The
 * pages are frames that know a reservation by its envelope alone.
 */
export type ProductParts<Reservation = ReservationEnvelope, Voucher = VoucherEnvelope, Typed = unknown> = {
  readonly kind: string;
  readonly calls: ProductCalls<z.ZodType<Reservation>, z.ZodType<StatusEnvelope>, z.ZodType<Voucher>>;
  say(word: ProductWord, t: Translate, locale: Locale, values?: MessageValues): string;
  /** Summary of the reservation, with its price; `isPaying`: beside the card that pays, which says the sum. */
  readonly Card: ComponentType<{ reservation: Reservation; isPaying?: boolean }>;
  /** The voucher's sheets, one at least. */
  sheetsOf(voucher: Voucher, t: Translate, locale: Locale): readonly VoucherSheet[];
  /** Last day of the voucher's journey, in local time: check-out, the return, the last landing. */
  endsOn(voucher: Voucher): IsoDate;
  /** Notes to read before the travellers are named: rules of documents; null when there are none. */
  readonly PrepareNote: ComponentType<{ reservation: Reservation }> | null;
  /** The dialog that changes the dates or flights of an issued booking; absent: its owner cannot change them. */
  readonly Change?: ComponentType<ChangeProps<Reservation>>;
  /** Results of a cancelled part beside its sums, in words; absent: there are none. */
  readonly CancelResults?: ComponentType<{ results: readonly PartResult[] }>;
  /** Limit of a correction of names after the issue; absent: `one_name`. */
  readonly nameRule?: NameRule;
  /** Further choices while the travellers are named: seats. */
  readonly PrepareExtra?: ComponentType<PrepareExtraProps<Reservation>>;
  /** The rates that are sold to the travellers where those of the reservation are not; absent: its rates are for anybody. */
  readonly OpenRates?: ComponentType<OpenRatesProps<Reservation>>;
  /** Notes beside the status that may change by themselves; null when there are none. */
  readonly StatusNote: ComponentType<StatusNoteProps<Reservation>> | null;
  /** The own sections of one of the voucher's sheets, counted from 0, between its codes and its foot. */
  readonly VoucherBody: ComponentType<{ voucher: Voucher; sheet: number }>;
  /** True when those sections list the travellers, in more than a name and a document. */
  readonly hasOwnTravellers: boolean;
  /** Events of a voucher for a calendar file, the same of the same voucher; null where its journey has no times. */
  readonly calendarEvents: ((voucher: Voucher, words: EventWords) => IcsEvent[]) | null;
  /** Leads to the same paper in the other language, where there is one at an address of its own. */
  readonly VoucherTwin?: ComponentType<{ voucher: Voucher }>;
  /** The places to be filled, room by room, adults first. */
  placesOf(reservation: Reservation): Place[];
  /**
   * Input of call 47 for a quote of the same booking with these travellers, in the order of their places. Absent: the
   * price does not depend on ages.
   */
  quoteFor?(reservation: Reservation, party: readonly RealTraveller[]): Record<string, unknown>;
  /** Name of a room; without rooms, of what they all travel with. */
  roomTitle(reservation: Reservation, room: number, t: Translate, locale: Locale): string;
  /** Description of what its sum covers: `۳ شب · ۲ اتاق`. */
  sumOf(reservation: Reservation, locale: Locale): string;
  /** Travellers have rooms, and one adult of each room answers for it. */
  readonly hasRooms: boolean;
  /** The trip that the travellers are checked against. */
  tripOf(reservation: Reservation): Trip;
  readonly wishes: Wishes<Typed> | null;
  /** Name, dates and travellers in a few words each: `هتل عباسی`, `۱۰ تا ۱۳ آذر`, `۲ بزرگسال`. */
  briefOf(reservation: Reservation, t: Translate, display: DateDisplay): readonly [string, ...string[]];
  /** Absent: the panel shows the next journey by its summary alone. */
  journeyOf?(reservation: Reservation, t: Translate, display: DateDisplay): JourneyFacts;
  /** Tasks that the product sets the travellers before the journey; absent: none. */
  tasksOf?(reservation: Reservation, t: Translate, display: DateDisplay & { today: IsoDate }): readonly JourneyTask[];
  /** True when the note beside the status asks for an answer, which takes precedence; absent where it never does. */
  asksForAnswer?(reservation: Reservation): boolean;
  /** The supplier must confirm before anything is paid. */
  isOnRequest(reservation: Reservation): boolean;
  /** Address at which the same can be chosen again. */
  againAddress(reservation: Reservation): string;
  /** Address of its comment form; null while, or where, there is nothing to comment on. */
  commentAddress(reservation: Reservation): string | null;
};

/** A product's parts with the types of its reservations erased. */
export type AnyParts = ProductParts;

/** Checks a product's parts against each other, then forgets the types of its reservations. */
export const defineParts = <Reservation extends ReservationEnvelope, Voucher extends VoucherEnvelope, Typed>(
  parts: ProductParts<Reservation, Voucher, Typed>,
): AnyParts => parts as unknown as AnyParts;

/** Parts of a product that are known before its code is loaded. */
export type ProductEntry = {
  /** The words of its parts. */
  readonly areas: readonly CatalogueArea[];
  readonly load: () => Promise<AnyParts>;
};
