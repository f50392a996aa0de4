import { expect, it } from "vitest";
import { airlineSpelling, signsIn } from "./airline-spelling.ts";

it.each([
  ["O’Neill", "ONeill", ["’"]],
  ["D'Angelo-Smith", "DAngeloSmith", ["'", "-"]],
  ["Müller-Lüdenscheidt", "MuellerLuedenscheidt", ["ü", "-"]],
  ["Ångström", "Aangstroem", ["Å", "ö"]],
  ["Straße", "Strasse", ["ß"]],
  ["Garçía Núñez", "Garcia Nunez", ["ç", "í", "ú", "ñ"]],
  ["St. John", "St John", ["."]],
  ["Muller", "Muller", []],
])("%s is %s on a ticket", (name, spelling, signs) => {
  expect(airlineSpelling(name)).toBe(spelling);
  expect(signsIn(name)).toEqual(signs);
});

it("a name without Latin letters stays what it is", () => {
  expect(airlineSpelling("محمدی")).toBe("محمدی");
  expect(airlineSpelling("Müller".normalize("NFD"))).toBe("Mueller");
});
