import { describe, expect, it } from "vitest";
import { lookOf } from "./look.ts";

describe("How a name looks", () => {
  it.each([
    ["Mina", "mina"],
    ["Mina Karimi", "Mina  Karimi"],
    ["MinaKarimi", "Mina-Karimi"],
    ["مینا کریمی", "مینا\u200cکریمی"],
    ["كريمي", "کریمی"],
    ["Sara", "Ѕаrа"],
    ["Sara 12", "Sara ۱۲"],
    ["Alice", "A1ice"],
    ["Zoë", "Zoe"],
    ["Ｍｉｎａ", "Mina"],
  ])("is one for %j and %j", (one, other) => expect(lookOf(one)).toBe(lookOf(other)));

  it.each([
    ["Mina", "Nina"],
    ["مینا", "مینو"],
    ["Sara 1", "Sara 2"],
    ["علی", "علیرضا"],
  ])("is another for %j and %j", (one, other) => expect(lookOf(one)).not.toBe(lookOf(other)));
});
