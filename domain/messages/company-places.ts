import type { Locale } from "../enums/enums.ts";
import { ofPair } from "../text/in-locale.ts";

/** Names of messengers and seals, Persian and English, by the host of their addresses. */
const places: Readonly<Record<string, readonly [fa: string, en: string]>> = {
  "eitaa.com": ["ایتا", "Eitaa"],
  "ble.ir": ["بله", "Bale"],
  "rubika.ir": ["روبیکا", "Rubika"],
  "t.me": ["تلگرام", "Telegram"],
  "wa.me": ["واتس‌اپ", "WhatsApp"],
  "instagram.com": ["اینستاگرام", "Instagram"],
  "trustseal.enamad.ir": ["نماد اعتماد الکترونیکی", "eNamad trust seal"],
  "logo.samandehi.ir": ["ساماندهی", "Samandehi registration"],
};

/** Written out, an address in Latin would make every Persian page load a font for it. */
const EMAIL = ["ایمیل", "Email"] as const;

/** The name of a place where a company can be reached or checked, by its address; null for an address that has none. */
export function companyPlace(address: string, locale: Locale): string | null {
  if (/^mailto:.+@.+$/.test(address)) return ofPair(EMAIL, locale);
  const host = /^https:\/\/([^/?#]+)/.exec(address)?.[1];
  return (host !== undefined && Object.hasOwn(places, host) && places[host] && ofPair(places[host], locale)) || null;
}
