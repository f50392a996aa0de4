export const sessionBrowsers = ["chrome", "firefox", "safari", "edge", "samsung", "opera", "other"] as const;
export const sessionSystems = ["android", "ios", "windows", "mac", "linux", "other"] as const;

/** All that is kept of a user agent: two words of short lists, by which its owner knows a device again. */
export type SessionDevice = {
  readonly browser: (typeof sessionBrowsers)[number];
  readonly system: (typeof sessionSystems)[number];
};

/** Most browsers name others too, for sites that know no better: the first that is found counts. */
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

/** A user agent is a stranger's text: no more of it than this is looked at. */
const MAX_READ = 512;

/** The browser and the system that a user agent names; `other` for what is none of the lists. */
export function sessionDevice(userAgent: string | undefined): SessionDevice {
  const text = (userAgent ?? "").slice(0, MAX_READ);
  const found = <Name>(table: readonly [Name, RegExp][]): Name | "other" =>
    table.find(([, pattern]) => pattern.test(text))?.[0] ?? "other";
  return { browser: found(BROWSERS), system: found(SYSTEMS) };
}
