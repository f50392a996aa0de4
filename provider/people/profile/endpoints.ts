import { profileCalls } from "#domain/contract/profile.calls.ts";
import { canonicalEmail } from "#domain/validation/email.ts";
import { readParts, saveContact, savePart } from "../../identity/user/profile-parts.ts";
import { today } from "../../kernel/clock.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { type Asked, type Endpoint, effect, endpoint, work } from "../../kernel/http/endpoint.ts";
import { openForm } from "../../kernel/http/form.ts";
import { signedIn } from "../../kernel/http/principal.ts";
import { mobileByPlan } from "../../kernel/mobile.ts";
import { readContactFields } from "./contact.ts";
import { readLegal } from "./legal.ts";
import { operateOnPassword } from "./password-operation.ts";
import { readPerson } from "./personal.ts";
import { contactOf, profileOf } from "./profile.ts";
import { type Confirmed, confirm, sendProfileCode } from "./profile-code.ts";

/** Calls 12–18: a user's profile. Only its owner reads any of it. */

const details = endpoint({
  call: profileCalls.details,
  answer: ({ principal }, { database, vault }) => profileOf(database, vault, signedIn(principal).userId),
});

const savePersonal = effect({
  call: profileCalls.savePersonal,
  async effect({ body, principal }, tx, { vault, clock }) {
    const { first_name_fa, last_name_fa } = body;
    const form = openForm({ first_name_fa, last_name_fa });
    const personal = readPerson(form, body, today(clock));
    if (form.faults.length > 0) return refuse("invalid_input", form.faults);
    await savePart(tx, vault, signedIn(principal).userId, "personal", personal);
    return personal;
  },
});

const saveLegal = effect({
  call: profileCalls.saveLegal,
  async effect({ body, principal }, tx, { vault }) {
    const form = openForm();
    const legal = readLegal(form, body);
    if (form.faults.length > 0) return refuse("invalid_input", form.faults);
    await savePart(tx, vault, signedIn(principal).userId, "legal", legal);
    return legal;
  },
});

const saveContactData = effect({
  call: profileCalls.saveContact,
  async effect({ body, principal }, tx, { vault, atlas }) {
    const form = openForm();
    const contact = readContactFields(form, body, (id) => atlas.current().cityOfId.has(id));
    if (form.faults.length > 0) return refuse("invalid_input", form.faults);
    const { userId } = signedIn(principal);
    await saveContact(tx, vault, userId, contact);
    return contactOf(await readParts(tx, vault, userId));
  },
});

/** The number or address of a request, canonical; why not where it is none. */
function confirmedOf({ field, value }: { field: "mobile" | "email"; value: string }): Confirmed | Refusal {
  const canonical = field === "mobile" ? mobileByPlan(value) : canonicalEmail(value);
  return canonical === null ? refuse("invalid_input", [{ name: "value", code: field }]) : { field, value: canonical };
}

const whoOf = ({ principal, locale, clientAddress }: Pick<Asked<never>, "principal" | "locale" | "clientAddress">) => {
  const { userId, sessionId } = signedIn(principal);
  return { userId, sessionId, locale, clientAddress };
};

const sendOtp = effect({
  call: profileCalls.sendOtp,
  limitOf: () => "codes",
  async effect(asked, tx, services) {
    const confirmed = confirmedOf(asked.body);
    return isRefusal(confirmed)
      ? confirmed
      : sendProfileCode(tx, services, confirmed, whoOf(asked), asked.body.challenge);
  },
});

const verifyOtp = work({
  call: profileCalls.verifyOtp,
  async answer(asked, services) {
    const confirmed = confirmedOf(asked.body);
    if (isRefusal(confirmed)) return confirmed;
    const who = whoOf(asked);
    const refused = await confirm(services, confirmed, asked.body, who);
    return refused ?? contactOf(await readParts(services.database, services.vault, who.userId));
  },
});

const passwordOperation = work({
  call: profileCalls.passwordOperation,
  answer: async ({ body, principal }, services) => (await operateOnPassword(services, signedIn(principal), body)) ?? {},
});

export const profileEndpoints: readonly Endpoint[] = [
  details,
  savePersonal,
  saveLegal,
  saveContactData,
  sendOtp,
  verifyOtp,
  passwordOperation,
];
