import type { RoomsFault } from "#domain/rooms.ts";

/** All texts of the guests' picker. */
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
  /** Placeholder until an age is chosen. */
  ageChoose: string;
  /** Age from which a traveller is an adult. */
  ageHint: string;
  /** Option for no child, where ages are chosen before scripts run. */
  noChild: string;
  /** Message of a fault of the party. */
  fault: (fault: RoomsFault) => string;
  ageValue: (age: number) => string;
  addRoom: string;
  removeRoom: (number: string) => string;
  limit: string;
  /** Numbers of people and rooms. */
  inRooms: (counts: { people: number; rooms: number }) => string;
  more: string;
  less: string;
  done: string;
};
