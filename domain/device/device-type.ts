import type { DeviceType } from "../enums/enums.ts";

/** The device that a user agent names; the fallback is mobile (R197). */
export function deviceOf(userAgent: string | undefined): DeviceType {
  if (!userAgent) return "mobile";
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return "tablet";
  if (/Mobi|iPhone|Android/.test(userAgent)) return "mobile";
  return /Windows NT|Macintosh|X11|CrOS|Linux/.test(userAgent) ? "desktop" : "mobile";
}
