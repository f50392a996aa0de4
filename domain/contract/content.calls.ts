import { calls } from "./call.ts";

/** Home and the four static pages. */
export const contentCalls = calls({
  home: { name: "content.home", method: "GET", path: "content/v2/home", who: "anyone", source: "ours" },
  page: { name: "content.page", method: "GET", path: "content/v2/pages/{slug}", who: "anyone", source: "ours" },
  landing: {
    name: "content.landing",
    method: "GET",
    path: "content/v2/landings/{slug}",
    who: "anyone",
    source: "ours",
  },
  registerHotel: {
    name: "content.registerHotel",
    method: "POST",
    path: "content/v2/landings/register-hotel",
    who: "anyone",
    source: "ours",
    idempotency: "required",
  },
  partner: { name: "content.partner", method: "GET", path: "content/v2/partners/{id}", who: "anyone", source: "ours" },
  contactMessage: {
    name: "content.contactMessage",
    method: "POST",
    path: "content/v2/contact-message",
    who: "anyone",
    source: "ours",
    idempotency: "required",
  },
});
