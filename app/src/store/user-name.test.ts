import { expect, it } from "vitest";
import { me } from "#fixtures/answers/traveller.ts";
import { sessionName, userName } from "./user-name.ts";

it("a user is greeted by the whole name in the page's language, and without a profile by none", () => {
  expect([userName(me, "fa"), userName(me, "en")]).toEqual(["ناهید فرهمند", "NAHID FARAHMAND"]);
  const blank = { ...me, first_name_fa: null, last_name_fa: null, first_name_en: null, last_name_en: null };
  expect(userName(blank, "fa")).toBe("");
  expect(userName({ ...blank, first_name_fa: "ناهید" }, "en")).toBe("ناهید");
});

it("until the user is known the name is the token's", () => {
  expect(sessionName(me, { display_name: "Another" }, "fa")).toBe("ناهید فرهمند");
  expect(sessionName(null, { display_name: "Nahid" }, "fa")).toBe("Nahid");
  expect([sessionName(null, { display_name: 7 }, "fa"), sessionName(null, null, "fa")]).toEqual(["", ""]);
});
