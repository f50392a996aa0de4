import type * as audience from "./audience.shapes.ts";
import { call } from "./call.ts";
import type * as content from "./content.shapes.ts";
import type * as envelope from "./envelope.shapes.ts";

/** Home and the four static pages. */
export const contentCalls = {
  home: call<typeof audience.audienceQuery, typeof content.homeValue>()({
    name: "content.home",
    method: "GET",
    path: "content/v2/home",
    who: "anyone",
    source: "ours",
    forParty: true,
  }),
  page: call<typeof envelope.nothing, typeof content.pageValue>()({
    name: "content.page",
    method: "GET",
    path: "content/v2/pages/{slug}",
    who: "anyone",
    source: "ours",
  }),
  landing: call<typeof audience.audienceQuery, typeof content.landingValue>()({
    name: "content.landing",
    method: "GET",
    path: "content/v2/landings/{slug}",
    who: "anyone",
    source: "ours",
    forParty: true,
  }),
  registerHotel: call<typeof content.registerHotelInput, typeof content.registeredValue>()({
    name: "content.registerHotel",
    method: "POST",
    path: "content/v2/landings/register-hotel",
    who: "anyone",
    source: "ours",
    idempotency: "required",
  }),
  partner: call<typeof audience.audienceQuery, typeof content.partnerValue>()({
    name: "content.partner",
    method: "GET",
    path: "content/v2/partners/{id}",
    who: "anyone",
    source: "ours",
    forParty: true,
  }),
  contactMessage: call<typeof content.contactMessageInput, typeof envelope.done>()({
    name: "content.contactMessage",
    method: "POST",
    path: "content/v2/contact-message",
    who: "anyone",
    source: "ours",
    idempotency: "required",
  }),
};
