import { expect, it } from "vitest";
import { IV_BYTES, openBox, sealBox } from "./sealed-box.ts";

const aes = { name: "AES-GCM", length: 256 } as const;
const newKey = () => crypto.subtle.generateKey(aes, false, ["encrypt", "decrypt"]);
const iv = () => crypto.getRandomValues(new Uint8Array(IV_BYTES));
const value = { name: "ناهید فرهمند", code: "0084575948" };

it("opens with its key alone, whole or not at all, and its key cannot be read out", async () => {
  const key = await newKey();
  const box = await sealBox(key, value, iv());
  expect(await openBox(key, box)).toEqual(value);
  expect(Buffer.from(box.sealed).toString("latin1")).not.toContain(value.code);
  expect(await openBox(await newKey(), box)).toBeNull();
  const altered = box.sealed.slice(0);
  new Uint8Array(altered)[0]! ^= 1;
  expect(await openBox(key, { ...box, sealed: altered })).toBeNull();
  expect(await openBox(key, { ...box, iv: iv() })).toBeNull();
  await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow();
});
