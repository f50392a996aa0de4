import { PERSIAN_NAME } from "#domain/bounds.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import { contactMessageInput, registerHotelInput } from "#domain/contract/content.shapes.ts";
import { canonicalMobile } from "#domain/validation/mobile.ts";
import type { RuleUse } from "#domain/validation/rules.ts";
import { refuse } from "../envelope.ts";
import { type Endpoint, effect } from "../http/endpoint.ts";
import { openForm } from "../http/form.ts";
import { keepInquiry } from "./inquiry.ts";

/** Calls 28 and 30: what people write to the company. */

const between = (min: number, max: number): RuleUse[] => ["required", ["min", { min }], ["max", { max }]];
const mobileRules: RuleUse[] = ["required", "mobile"];

const registerHotel = effect({
  call: contentCalls.registerHotel,
  body: registerHotelInput,
  async effect({ body, clientAddress }, tx, { vault, addressLimits }) {
    const form = openForm();
    const details = {
      hotel_name: form.read("hotel_name", body.hotel_name, between(2, 100)),
      city: form.read("city", body.city, between(2, 60)),
      manager: form.read("manager", body.manager, between(PERSIAN_NAME.min, 100)),
      mobile: form.read("mobile", body.mobile, mobileRules, canonicalMobile),
      rooms: body.rooms,
      note: form.readOptional("note", body.note, [["max", { max: 1000 }]]),
    };
    if (form.faults.length > 0) return refuse("invalid_input", form.faults);
    const tooMany = addressLimits.count("inquiries", clientAddress);
    if (tooMany !== null) return tooMany;
    return { tracking_code: await keepInquiry(tx, vault, "register_hotel", details) };
  },
});

const contactMessage = effect({
  call: contentCalls.contactMessage,
  body: contactMessageInput,
  async effect({ body, clientAddress }, tx, { vault, addressLimits }) {
    const form = openForm();
    const details = {
      name: form.read("name", body.name, between(PERSIAN_NAME.min, 100)),
      mobile: form.read("mobile", body.mobile, mobileRules, canonicalMobile),
      text: form.read("text", body.text, between(10, 2000)),
    };
    if (form.faults.length > 0) return refuse("invalid_input", form.faults);
    const tooMany = addressLimits.count("inquiries", clientAddress);
    if (tooMany !== null) return tooMany;
    await keepInquiry(tx, vault, "contact_message", details);
    return {};
  },
});

export const inquiryEndpoints: readonly Endpoint[] = [registerHotel, contactMessage];
