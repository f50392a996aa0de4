import { createHmac, hkdfSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { trackingTokens, userTokens } from "./token.ts";

const settings = { tokenSecret: "a secret of this installation", publicBaseUrl: "https://shamseh.example" };
const claims = {
  sub: "7",
  jti: "A".repeat(22),
  iss: settings.publicBaseUrl,
  aud: "user" as const,
  iat: 1_000,
  exp: 2_000,
  token_expire_at: 2_000,
  display_name: "زهرا محمدی",
};
const codec = userTokens(settings);
const token = codec.sign(claims);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
/** Signed with the right key, with any header and claims. */
const forged = (header: unknown, body: unknown) => {
  const key = Buffer.from(hkdfSync("sha256", settings.tokenSecret, "shamseh", "token user", 32));
  const signed = `${part(header)}.${part(body)}`;
  return `${signed}.${createHmac("sha256", key).update(signed).digest("base64url")}`;
};

test("R140 R101 a token has three url-safe parts, and browsers read when it ends", () => {
  expect(token).toMatch(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/);
  const payload = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());
  expect(payload).toEqual(claims);
});

test("a token is verified with the key that signed it", () => {
  expect(codec.read(token)).toEqual(claims);
});

describe("nothing else is a token:", () => {
  const [head, body, signature] = token.split(".") as [string, string, string];
  const last = signature.at(-1)!;
  const sameBytes = signature.slice(0, -1) + String.fromCharCode(last.charCodeAt(0) + 1);
  test.each([
    ["without a signature", `${head}.${body}.`],
    ["alg none", `${part({ alg: "none", typ: "JWT" })}.${body}.`],
    ["alg none under our signature", forged({ alg: "none", typ: "JWT" }, claims)],
    ["another algorithm under our signature", forged({ alg: "HS512", typ: "JWT" }, claims)],
    ["another type", forged({ alg: "HS256", typ: "secevent+jwt" }, claims)],
    ["a header with more in it", forged({ alg: "HS256", typ: "JWT", kid: "../../key" }, claims)],
    ["another user's number", `${head}.${part({ ...claims, sub: "8" })}.${signature}`],
    ["a claim too many", forged({ alg: "HS256", typ: "JWT" }, { ...claims, admin: true })],
    ["another site's", forged({ alg: "HS256", typ: "JWT" }, { ...claims, iss: "https://other.example" })],
    ["for another audience", forged({ alg: "HS256", typ: "JWT" }, { ...claims, aud: "tracking" })],
    ["another spelling of its signature", `${head}.${body}.${sameBytes}`],
    ["four parts", `${token}.x`],
    ["nothing", ""],
    ["another installation's", userTokens({ ...settings, tokenSecret: "other" }).sign(claims)],
    [
      "a tracking view's",
      trackingTokens(settings).sign({
        confirmation_code: "x".repeat(22),
        iss: settings.publicBaseUrl,
        aud: "tracking",
        iat: 1,
        exp: 9_999_999_999,
      }),
    ],
  ])("%s", (_, text) => {
    expect(codec.read(text)).toBeNull();
  });
});
