import { canonicalLegalId } from "#domain/validation/legal-id.ts";
import type { Legal } from "../../identity/user/profile-parts.ts";
import type { Form } from "../../kernel/http/form.ts";

/** A company as it is typed. */
export type LegalInput = {
  company_name: string;
  legal_id: string;
  economic_code?: string | null | undefined;
  registration_number?: string | null | undefined;
  address?: string | null | undefined;
  postal_code?: string | null | undefined;
};

/** Reads the addressee of an invoice. */
export function readLegal(form: Form, input: LegalInput): Legal {
  const legalId = form.readCode("legal_id", input.legal_id, ["required", ["digits", { digits: 11 }]]);
  if (legalId !== "" && canonicalLegalId(legalId) === null) form.refuse({ name: "legal_id", code: "legal_id" });
  return {
    company_name: form.read("company_name", input.company_name, [
      "required",
      ["min", { min: 2 }],
      ["max", { max: 100 }],
    ]),
    legal_id: legalId,
    economic_code:
      form.readCode("economic_code", input.economic_code, [["digits_between", { min: 11, max: 14 }]]) || null,
    registration_number:
      form.readCode("registration_number", input.registration_number, [["digits_between", { min: 1, max: 10 }]]) ||
      null,
    address: form.readOptional("address", input.address, [["max", { max: 300 }]]),
    postal_code: form.readCode("postal_code", input.postal_code, [["digits", { digits: 10 }]]) || null,
  };
}
