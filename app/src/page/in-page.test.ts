import { expect, it } from "vitest";
import { staysInPage } from "./in-page.ts";

const at = (path: string) => new URL(path, "https://shamseh.example");

it.each([
  ["R72", "to another route", "/IranHotels.html", "/InternationalHotels.html", false],
  ["R72", "to another route of the same screen", "/Content/About.html", "/Content/Gallery.html", false],
  ["R72", "to another page of the same route", "/IsfahanHotels.html", "/ShirazHotels.html", false],
  ["R72", "to another site", "/IranHotels.html", "https://other.example/IranHotels.html?page=2", false],
  ["R72", "to another query", "/IranHotels.html", "/IranHotels.html?sort=lowest_price", true],
  ["R72", "to another language", "/IranHotels.html", "/IranHotels.html?lang=en", false],
  ["R72", "to another party", "/IranHotels.html", "/IranHotels.html?audience=foreign", false],
  ["R72", "to another query of the same party", "/?audience=mixed", "/?audience=mixed&kind=tour", true],
  ["R73", "to another page of the panel", "/user/panel.html", "/user/panel/financial/refunds.html", true],
  ["R73", "to one booking of the panel", "/user/panel/reserves.html", "/user/panel/reserves/01HZX7.html", true],
  ["R74", "into the panel", "/IranHotels.html", "/user/panel.html", false],
  ["R74", "out of the panel", "/user/panel/guests.html", "/", false],
])("%s %s, from %s to %s: stays in the page: %s", (_, _what, from, to, stays) => {
  expect(staysInPage(at(from), at(to))).toBe(stays);
});
