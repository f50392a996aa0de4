import { matchRoute } from "#domain/addresses/routes.ts";
import { writeMark } from "./kept-mark.ts";
import { isSettled, type KeptCompanion, MOST, seal, storedContent, withDatabase } from "./voucher-box.ts";

/** Vouchers that companions have read by their links, for use without a network until the links end. */

const withoutToken = (kept: readonly KeptCompanion[], wanted: string): readonly KeptCompanion[] =>
  kept.filter(({ token }) => token !== wanted);

/** Keeps one, in place of what the same link showed before. @returns false where the browser refuses */
export async function keepCompanion(kept: KeptCompanion): Promise<boolean> {
  try {
    if (!(await isSettled())) return false;
    writeMark("kept");
    await withDatabase(async (database) => {
      const content = await storedContent(database);
      const companions = [kept, ...withoutToken(content.companions, kept.token)].slice(0, MOST);
      await seal(database, { ...content, companions });
    });
    return true;
  } catch {
    return false;
  }
}

/** Deletes the one of a link, which shows it no more or whose reader wishes so. @returns false where the browser refuses */
export async function dropCompanion(token: string): Promise<boolean> {
  try {
    if (!(await isSettled())) return false;
    await withDatabase(async (database) => {
      const content = await storedContent(database);
      const companions = withoutToken(content.companions, token);
      if (companions.length < content.companions.length) await seal(database, { ...content, companions });
    });
    return true;
  } catch {
    return false;
  }
}

/** Those that are kept, the last opened first; none where the browser refuses. */
export async function keptCompanions(): Promise<readonly KeptCompanion[]> {
  try {
    if (!(await isSettled())) return [];
    return (await withDatabase(storedContent)).companions;
  } catch {
    return [];
  }
}

/** Token of the link at the browser's address; null elsewhere. */
export function companionHere(): string | null {
  const match = matchRoute(location.pathname);
  return match?.name === "companion" ? (match.params["companion_token"] ?? null) : null;
}
