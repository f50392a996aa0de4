/** The key of one thing, and the one that stands for so many of its kind that they are not named. */
const oneOrAll = <Kind extends string>(kind: Kind) => ({
  all: kind,
  of: (which: string | number): string => `${kind}-${which}`,
});

/**
 * Keys of the data that pages are made of: the provider says which changed, the website knows which of them each page
 * shows.
 */
export const changeKeys = {
  /** One property: its facts, its rooms, their prices and availability. */
  property: (id: number): string => `property-${id}`,
  /** Facts of the properties of a city. */
  city: (id: number): string => `city-${id}`,
  /** Prices and availability in a city. */
  nights: (cityId: number): string => `nights-${cityId}`,
  /** The same of any city. */
  anyCity: "stays",
  anyNights: "nights",
  tour: oneOrAll("tour"),
  anyTour: "tours",
  /** From one city to another: `flights-3-8`. */
  flights: oneOrAll("flights"),
  content: oneOrAll("content"),
  partner: oneOrAll("partner"),
  /** Places, themes, facilities, policies, carriers: on every page but those of words alone. */
  places: "places",
  /** One page, by the digest of its address. */
  page: (digest: string): string => `page-${digest}`,
} as const;

const KINDS_WITH_KEY = "property|city|nights|tour|flights|content|partner|page";
const KINDS = "stays|nights|tours?|flights|content|partner|places";
const KNOWN = new RegExp(`^(?:(?:${KINDS_WITH_KEY})-[\\w-]{1,64}|${KINDS})$`);

/** True when pages may name such a key: a provider of another version may know others. */
export const isChangeKey = (text: string): boolean => KNOWN.test(text);
