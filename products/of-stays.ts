/** Parts of stays that other products and other rooms of the provider use: cards on their pages, prices by themselves. */
export { cardsOf } from "./stay/provider/property/cards.ts";
export { cheapestStay } from "./stay/provider/property/cheapest-stay.ts";
export { type Destination, findDestination } from "./stay/provider/property/destination.ts";
export { withFronts } from "./stay/provider/property/fronts.ts";
export type { Listed } from "./stay/provider/property/listed.ts";
export { listedIn } from "./stay/provider/property/listing-source.ts";
export { openPlansOf } from "./stay/provider/property/open-plans.ts";
export { merit, sorted } from "./stay/provider/property/sorting.ts";
export { belongs } from "./stay/provider/property/subject-rule.ts";
export {
  listedFor,
  readWantedStay,
  stayWords,
  type WantedParty,
  type WantedStay,
} from "./stay/provider/property/wanted-stay.ts";
