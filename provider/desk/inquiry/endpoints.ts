import { contentCalls } from "#domain/contract/content.calls.ts";
import { contactMessageRules, registerHotelRules } from "#domain/validation/inquiry.ts";
import { refuse } from "../../kernel/envelope.ts";
import { type Endpoint, effect } from "../../kernel/http/endpoint.ts";
import { openForm } from "../../kernel/http/form.ts";
import { mobileByPlan } from "../../kernel/mobile.ts";
import { keepInquiry } from "./inquiry.ts";

/**
 * Calls 28 and 30: messages of the public to the company. Counted in the same transaction, so that a refused message is
 * not counted; above the limit the insert is rolled back.
 */

const registerHotel = effect({
  call: contentCalls.registerHotel,
  async effect({ body, clientAddress }, tx, { vault, addressLimits }) {
    const form = openForm();
    const details = {
      hotel_name: form.read("hotel_name", body.hotel_name, registerHotelRules.hotel_name),
      city: form.read("city", body.city, registerHotelRules.city),
      manager: form.read("manager", body.manager, registerHotelRules.manager),
      mobile: form.read("mobile", body.mobile, registerHotelRules.mobile, mobileByPlan),
      rooms: body.rooms,
      note: form.readOptional("note", body.note, registerHotelRules.note),
    };
    if (form.faults.length > 0) return refuse("invalid_input", form.faults);
    const tracking_code = await keepInquiry(tx, vault, "register_hotel", details);
    return (await addressLimits.count(tx, "inquiries", clientAddress)) ?? { tracking_code };
  },
});

const contactMessage = effect({
  call: contentCalls.contactMessage,
  async effect({ body, clientAddress }, tx, { vault, addressLimits }) {
    const form = openForm();
    const details = {
      name: form.read("name", body.name, contactMessageRules.name),
      mobile: form.read("mobile", body.mobile, contactMessageRules.mobile, mobileByPlan),
      text: form.read("text", body.text, contactMessageRules.text),
    };
    if (form.faults.length > 0) return refuse("invalid_input", form.faults);
    await keepInquiry(tx, vault, "contact_message", details);
    return (await addressLimits.count(tx, "inquiries", clientAddress)) ?? {};
  },
});

export const inquiryEndpoints: readonly Endpoint[] = [registerHotel, contactMessage];
