import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { contract } from "#products/contract.shapes.ts";

/**
 * Source of the allowed values of a text input, by its field's name. A field with values from a list is an enumeration
 * in its shape, or stands among `LOOKED_UP` with the module that checks the list: a pattern of letters is no list.
 */
const LOOKED_UP: Readonly<Record<string, string>> = {
  nationality: "domain/place/country-codes.ts",
  passport_issuing_country: "domain/place/country-codes.ts",
  gender: "domain/enums/enums.ts, by checkPassenger",
  destination_id: "the atlas",
  origin_id: "the atlas",
  origin: "the atlas",
  origin_city_id: "the atlas",
  destination_city_id: "the atlas",
  // Filters are compared with stock on sale: an unused value matches nothing.
  facility: "what is listed",
  kind: "what is listed",
  near: "what is listed",
  carrier: "what is listed",
  airport_from: "what is listed",
  airport_to: "what is listed",
  // Limits of an extra are compared with what it is sold with: an unknown value matches nothing.
  places: "the journey that it is sold with",
  carriers: "the flights that it is sold with",
  seat: "the flight's seat map",
  wish: "the shape of the product's own quote of a change",
  products: "the kinds of products that the provider sells",
  room: "the property's rooms, by their external ids or numbers",
  name: "an inventory's file, or prose",
  part: "the reservation's parts, by kind and position",
};
/** Created by ourselves or by the issuer: looked up, or refused. */
const ISSUED =
  "after authority authority ref_id reference card_masked card_number challenge change_id client_version code confirmation_code id instead_of known_browser legal_id economic_code national_code offer_id outbound passport_number postal_code proof property_confirmation_code quote_id registration_number return_offer_id sheba supplier_confirmation_code locator tickets tracking_code";
const MOMENTS =
  "birth_date check_in day departure_date from month passport_expires_on return_date time to travel_from travel_until";
const PLACES_IN_TEXT = "address area beds guest_rooms rooms route rows content lines file";
const CONTACTS = "email emergency_mobile mobile phone value";
/** Prose, names and secrets, as people write them. */
const WRITTEN =
  "about_en about_fa alt_en alt_fa city company_name credit first_name_en first_name_fa hotel_name last_name_en last_name_fa manager message negative new_password note number old_password operator owner_name passport_issuer password positive provider_en provider_fa q reason stack text title title_en title_fa";
const FREE = new Set([ISSUED, MOMENTS, PLACES_IN_TEXT, CONTACTS, WRITTEN].flatMap((names) => names.split(" ")));

type Leaf = { readonly call: string; readonly name: string; readonly shape: z.core.$ZodType };

/** Shapes of single values in a shape, each by the name of the nearest field. */
function leavesOf(call: string, shape: z.core.$ZodType, name = ""): Leaf[] {
  const def = (shape as z.core.$ZodTypes)._zod.def;
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([field, inner]) => leavesOf(call, inner, field));
    case "array":
      return leavesOf(call, def.element, name);
    case "union":
      return def.options.flatMap((option) => leavesOf(call, option, name));
    case "record":
      return leavesOf(call, def.valueType, name);
    case "pipe":
      return leavesOf(call, def.in, name);
    case "optional":
    case "nullable":
    case "default":
    case "readonly":
      return leavesOf(call, def.innerType, name);
    default:
      return [{ call, name, shape }];
  }
}

const leaves = Object.values(contract).flatMap(({ call, input }) => leavesOf(call.name, input));
const typeOf = ({ shape }: Leaf) => (shape as z.core.$ZodTypes)._zod.def.type;

describe("Values that name something of a list", () => {
  it("have an enumeration for a shape, or are compared with their list: no text of a call's input is left unsaid", () => {
    const texts = leaves.filter((leaf) => typeOf(leaf) === "string");
    const unsaid = texts.filter(({ name }) => !(name in LOOKED_UP) && !FREE.has(name));
    expect(unsaid.map(({ call, name }) => `${call}: ${name}`)).toEqual([]);
    expect(texts.length).toBeGreaterThan(150);
  });

  it("that are enumerations take nothing else, in letters of neither case", () => {
    const enumerations = leaves.filter((leaf) => typeOf(leaf) === "enum" || typeOf(leaf) === "literal");
    for (const { call, name, shape } of enumerations) {
      for (const other of ["zz", "ZZ", "", "constructor", " adult "])
        expect((shape as z.ZodType).safeParse(other).success, `${call}: ${name} «${other}»`).toBe(false);
    }
    expect(enumerations.length).toBeGreaterThan(40);
  });

  it("are all there: what is said of no field any more goes away", () => {
    const names = new Set(leaves.map(({ name }) => name));
    expect(Object.keys(LOOKED_UP).filter((name) => !names.has(name))).toEqual([]);
    expect([...FREE].filter((name) => !names.has(name) && name !== "lines")).toEqual([]);
  });
});
