import { expect, it } from "vitest";
import { deviceOf } from "./device-type.ts";

it.each([
  [undefined, "mobile"],
  ["", "mobile"],
  ["curl/8", "mobile"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148", "mobile"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari/537.36", "mobile"],
  ["Mozilla/5.0 (Linux; Android 15; Tab S9) Safari/537.36", "tablet"],
  ["Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)", "tablet"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)", "desktop"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "desktop"],
  ["Mozilla/5.0 (X11; CrOS x86_64 14541)", "desktop"],
])("R197 %s is a %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
