import type { Locale } from "../enums/enums.ts";
import { localDigits } from "./digits.ts";

/** An Iranian number with its area code, and the groups in which it is read out. */
const IRANIAN = /^(\+98)(\d{2})(\d{4})(\d{4})$/;

/** A number with the trunk zero, which is dialled within Iran only. */
const WITHIN_IRAN = /^0(\d{10})$/;

/** International form of a telephone number: `+982100000001` for `02100000001`. Others are unchanged. */
export const internationalPhone = (number: string): string => number.replace(WITHIN_IRAN, "+98$1");

/** Readable form of a telephone number, in the digits of the locale: `+98 31 0000 0007`. Others are unchanged. */
export const formatPhone = (number: string, locale: Locale): string =>
  localDigits(internationalPhone(number).replace(IRANIAN, "$1 $2 $3 $4"), locale);
