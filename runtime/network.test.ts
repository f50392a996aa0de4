import { expect, test } from "vitest";
import { addressKey, forwardedAddress, plainAddress, readNetworks } from "./network.ts";

const networksOf = (...texts: string[]) => readNetworks(texts).networks;

test.each([
  ["10.0.0.1", "10.0.0.1"],
  ["::ffff:10.0.0.1", "10.0.0.1"],
  ["::FFFF:0a00:0001", "10.0.0.1"],
  ["2001:DB8:0:0::1", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["10.0.0", null],
  ["unknown", null],
  ["", null],
])("the address %s is %s", (text, plain) => {
  expect(plainAddress(text)).toBe(plain);
});

test.each([
  ["10.0.0.0/8", ["10.0.0.1", "10.255.0.1", "::ffff:10.0.0.1"], ["11.0.0.1", "100.0.0.1"]],
  ["10.0.0.1", ["10.0.0.1", "::ffff:a00:1"], ["10.0.0.10", "10.0.0.100", "10.0.0.0"]],
  ["::ffff:10.0.0.0/104", ["10.1.2.3"], ["11.0.0.1"]],
  ["2001:db8::/32", ["2001:db8::1", "2001:DB8:ffff::2"], ["2001:db9::1", "10.0.0.1"]],
  ["2001:db8::1", ["2001:db8::1", "2001:db8:0::1"], ["2001:db8::10", "2001:db8::11"]],
  ["0.0.0.0/0", ["192.0.2.1"], ["2001:db8::1", "nonsense", ""]],
])("the network %s", (network, inside, outside) => {
  const { networks, faults } = readNetworks([network]);
  expect(faults).toEqual([]);
  expect(inside.filter((address) => !networks.has(address))).toEqual([]);
  expect(outside.filter((address) => networks.has(address))).toEqual([]);
});

test("what is no network is named", () => {
  const bad = ["10.", "10.0.0.0/33", "2001:db8::/129", "10.0.0.0/", "10.0.0.0/8/8", "10.0.0.0/x", "::ffff:10.0.0.0/95"];
  expect(readNetworks(["10.0.0.0/8", ...bad]).faults).toEqual(bad);
});

test.each([
  ["a visitor without a proxy", "198.51.100.7", "10.9.9.9", "198.51.100.7"],
  ["one trusted proxy", "10.0.0.1", "198.51.100.7", "198.51.100.7"],
  ["the same over a dual-stack socket", "::ffff:10.0.0.1", "198.51.100.7", "198.51.100.7"],
  ["two trusted proxies in a row", "10.0.0.1", "198.51.100.7, 10.0.0.2", "198.51.100.7"],
  ["a visitor who writes the header himself", "10.0.0.1", "203.0.113.1, 198.51.100.7, 10.0.0.2", "198.51.100.7"],
  ["a visitor who names a proxy", "10.0.0.1", "10.0.0.9, 198.51.100.7", "198.51.100.7"],
  ["only proxies", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
  ["a header that names no address", "10.0.0.1", "198.51.100.7, unknown", "10.0.0.1"],
  ["ports", "10.0.0.1", "[2001:db8::5]:4711, 10.0.0.2:80", "2001:db8::5"],
  ["no header", "10.0.0.1", undefined, "10.0.0.1"],
])("%s", (_, peer, header, visitor) => {
  expect(forwardedAddress(peer, header, networksOf("10.0.0.0/24"))).toBe(visitor);
});

test("an IPv6 visitor is counted by the /64", () => {
  const keys = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:2:3:4:5:6"].map(addressKey);
  expect(new Set(keys).size).toBe(1);
  expect(addressKey("2001:db8:1:3::1")).not.toBe(keys[0]);
  expect(addressKey("::1")).toBe("0:0:0:0::/64");
  expect(["192.0.2.1", "::ffff:192.0.2.1"].map(addressKey)).toEqual(["192.0.2.1", "192.0.2.1"]);
  expect(addressKey("unknown")).toBe("unknown");
});
