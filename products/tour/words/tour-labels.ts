import type { Label } from "#domain/messages/labels.ts";
import type { RoomFault, TourPersonType } from "../rules/room-price.ts";

/** Price types of a person of a tour. Separate from `LABELS`, which every page loads. */
export const TOUR_PERSON_LABELS = {
  single: ["نفر در اتاق یک‌تخته", "Person in a single room"],
  double: ["نفر در اتاق دوتخته", "Person in a double room"],
  extra_adult: ["نفر اضافه", "Extra person"],
  child_with_bed: ["کودک با تخت", "Child with a bed"],
  child_no_bed: ["کودک بدون تخت", "Child without a bed"],
  infant: ["نوزاد", "Infant"],
} as const satisfies Record<TourPersonType, Label>;

/** Reasons why a room of a tour cannot be sold: `{type}` is a label of the person, `{places}` a number. */
export const TOUR_ROOM_WORDS = {
  no_price: ["این تور برای «{type}» قیمت ندارد.", "This tour has no price for “{type}”."],
  capacity: [
    "این اتاق برای {places} نفر تخت ندارد. یک اتاق اضافه کنید.",
    "This room has no bed for {places} of your group. Add a room.",
  ],
} as const satisfies Record<RoomFault["reason"], Label>;
