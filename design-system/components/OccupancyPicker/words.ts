import type { RoomsFault } from "#domain/rooms.ts";

/** Everything the guests' picker says. */
export type OccupancyWords = {
  title: string;
  close: string;
  summary: (counts: { adults: number; children: number; infants: number; rooms: number }) => string;
  room: (number: string) => string;
  adults: string;
  adultsHint: string;
  children: string;
  childrenHint: string;
  age: (number: string) => string;
  /** Until an age is chosen. */
  ageChoose: string;
  /** From which age on a traveller is an adult. */
  ageHint: string;
  /** A place without a child, where ages are chosen before scripts run. */
  noChild: string;
  /** The words of a fault of the party. */
  fault: (fault: RoomsFault) => string;
  ageValue: (age: number) => string;
  addRoom: string;
  removeRoom: (number: string) => string;
  limit: string;
  /** So many people in so many rooms. */
  inRooms: (counts: { people: number; rooms: number }) => string;
  more: string;
  less: string;
  done: string;
};
