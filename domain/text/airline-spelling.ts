/** Letters that tickets write out. What is no letter with a mark (é, ñ, ç) loses its mark. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ä: "ae",
  æ: "ae",
  ö: "oe",
  ø: "oe",
  œ: "oe",
  ü: "ue",
  å: "aa",
  ß: "ss",
  þ: "th",
  ð: "d",
  đ: "d",
  ł: "l",
  ı: "i",
};
const TO_WRITE_OUT = new RegExp(`[${Object.keys(WRITTEN_OUT).join("")}]`, "gi");
/** Apostrophes, hyphens, points and marks that stand in names. */
const SIGN = /['’‘ʼ`´"“”.,\-‐‑–—_/]/gu;

/**
 * A name as tickets spell it: signs dropped, umlauts written out, other marks dropped (O’Neill-Müller: ONeillMueller).
 * Letters of other scripts stay as they are.
 */
export function airlineSpelling(name: string): string {
  return name
    .normalize("NFC")
    .replace(TO_WRITE_OUT, (letter) => {
      const out = WRITTEN_OUT[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? out : out.slice(0, 1).toUpperCase() + out.slice(1);
    })
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(SIGN, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The signs and letters of a name that tickets do not have, each once, in order. */
export const signsIn = (name: string): string[] => [
  ...new Set([...name.normalize("NFC")].filter((sign) => !/[A-Za-z\s]/.test(sign))),
];
