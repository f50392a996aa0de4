import { ageGroupAt } from "#domain/validation/age.ts";
import type { Place } from "./product-parts.ts";

/** The places of rooms, room by room, adults first. Ages of children in completed years. */
export const placesOfRooms = (rooms: readonly { adults: number; children: readonly number[] }[]): Place[] =>
  rooms.flatMap(({ adults, children }, room) => [
    ...Array.from({ length: adults }, (): Place => ({ room, age: null, ageGroup: "adult" })),
    ...children.map((age): Place => ({ room, age, ageGroup: ageGroupAt(age) })),
  ]);
