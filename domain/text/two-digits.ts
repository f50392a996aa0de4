/** A number with a leading zero below ten, as months, days and minutes are written. */
export const twoDigits = (n: number): string => String(n).padStart(2, "0");
