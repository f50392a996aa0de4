import { expect, it } from "vitest";
import { airlineSpelling, hasSigns } from "./airline-spelling.ts";

it.each([
  ["O’Neill", "ONEILL"],
  ["D'Angelo-Smith", "DANGELO SMITH"],
  ["Müller-Lüdenscheid", "MUELLER LUEDENSCHEID"],
  ["Ångström", "AANGSTROEM"],
  ["Straße", "STRASSE"],
  ["Garçía Núñez", "GARCIA NUNEZ"],
  ["St. John", "ST JOHN"],
  ["Jean - Luc", "JEAN LUC"],
])("%s is %s on a ticket", (name, spelling) => {
  expect(airlineSpelling(name)).toBe(spelling);
  expect([name, spelling].map(hasSigns)).toEqual([true, false]);
});

it("a name without Latin letters stays what it is", () => {
  expect(airlineSpelling("محمدی")).toBe("محمدی");
  expect(airlineSpelling("Müller".normalize("NFD"))).toBe("MUELLER");
  expect(hasSigns("Muller")).toBe(false);
});
