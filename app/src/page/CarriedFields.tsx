import { carried } from "#domain/addresses/carried.ts";

/** What the document's links carry on, for a form that a browser sends without scripts. */
export const CarriedFields = () =>
  Object.entries(carried()).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
