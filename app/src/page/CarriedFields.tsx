import { type CarriedName, carried } from "#domain/addresses/carried.ts";

/**
 * Hidden fields with the parameters that the document's links carry on, for a form that a browser sends without scripts.
 * @param asked a parameter that the form asks for itself
 */
export const CarriedFields = ({ asked }: { asked?: CarriedName }) =>
  Object.entries(carried())
    .filter(([name]) => name !== asked)
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
