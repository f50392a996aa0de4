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
/** Hyphens, for which the machine-readable line of a passport has a filler, as for a space. */
const HYPHEN = /[-‐‑–—_/]/gu;
/** Apostrophes, points and marks that stand in names; the line leaves them out. */
const SIGN = /['’‘ʼ`´"“”.,]/gu;

/**
 * A name as the machine-readable line of a passport spells it (ICAO 9303-3), which tickets follow: in capitals, hyphens a
 * space, umlauts written out, other signs and marks dropped (O’Neill-Müller: ONEILL MUELLER). Letters of other scripts
 * stay as they are.
 */
export function airlineSpelling(name: string): string {
  return name
    .normalize("NFC")
    .replace(TO_WRITE_OUT, (letter) => WRITTEN_OUT[letter.toLowerCase()] ?? letter)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(HYPHEN, " ")
    .replace(SIGN, "")
    .replace(/\s+/g, " ")
    .trim()
    .toUpperCase();
}

/** Whether a name holds signs or letters that tickets do not have. */
export const hasSigns = (name: string): boolean => /[^A-Za-z\s]/.test(name);
