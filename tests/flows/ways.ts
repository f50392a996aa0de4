/**
 * The first `count` of the ways (languages, windows) of a journey, the most different first: those that `npm test` has
 * time for. `npm run prove -- ways` runs all of them.
 */
export const someOf = <Way>(ways: readonly Way[], count: number): readonly Way[] =>
  process.env["WAYS"] === "all" ? ways : ways.slice(0, count);
