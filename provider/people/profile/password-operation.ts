import { accountOf, mobileIndex } from "../../identity/user/account.ts";
import { isPassword } from "../../identity/user/password.ts";
import { countAttempt, forgetAttempts } from "../../identity/user/password-attempts.ts";
import { unlessFresh } from "../../identity/user/session.ts";
import { keepPassword, refusedPassword } from "../../identity/user/set-password.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import type { Services } from "../../services.ts";

/** `set` needs a code typed within ten minutes, `change` the old password. */
export type PasswordOperation = {
  operation: "set" | "change";
  old_password?: string | undefined;
  new_password: string;
};

/** Sets or changes the password; returns the refusal that leaves it as it is, or null. */
export async function operateOnPassword(
  services: Services,
  { userId, sessionId }: { userId: number; sessionId: string },
  { operation, old_password, new_password }: PasswordOperation,
): Promise<Refusal | null> {
  const { database, vault } = services;
  const account = await accountOf(database, vault, userId);
  if (operation === "change") {
    if (old_password === undefined) return refuse("invalid_input", [{ name: "old_password", code: "required" }]);
    const index = mobileIndex(vault, account.mobile);
    const tooOften = await countAttempt(database, index);
    if (tooOften !== null) return tooOften;
    if (!(await isPassword(old_password, account.passwordHash))) {
      return refuse("invalid_input", [{ name: "old_password", code: "wrong_old_password" }]);
    }
    await forgetAttempts(database, index);
  } else {
    const unproved = await unlessFresh(database, sessionId, "new_password");
    if (unproved !== null) return unproved;
  }
  const refused = refusedPassword(new_password, account, "new_password");
  if (refused !== null) return refused;
  await keepPassword(services, account, sessionId, new_password);
  return null;
}
