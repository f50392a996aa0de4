import { expect, test } from "vitest";
import { pageOf } from "../review/test-page.ts";
import { elementsOf } from "./places.ts";

const fa = pageOf("fa", [{ place: "li › button" }, { place: "li › button" }, { place: "h1" }]);
const nodes = ["body", "first", "second", "title"];

test("a finding is painted at its place; of likes the first finding is at the first", () => {
  const findings = [{ place: "fa 1200: li › button" }, { place: "fa 1200: h1" }, { place: "fa 1200: li › button" }];
  expect(elementsOf(findings, fa, nodes, null)).toEqual(["first", "title", "second"]);
});

test("what is compared names the Persian page's place, and is painted at its twin", () => {
  const en = pageOf("en", [{ place: "en › button" }, { place: "en › button" }, { place: "en h1" }]);
  expect(elementsOf([{ place: "fa/en 1200: h1" }], en, nodes, fa)).toEqual(["title"]);
  expect(elementsOf([{ place: "fa/en 1200: h1" }], en, nodes, null)).toEqual([null]);
});
