/**
 * So many of the ways (languages, windows) in which a journey is made, the most different first: what `npm test` has time
 * for. `npm run prove -- ways` makes all of them.
 */
export const someOf = <Way>(ways: readonly Way[], count: number): readonly Way[] =>
  process.env["WAYS"] === "all" ? ways : ways.slice(0, count);
