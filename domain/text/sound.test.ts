import fc from "fast-check";
import { expect, it } from "vitest";
import { soundOf } from "./sound.ts";

it.each([
  ["اصفهان", "اصفحان"],
  ["اصفهان", "اسفهان"],
  ["مشهد", "مشحد"],
  ["طبس", "تبس"],
  ["قزوین", "غضوین"],
  ["شیراز", "شیرااذ"],
  ["mashhad", "mashad"],
  ["isfahan", "esfahan"],
  ["qazvin", "ghazwin"],
])("%s and %s sound alike", (one, other) => expect(soundOf(one)).toBe(soundOf(other)));

it.each([
  ["تهران", "تبریز"],
  ["یزد", "یزدان"],
  ["100", "1000"],
])("%s and %s do not", (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)));

it("the sound of a beginning begins the sound", () => {
  const word = fc.string({ unit: fc.constantFrom(..."صسطتحهذزغقابqghiyeouwvas1") });
  fc.assert(
    fc.property(word, fc.nat(), (text, cut) =>
      soundOf(text).startsWith(soundOf(text.slice(0, cut % (text.length + 1)))),
    ),
  );
});
