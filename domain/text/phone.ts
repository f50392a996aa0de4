import type { Locale } from "../enums/enums.ts";
import { localDigits } from "./digits.ts";

/** An Iranian number with its area code, and the parts in which it is read out. */
const IRANIAN = /^(\+98)(\d{2})(\d{4})(\d{4})$/;

/** A number with the zero that is dialled within Iran alone. */
const WITHIN_IRAN = /^0(\d{10})$/;

/** A telephone number as it can be dialled from any country: `+982100000001` of `02100000001`. Others stay as they are. */
export const internationalPhone = (number: string): string => number.replace(WITHIN_IRAN, "+98$1");

/** A telephone number as it is read, in the digits of the locale: `+98 31 0000 0007`. Others stay as they are. */
export const formatPhone = (number: string, locale: Locale): string =>
  localDigits(internationalPhone(number).replace(IRANIAN, "$1 $2 $3 $4"), locale);
