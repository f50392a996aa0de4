/** Its owner has deleted the account while a call of theirs was under way: the session is over as well. */
export class AccountClosed extends Error {
  override readonly name = "AccountClosed";
}
