export const sessionBrowsers = ["chrome", "firefox", "safari", "edge", "samsung", "opera", "other"] as const;
export const sessionSystems = ["android", "ios", "windows", "mac", "linux", "other"] as const;

/** The only data kept from a user agent: two words from short lists, by which its owner recognises a device. */
export type SessionDevice = {
  readonly browser: (typeof sessionBrowsers)[number];
  readonly system: (typeof sessionSystems)[number];
};

/** Most browsers also name others for compatibility: the first match in this order counts. */
const BROWSERS: readonly [SessionDevice["browser"], RegExp][] = [
  ["edge", /\bEdg(?:e|A|iOS)?\//],
  ["opera", /\b(?:OPR|Opera|OPiOS)\b/],
  ["samsung", /\bSamsungBrowser\//],
  ["firefox", /\b(?:Firefox|FxiOS)\//],
  ["chrome", /\b(?:Chrome|CriOS|Chromium)\//],
  ["safari", /\bVersion\/[\d.]+.*\bSafari\//],
];
const SYSTEMS: readonly [SessionDevice["system"], RegExp][] = [
  ["android", /\bAndroid\b/],
  ["ios", /\b(?:iPhone|iPad|iPod)\b/],
  ["windows", /\bWindows\b/],
  ["mac", /\bMac(?:intosh| OS X)\b/],
  ["linux", /\b(?:Linux|X11|CrOS)\b/],
];

/** Untrusted input: no more of a user agent than this is read. */
const MAX_READ = 512;

/** Returns the browser and the system of a user agent; `other` outside the lists. */
export function sessionDevice(userAgent: string | undefined): SessionDevice {
  const text = (userAgent ?? "").slice(0, MAX_READ);
  const found = <Name>(table: readonly [Name, RegExp][]): Name | "other" =>
    table.find(([, pattern]) => pattern.test(text))?.[0] ?? "other";
  return { browser: found(BROWSERS), system: found(SYSTEMS) };
}
