/** An instant as ISO 8601 text in UTC. @param seconds since the epoch. */
export const instantText = (seconds: number): string => new Date(seconds * 1_000).toISOString();
