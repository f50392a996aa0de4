import { expect, test } from "vitest";
import { setFingerprint } from "./cookie.ts";

test("with TLS the bound cookie is the host's own, secure, and out of reach of scripts and other sites", () => {
  expect(setFingerprint("https://shamseh.example", "value", 60)).toBe(
    "__Host-fgp=value; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure",
  );
});

test("on a plain local address it has neither the prefix nor Secure, which browsers would refuse there", () => {
  expect(setFingerprint("http://localhost:3000", "value", 60)).toBe(
    "fgp=value; Path=/; Max-Age=60; HttpOnly; SameSite=Strict",
  );
});
