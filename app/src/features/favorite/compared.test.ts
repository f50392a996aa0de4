import { expect, test } from "vitest";
import { comparedOf } from "./compared.ts";

const of = (...values: string[]) => comparedOf(new URLSearchParams(values.map((value) => ["property[]", value])));

test("the address names up to three properties, each once", () => {
  expect(of("Isfahan/Abbasi", "Isfahan/Abbasi", "Yazd/Fahadan")).toEqual([
    { cityName: "Isfahan", propertyName: "Abbasi" },
    { cityName: "Yazd", propertyName: "Fahadan" },
  ]);
  expect(of("A/a", "B/b", "C/c", "D/d")).toHaveLength(3);
});

test("what names no property is left out", () => {
  expect(of("", "Isfahan", "Isfahan/../x", "Isf4han/Abbasi", "Isfahan/Abbasi/x", "%00/x")).toEqual([]);
});
