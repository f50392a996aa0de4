/** Letters that tickets spell out. Marked letters that are not here (é, ñ, ç) lose their mark. */
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
/** Hyphens, which the machine-readable line of a passport replaces by a filler, as it does a space. */
const HYPHEN = /[-‐‑–—_/]/gu;
/** Apostrophes, points and other marks in names, which the line leaves out. */
const SIGN = /['’‘ʼ`´"“”.,]/gu;

/**
 * Spells a name as the machine-readable line of a passport (ICAO 9303-3), which tickets follow: in capitals, hyphens as
 * spaces, umlauts spelt out, other signs and marks dropped (O’Neill-Müller: ONEILL MUELLER). Letters of other scripts
 * are kept.
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

/** True when a name holds signs or letters that tickets do not allow. */
export const hasSigns = (name: string): boolean => /[^A-Za-z\s]/.test(name);
