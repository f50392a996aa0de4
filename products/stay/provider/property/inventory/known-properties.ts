import type { StayChange } from "#provider/kernel/change/change.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { createBudget } from "./budget.ts";
import { KnownProperty, readPropertyFacts } from "./known-property.ts";

/** Address of a property: its own name is unique only in its city. */
export type PropertyName = { cityId: number; slug: string };

const NAMED = "SELECT id FROM property WHERE city_id = $1 AND slug = $2";

/** `known` once it is read. */
type Entry = { reading: Promise<KnownProperty | null>; known: KnownProperty | null };

/** The properties that were asked for lately, one by one. */
export class KnownProperties {
  readonly #database: Database;
  readonly #budget: ReturnType<typeof createBudget>;
  readonly #entries = new Map<number, Entry>();
  readonly #idOfName = new Map<string, number>();

  /** @param bytes how much is kept of them, about */
  constructor(database: Database, bytes: number) {
    this.#database = database;
    this.#budget = createBudget(bytes);
  }

  /** Drops the data that a change affects. */
  touch({ kind, cityId, propertyId }: StayChange): void {
    const touched = propertyId === null ? [...this.#entries.keys()] : [propertyId];
    for (const id of touched) {
      const entry = this.#entries.get(id);
      // A reading under way may be from before the change.
      if (entry === undefined || entry.known === null) this.#entries.delete(id);
      else if (propertyId === null && entry.known.facts.row.cityId !== cityId) continue;
      else if (kind === "facts") this.#entries.delete(id);
      else entry.known.forgetNights();
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#idOfName.clear();
    this.#budget.clear();
  }

  /** The property of a number; null when there is none. */
  async of(id: number): Promise<KnownProperty | null> {
    const entry = this.#entries.get(id) ?? this.#read(id);
    const known = await entry.reading;
    if (known !== null) this.#use(known);
    return known;
  }

  /** The property of a name in a city; null when there is none. */
  async named({ cityId, slug }: PropertyName): Promise<KnownProperty | null> {
    const key = `${cityId} ${slug}`;
    const isIt = ({ facts: { row } }: KnownProperty) => row.slug === slug && row.cityId === cityId;
    const id = this.#idOfName.get(key);
    const remembered = id === undefined ? null : await this.of(id);
    if (remembered !== null && isIt(remembered)) return remembered;
    const [found] = await this.#database.query<{ id: number }>(NAMED, [cityId, slug], "property_named");
    if (found === undefined) return null;
    this.#idOfName.set(key, found.id);
    return this.of(found.id);
  }

  #read(id: number): Entry {
    const entry: Entry = { reading: this.#readKnown(id), known: null };
    this.#entries.set(id, entry);
    const isKept = () => this.#entries.get(id) === entry;
    entry.reading.then(
      (known) => {
        entry.known = known;
        // A number that is no property's is not kept: there is no end of them.
        if (known === null && isKept()) this.#entries.delete(id);
      },
      () => {
        if (isKept()) this.#entries.delete(id);
      },
    );
    return entry;
  }

  async #readKnown(id: number): Promise<KnownProperty | null> {
    const facts = await readPropertyFacts(this.#database, id);
    return facts && new KnownProperty(this.#database, facts, (known) => this.#use(known));
  }

  /** Updates the budget with a property's size; it is in use just now. */
  #use(known: KnownProperty): void {
    if (this.#entries.get(known.id)?.known !== known) return;
    const forget = () => this.#entries.delete(known.id);
    this.#budget.use([{ key: String(known.id), weight: known.bytes, forget }]);
  }
}
