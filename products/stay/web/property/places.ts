/** Places of the property's page that its parts lead to, by their ids. */
export const PLACE = { dates: "dates", datesSheet: "dates-sheet", summary: "summary", lost: "lost" } as const;
export const partyPlace = (party: number): string => `party-${party + 1}`;
