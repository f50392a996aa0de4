import { canonicalEmail } from "#domain/validation/email.ts";
import type { Contact } from "../../identity/user/profile-parts.ts";
import type { Form } from "../../kernel/http/form.ts";
import { mobileByPlan } from "../../kernel/mobile.ts";

/** Further contact details of a user, as typed. */
export type ContactInput = {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  city_id?: number | null | undefined;
  address?: string | null | undefined;
  emergency_mobile?: string | null | undefined;
};

/** Reads a user's contact data; all of it may be left empty. */
export function readContactFields(form: Form, input: ContactInput, isCity: (id: number) => boolean): Contact {
  const cityId = input.city_id ?? null;
  if (cityId !== null && !isCity(cityId)) form.refuse({ name: "city_id", code: "unknown_value" });
  return {
    email: form.readOptional("email", input.email, ["email"], canonicalEmail),
    phone: form.readCode("phone", input.phone, [["digits_between", { min: 8, max: 15 }]]) || null,
    city_id: cityId,
    address: form.readOptional("address", input.address, [["max", { max: 300 }]]),
    emergency_mobile: form.readOptional("emergency_mobile", input.emergency_mobile, ["mobile"], mobileByPlan),
  };
}
