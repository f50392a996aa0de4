import type { ComponentType } from "react";
import type { z } from "zod";
import type { Client } from "#app/src/api/client.ts";
import type { RealTraveller } from "#app/src/features/prepare/real-party.ts";
import type { CatalogueArea, MessageValues, Translate } from "#app/src/messages/catalogue.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type {
  OpenRatesValue,
  ReservationEnvelope,
  SaveGuestsInput,
  StatusEnvelope,
  VoucherEnvelope,
} from "#domain/contract/reservation.shapes.ts";
import type { ProductCalls } from "#domain/contract/reserve.calls.ts";
import type { AgeGroup, Locale } from "#domain/enums/enums.ts";
import type { ReservationStatus } from "#domain/reservation/statuses.ts";
import type { DateDisplay } from "#domain/text/dates.ts";
import type { Trip } from "#domain/validation/trip.ts";

/** A place that was priced: an adult's, or a child's of an age, in a room counted from 0; without rooms all are in 0. */
export type Place = { room: number; age: number | null; ageGroup: AgeGroup };

/**
 * What the pages of a reservation say differently for each product. `step`: the first of the four steps. `over.*`: the
 * time to name the travellers is over. `ask`: the button where the supplier must confirm first. `age`: a child's real
 * age is not the one that was priced. `again`: the way back to choosing. `supplier`: who sells it to us. `voucher.*`: the
 * paper, by its own name: a flight's is a ticket.
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

/** What is asked for beside the travellers' names; `input` is its part of call 49. */
type Wishes<Typed> = {
  readonly empty: Typed;
  readonly Fields: ComponentType<{ wishes: Typed; onChange: (wishes: Typed) => void }>;
  input(typed: Typed): Pick<SaveGuestsInput, "arrival" | "note">;
};

/** What a note beside the status may do. */
export type StatusNoteProps<Reservation> = {
  reservation: Reservation;
  client: Client;
  /** Shows the reservation as it was answered. */
  put(value: Reservation): void;
  /** Opens the dialog that cancels; null where nothing can be cancelled. */
  onCancel: (() => void) | null;
};

/** One A4 of a voucher. */
export type VoucherSheet = {
  /** Its heading: a name, and where or when it is. */
  title: string;
  place: string;
  /** What the supplier calls it. */
  code: string | null;
  /** True of a journey abroad: instants by Tehran's clock say so. */
  isAbroad: boolean;
  /** There is so much on it that letters are smaller on paper. */
  isDense?: boolean;
  /** Its A4 has room for what cancelling costs until when; absent: paper has the sentence alone. */
  hasRoomForPenalties?: true;
};

/** What a product's own section between the travellers and the button is drawn with. */
export type PrepareExtraProps<Reservation = ReservationEnvelope> = {
  reservation: Reservation;
  /** What the traveller of each place is called, in order. */
  names: readonly string[];
  client: Client;
  /** The reservation as another call answered it: its page shows that from then on. */
  onPut: (value: Reservation) => void;
  /** It is not what its page shows any more. */
  onChanged: () => void;
};

/** What the way on is drawn with where rates are not sold to the travellers who were named. */
export type OpenRatesProps<Reservation = ReservationEnvelope> = {
  reservation: Reservation;
  value: OpenRatesValue;
  actions: ScreenActions;
  /** The reservation is not what the page shows any more. */
  onChanged: () => void;
};

/**
 * What a product brings to the pages of its reservations: travellers, status, voucher, tracking and the panel. The pages
 * are frames that know a reservation by its envelope alone.
 */
export type ProductParts<Reservation = ReservationEnvelope, Voucher = VoucherEnvelope, Typed = unknown> = {
  readonly kind: string;
  readonly calls: ProductCalls<z.ZodType<Reservation>, z.ZodType<StatusEnvelope>, z.ZodType<Voucher>>;
  say(word: ProductWord, t: Translate, locale: Locale, values?: MessageValues): string;
  /** What the reservation is of, with what it costs. */
  readonly Card: ComponentType<{ reservation: Reservation }>;
  /** The voucher's sheets, one at least. */
  sheetsOf(voucher: Voucher, t: Translate, locale: Locale): readonly VoucherSheet[];
  /** The last day of the voucher's journey, where it ends: check-out, the return, the last landing. */
  endsOn(voucher: Voucher): IsoDate;
  /** What is to be known before the travellers are named: rules of documents; null where there are none. */
  readonly PrepareNote: ComponentType<{ reservation: Reservation }> | null;
  /** What else may be chosen while the travellers are named: seats. */
  readonly PrepareExtra?: ComponentType<PrepareExtraProps<Reservation>>;
  /** The rates that are sold to the travellers where those of the reservation are not; absent: its rates are for anybody. */
  readonly OpenRates?: ComponentType<OpenRatesProps<Reservation>>;
  /** What holds of the reservation beside its status, and may change by itself; null where nothing does. */
  readonly StatusNote: ComponentType<StatusNoteProps<Reservation>> | null;
  /** The own sections of one of the voucher's sheets, counted from 0, between its codes and its foot. */
  readonly VoucherBody: ComponentType<{ voucher: Voucher; sheet: number }>;
  /** They say who travels, in more than a name and a document. */
  readonly hasOwnTravellers: boolean;
  /** What else can be done with a voucher than print it; null where nothing can. */
  readonly VoucherActions: ComponentType<{ voucher: Voucher }> | null;
  /** The places to be filled, room by room, adults first. */
  placesOf(reservation: Reservation): Place[];
  /**
   * What call 47 is asked with for the same with these travellers, in the order of their places, in place of it. Absent: its
   * price follows from no ages.
   */
  quoteFor?(reservation: Reservation, party: readonly RealTraveller[]): Record<string, unknown>;
  /** What a room is called; without rooms, what they all travel with. */
  roomTitle(reservation: Reservation, room: number, t: Translate, locale: Locale): string;
  /** What its sum is for: `۳ شب · ۲ اتاق`. */
  sumOf(reservation: Reservation, locale: Locale): string;
  /** Travellers have rooms, and one adult of each room answers for it. */
  readonly hasRooms: boolean;
  /** The trip that the travellers are checked against. */
  tripOf(reservation: Reservation): Trip;
  readonly wishes: Wishes<Typed> | null;
  /** What it is of, when and who, in a few words each, the name first: `هتل عباسی`, `۱۰ تا ۱۳ آذر`, `۲ بزرگسال`. */
  briefOf(reservation: Reservation, t: Translate, display: DateDisplay): readonly [string, ...string[]];
  /** The note beside the status asks for an answer, which comes before all else; absent where it never does. */
  asksForAnswer?(reservation: Reservation): boolean;
  /** The supplier must confirm before anything is paid. */
  isOnRequest(reservation: Reservation): boolean;
  /** Where the same can be chosen again. */
  againAddress(reservation: Reservation): string;
  /** Where a comment on it is written; null while, or where, there is nothing to write about. */
  commentAddress(reservation: Reservation): string | null;
};

/** A product's parts whose types only they know. */
export type AnyParts = ProductParts;

/** Checks a product's parts against each other, then forgets the types of its reservations. */
export const defineParts = <Reservation extends ReservationEnvelope, Voucher extends VoucherEnvelope, Typed>(
  parts: ProductParts<Reservation, Voucher, Typed>,
): AnyParts => parts as unknown as AnyParts;

/** What of a product is known before any of its parts is there. */
export type ProductEntry = {
  /** The words of its parts. */
  readonly areas: readonly CatalogueArea[];
  readonly load: () => Promise<AnyParts>;
};
