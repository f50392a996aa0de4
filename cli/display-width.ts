/** Zero-width characters: combining marks and joiners, ZWNJ included. */
const ZERO_WIDE = /[\p{Mn}\p{Me}\p{Cf}]/gu;
/** East Asian wide characters and emoji take two cells. */
const TWO_WIDE =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape that begins a colour is what is looked for
const COLOURS = /\u001B\[[0-9;]*m/g;

/** Width of a text in terminal cells. */
export function displayWidth(text: string): number {
  const visible = text.replace(COLOURS, "").replace(ZERO_WIDE, "");
  return [...visible].length + (visible.match(TWO_WIDE)?.length ?? 0);
}

/** Pads a text with spaces to at least `width` cells. */
export const padTo = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - displayWidth(text)));

/** Formats rows of cells as lines, columns two spaces apart; the last column is not padded. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, displayWidth(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : padTo(cell, widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}
