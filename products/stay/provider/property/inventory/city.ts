import type { IsoDate } from "#domain/calendar/types.ts";
import type { NightRates } from "#domain/pricing/pricing.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import type { StayChange } from "#provider/kernel/change/change.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { type Candidate, candidateFor, type KeptCandidate, readCandidates, readCandidatesOf } from "../candidates.ts";
import { type FoundBefore, nothingFoundBefore } from "./found-stays.ts";
import { bytesOfNight, emptyColumns, fillNights, type NightColumns, refreshNights } from "./night.ts";
import { type CityPlans, readPlans, refreshPlans } from "./plans.ts";

/** Data of a city for a stay of any party. */
type CityNights = {
  kept: readonly KeptCandidate[];
  plans: CityPlans;
  nights: ReadonlyMap<IsoDate, NightColumns>;
  /** Results found in exactly these data. */
  found: FoundBefore;
};

/** Data of a city: its properties as a party sees them, in the order of their ids, and what a stay in them needs. */
export type CityStays = Omit<CityNights, "kept"> & { candidates: readonly Candidate[] };

/** A night, and the properties whose part of it is out of date. */
type KeptNight = { columns: NightColumns; stale: Set<number> };

/** More properties than these that are out of date, and all are read over. */
const MAX_STALE = 100;

/** Data of one city that this process keeps. Requested data is read once, and after that only what changed. */
export class KeptCity {
  readonly #database: Database;
  readonly id: number;
  #candidates: KeptCandidate[] | null = null;
  #plans: CityPlans | null = null;
  readonly #nights = new Map<IsoDate, KeptNight>();
  readonly #staleFacts = new Set<number>();
  #found = nothingFoundBefore();
  /** Readings under way or waiting: memory is incomplete before they end. */
  #readings = 0;
  #lastReading: Promise<unknown> = Promise.resolve();

  constructor(database: Database, id: number) {
    this.#database = database;
    this.id = id;
  }

  /** Marks the data that a change affects; false when the whole city must be dropped. */
  touch({ kind, propertyId }: StayChange): boolean {
    if (propertyId === null) return false;
    // A search that found something before the change keeps it to itself.
    this.#found = nothingFoundBefore();
    if (kind === "facts") this.#staleFacts.add(propertyId);
    else for (const night of this.#nights.values()) night.stale.add(propertyId);
    return true;
  }

  /** Every property as a party sees it, in the order of ids. */
  async candidates(audience: PartyAudience): Promise<readonly Candidate[]> {
    return seenBy(audience, this.#factsInMemory() ?? (await this.#alone(() => this.#readFacts())));
  }

  /** Every property as a party sees it and every plan, with these nights of them. */
  async stays(nights: readonly IsoDate[], audience: PartyAudience): Promise<CityStays> {
    const { kept, ...stays } = this.#inMemory(nights) ?? (await this.#alone(() => this.#readStays(nights)));
    return { ...stays, candidates: seenBy(audience, kept) };
  }

  /** The rates of an open plan on these nights, rial, where all of them are in memory now. */
  ratesInMemory(planId: number, asked: readonly IsoDate[]): NightRates[] | null {
    const stays = this.#inMemory(asked);
    const place = stays?.plans.placeOfPlan.get(planId);
    if (!stays || place === undefined) return null;
    return [...stays.nights].map(([night, { sale, rack, extra }]) => ({
      night,
      saleRate: sale[place] as number,
      rackRate: rack[place] as number,
      extraBedRate: extra[place] as number,
    }));
  }

  /** Number of properties kept. */
  get size(): number {
    return this.#candidates?.length ?? 0;
  }

  /** Size of one night, bytes. */
  get bytesOfNight(): number {
    return this.#plans === null ? 0 : bytesOfNight(this.#plans);
  }

  forgetNight(night: IsoDate): void {
    this.#nights.delete(night);
  }

  #factsInMemory(): KeptCandidate[] | null {
    return this.#readings === 0 && this.#staleFacts.size === 0 ? this.#candidates : null;
  }

  #inMemory(asked: readonly IsoDate[]): CityNights | null {
    const kept = this.#factsInMemory();
    if (kept === null || this.#plans === null) return null;
    const nights = new Map<IsoDate, NightColumns>();
    for (const night of asked) {
      const known = this.#nights.get(night);
      if (!known || known.stale.size > 0) return null;
      nights.set(night, known.columns);
    }
    return { kept, plans: this.#plans, nights, found: this.#found };
  }

  /** One reading at a time. After a failed one nothing is sure, and everything is read again. */
  #alone<T>(read: () => Promise<T>): Promise<T> {
    this.#readings += 1;
    const mine = this.#lastReading.then(read);
    this.#lastReading = mine
      .catch(() => {
        this.#candidates = null;
        this.#forgetPlans();
      })
      .finally(() => {
        this.#readings -= 1;
      });
    return mine;
  }

  #forgetPlans(): void {
    this.#plans = null;
    this.#nights.clear();
    this.#found = nothingFoundBefore();
  }

  // In each of these, the stale marks are removed before the data is read: a change that becomes visible meanwhile
  // marks it for the next reading.

  async #readFacts(): Promise<KeptCandidate[]> {
    const stale = [...this.#staleFacts];
    this.#staleFacts.clear();
    if (this.#candidates === null || stale.length > MAX_STALE) {
      if (stale.length > 0) this.#forgetPlans();
      this.#candidates = inOrder(await readCandidates(this.#database, this.id));
    } else if (stale.length > 0) {
      const fresh = await readCandidatesOf(this.#database, stale);
      const isOld = new Set(stale);
      this.#candidates = inOrder([...this.#candidates.filter(({ id }) => !isOld.has(id)), ...fresh]);
      if (this.#plans && !(await refreshPlans(this.#database, this.#plans, stale))) this.#forgetPlans();
    }
    return this.#candidates;
  }

  async #readStays(asked: readonly IsoDate[]): Promise<CityNights> {
    const found = this.#found;
    const candidates = await this.#readFacts();
    this.#plans ??= await readPlans(this.#database, this.id);
    const plans = this.#plans;
    const missing = new Map<IsoDate, NightColumns>();
    const outdated = new Map<IsoDate, NightColumns>();
    const changed = new Set<number>();
    for (const night of asked) {
      const kept = this.#nights.get(night);
      if (kept === undefined || kept.stale.size > MAX_STALE) {
        const columns = emptyColumns(plans);
        this.#nights.set(night, { columns, stale: new Set() });
        missing.set(night, columns);
      } else if (kept.stale.size > 0) {
        outdated.set(night, kept.columns);
        for (const id of kept.stale) changed.add(id);
        kept.stale.clear();
      }
    }
    const nights = new Map(asked.map((night) => [night, this.#nights.get(night)?.columns ?? emptyColumns(plans)]));
    await Promise.all([
      missing.size > 0 && fillNights(this.#database, this.id, plans, missing),
      outdated.size > 0 && refreshNights(this.#database, plans, outdated, placesOf(plans, changed)),
    ]);
    // A change meanwhile may be missing from what was read: results found in it are for this search alone.
    return { kept: candidates, plans, nights, found: found === this.#found ? found : nothingFoundBefore() };
  }
}

const inOrder = (candidates: KeptCandidate[]): KeptCandidate[] => candidates.sort((one, other) => one.id - other.id);

/** A list of properties as a party sees them: made once for as long as the list is the same. */
const lists = new WeakMap<readonly KeptCandidate[], Map<PartyAudience, readonly Candidate[]>>();
function seenBy(audience: PartyAudience, kept: readonly KeptCandidate[]): readonly Candidate[] {
  const known = lists.get(kept) ?? new Map<PartyAudience, readonly Candidate[]>();
  lists.set(kept, known);
  const seen = known.get(audience) ?? kept.map((one) => candidateFor(one, audience));
  known.set(audience, seen);
  return seen;
}

const placesOf = ({ rangeOf }: CityPlans, propertyIds: Iterable<number>): number[] =>
  [...propertyIds].flatMap((id) => {
    const [first, end] = rangeOf.get(id) ?? [0, 0];
    return Array.from({ length: end - first }, (_, index) => first + index);
  });
