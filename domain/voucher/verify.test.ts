import { beforeAll, expect, test } from "vitest";
import { voucherClaims as claims } from "#tests/support/voucher-claims.ts";
import { toBase64url } from "./base64url.ts";
import { signedPartOf } from "./proof.ts";
import { type VoucherKey, verifyVoucher } from "./verify.ts";

const text = (bytes: ArrayBuffer) => toBase64url(String.fromCharCode(...new Uint8Array(bytes)));

let key: VoucherKey;
let proof: string;
beforeAll(async () => {
  const pair = await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
  key = { id: "key-1", public_key: text(await crypto.subtle.exportKey("raw", pair.publicKey)) };
  const signed = signedPartOf(key.id, claims);
  proof = `${signed}.${text(await crypto.subtle.sign("Ed25519", pair.privateKey, new TextEncoder().encode(signed)))}`;
});

test("a proof as it was signed is genuine, and holds its claims", async () => {
  expect(await verifyVoucher(proof, [key])).toEqual({ state: "genuine", claims });
});

test("every letter altered is refused: none is taken for genuine", async () => {
  const others = ["A", "b", "7", "-", "."];
  const taken: number[] = [];
  for (let at = 0; at < proof.length; at += 1) {
    const other = others.find((letter) => letter !== proof[at]) ?? "A";
    const altered = proof.slice(0, at) + other + proof.slice(at + 1);
    if ((await verifyVoucher(altered, [key])).state === "genuine") taken.push(at);
  }
  expect(taken).toEqual([]);
});

test("a letter too few or too many within a claim, and two letters exchanged, are refused", async () => {
  const middle = Math.floor(proof.length / 2);
  const [before, after] = [proof.slice(0, middle), proof.slice(middle)];
  const exchanged = `${before.slice(0, -1)}${after[0]}${before.at(-1)}${after.slice(1)}`;
  for (const altered of [`${before}A${after}`, before.slice(0, -1) + after, exchanged])
    expect((await verifyVoucher(altered, [key])).state, altered).not.toBe("genuine");
});

test("what another key signed is altered under our key's name, and unknown under its own", async () => {
  const other = await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"]);
  const public_key = text(await crypto.subtle.exportKey("raw", other.publicKey));
  expect(await verifyVoucher(proof, [{ id: key.id, public_key }])).toEqual({ state: "altered" });
  expect(await verifyVoucher(proof, [{ id: "key-2", public_key }])).toEqual({ state: "unknown_key" });
});
