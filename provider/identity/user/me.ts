import type { MeValue } from "#domain/contract/user.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { inLocale, OTHER_LOCALE } from "#domain/text/in-locale.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { unreadOf } from "../../kernel/notify.ts";
import type { Services } from "../../services.ts";
import { accountOf } from "./account.ts";
import { readParts } from "./profile-parts.ts";

/** @throws when there is no such user. */
export async function readMe(
  from: Queryable,
  { vault, balanceOf }: Pick<Services, "vault" | "balanceOf">,
  userId: number,
): Promise<MeValue> {
  const account = await accountOf(from, vault, userId);
  const { personal } = await readParts(from, vault, userId);
  const { balance, profit_counter } = await balanceOf(from, userId);
  return {
    id: account.id,
    mobile: account.mobile,
    first_name_fa: personal?.first_name_fa ?? null,
    last_name_fa: personal?.last_name_fa ?? null,
    first_name_en: personal?.first_name_en ?? null,
    last_name_en: personal?.last_name_en ?? null,
    wallet_balance: balance,
    profit_counter,
    has_password: account.passwordHash !== null,
    unread: await unreadOf(from, userId),
  };
}

/** The name that a page greets with; empty until the profile has one. Nothing else personal is in a token. */
export function displayNameOf(me: MeValue, locale: Locale): string {
  const nameIn = (language: Locale) =>
    [inLocale(me, "first_name", language), inLocale(me, "last_name", language)]
      .filter((name) => name !== null)
      .join(" ");
  return nameIn(locale) || nameIn(OTHER_LOCALE[locale]);
}
