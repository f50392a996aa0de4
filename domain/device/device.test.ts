import { expect, test } from "vitest";
import { sessionDevice } from "./device.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Linux; Android 14; SM-S911B) ${WEBKIT} Chrome/124.0 Mobile Safari/537.36`, "chrome", "android"],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/24.0 Chrome/117.0 Mobile Safari/537.36`,
    "samsung",
    "android",
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/124.0 Safari/537.36 Edg/124.0`, "edge", "windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/124.0 Safari/537.36 OPR/109.0`, "opera", "windows"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0", "firefox", "linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1",
    "safari",
    "ios",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 CriOS/124.0 Mobile/15E148 Safari/604.1",
    "chrome",
    "ios",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15",
    "safari",
    "mac",
  ],
  ["okhttp/4.12.0", "other", "other"],
  ["", "other", "other"],
  [undefined, "other", "other"],
])("%s is %s on %s", (userAgent, browser, system) => {
  expect(sessionDevice(userAgent)).toEqual({ browser, system });
});

test("a text of any length is read to its first letters alone", () => {
  expect(sessionDevice(`${"x".repeat(100_000)} Firefox/1`)).toEqual({ browser: "other", system: "other" });
});
