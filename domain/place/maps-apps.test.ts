import { expect, test } from "vitest";
import { mapsApps, mapsAppsFor } from "./maps-apps.ts";

test("the way to a place is offered in the apps that know its country, those of its reader first", () => {
  const names = (country: string, locale: "fa" | "en") => mapsAppsFor(country, locale).map(({ id }) => id);
  expect(names("IR", "fa")).toEqual(["neshan", "balad", "google", "apple"]);
  expect(names("IR", "en")).toEqual(["google", "apple", "neshan", "balad"]);
  expect(names("TR", "fa")).toEqual(["google", "apple"]);
});

test("each app is led to the point itself, latitude before longitude", () => {
  for (const { id, addressTo } of mapsApps) {
    const { href, protocol } = new URL(addressTo({ lat: 32.6539, lon: 51.666 }));
    expect(protocol, id).toBe("https:");
    expect(href.indexOf("32.6539"), id).toBeGreaterThan(0);
    expect(href.indexOf("51.666"), id).toBeGreaterThan(href.indexOf("32.6539"));
  }
});
