import { eq } from "drizzle-orm";
import { checkOutOf, type Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { PhotoItem } from "#domain/contract/photo.shapes.ts";
import { photosOf } from "#provider/atlas/photo/photos.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { createCountBoundedCache } from "#runtime/count-bounded.ts";
import { type RatePlan, type RoomType, readRooms, type StayFacts } from "../offers.ts";
import type { PropertyRow } from "../one-property.ts";
import { readRating } from "../rating.ts";
import { property } from "../schema.ts";
import { PropertyNights, type SomeNights } from "./property-nights.ts";

/** Facts of a property that its page shows for every stay. Room types are those in service. */
export type PropertyFacts = {
  row: PropertyRow;
  roomTypes: readonly RoomType[];
  plansOf: ReadonlyMap<number, RatePlan[]>;
  photos: readonly PhotoItem[];
  /** The average of each score over its published comments. */
  rating: Readonly<Record<string, number>>;
};

/** Maximum number of answers about a property that are kept beside its facts. */
const MAX_ANSWERS = 24;
/** Approximate size of a property's facts and of one of its answers, bytes. */
const FACTS_BYTES = 32 * 1024;
const ANSWER_BYTES = 8 * 1024;

/** One property in memory: its facts, its nights as they are asked for, and answers that depend on nothing else. */
export class KnownProperty {
  readonly facts: PropertyFacts;
  readonly #database: Database;
  readonly #answers = createCountBoundedCache<Promise<unknown>>(MAX_ANSWERS);
  #nights: PropertyNights;
  readonly #onGrowth: (known: KnownProperty) => void;

  constructor(database: Database, facts: PropertyFacts, onGrowth: (known: KnownProperty) => void) {
    this.#database = database;
    this.facts = facts;
    this.#onGrowth = onGrowth;
    this.#nights = this.#noNights();
  }

  get id(): number {
    return this.facts.row.id;
  }

  /** Approximate size of what is kept of it, bytes. */
  get bytes(): number {
    const { size, bytesOfBlock } = this.#nights;
    return FACTS_BYTES + this.#answers.size * ANSWER_BYTES + size * bytesOfBlock;
  }

  /** Drops its nights after a change of prices or stock. A reading under way stays with those who asked before. */
  forgetNights(): void {
    this.#nights = this.#noNights();
  }

  /** The nights of its plans and the stock of its room types from a day up to and with another. */
  async nights(first: IsoDate, last: IsoDate): Promise<SomeNights> {
    const nights = await this.#nights.between(first, last);
    this.#onGrowth(this);
    return nights;
  }

  /** Everything that decides the price of a stay here and its availability. */
  async stayFacts({ checkIn, lengthOfStay }: Stay): Promise<StayFacts> {
    const { roomTypes, plansOf } = this.facts;
    return { roomTypes, plansOf, ...(await this.nights(checkIn, checkOutOf(checkIn, lengthOfStay))) };
  }

  /** An answer from the property's own rows and comments, made once until one of them changes. */
  answer<T>(name: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#answers.get(name);
    if (kept !== undefined) return kept as Promise<T>;
    const made = make();
    made.catch(() => this.#answers.delete(name));
    this.#answers.set(name, made);
    this.#onGrowth(this);
    return made;
  }

  #noNights(): PropertyNights {
    const { roomTypes, plansOf } = this.facts;
    return new PropertyNights(this.#database, {
      planIds: [...plansOf.values()].flatMap((plans) => plans.map(({ id }) => id)),
      roomTypeIds: roomTypes.map(({ id }) => id),
    });
  }
}

/** Reads the facts of a property; null where there is none of that number. */
export async function readPropertyFacts(database: Database, id: number): Promise<PropertyFacts | null> {
  const [[row], rooms, photos, rating] = await Promise.all([
    database.orm.select().from(property).where(eq(property.id, id)),
    readRooms(database, [id]),
    photosOf(database, id),
    readRating(database, id),
  ]);
  return row === undefined ? null : { row, ...rooms, photos, rating };
}
