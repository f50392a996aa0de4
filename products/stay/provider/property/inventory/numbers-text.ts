const SPACE = 32;
const ZERO = 48;

/**
 * The whole numbers, 0 or more, of a text that separates them by one space each. Nights travel as such texts: as rows,
 * the drivers would take ten times as long to read them.
 */
export function numbersIn(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === SPACE) {
      numbers.push(number);
      number = 0;
    } else number = number * 10 + code - ZERO;
  }
  numbers.push(number);
  return numbers;
}
