/**
 * A visitor's choice, as the address holds it: for each party in order a room type and a rate plan,
 * `choice=2273-22731;2271-22712`, and `0` where nothing is chosen yet. So a choice survives a reload, a shared address
 * and the lack of any script.
 */
export type RoomChoice = { roomTypeId: number; ratePlanId: number };

const LONGEST = 5;

/** Null stands for a party without a choice; anything unreadable is none. */
export function parseChoices(text: string | null, partyCount: number): (RoomChoice | null)[] {
  const parts = (text ?? "").split(";").slice(0, LONGEST);
  return Array.from({ length: partyCount }, (_, index) => {
    const found = /^(\d{1,9})-(\d{1,9})$/.exec(parts[index] ?? "");
    return found ? { roomTypeId: Number(found[1]), ratePlanId: Number(found[2]) } : null;
  });
}

export const formatChoices = (choices: readonly (RoomChoice | null)[]): string =>
  choices.map((choice) => (choice ? `${choice.roomTypeId}-${choice.ratePlanId}` : "0")).join(";");

/** The choices with one party's replaced. */
export const withChoice = (
  choices: readonly (RoomChoice | null)[],
  index: number,
  choice: RoomChoice,
): (RoomChoice | null)[] => choices.map((other, at) => (at === index ? choice : other));
