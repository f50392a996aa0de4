/** Forged `X-Forwarded-For` headers with which a visitor may try to evade a limit, one row each: name and header. */
export const forgedForwards: readonly (readonly [name: string, header: string | string[]])[] = [
  ["another address", "198.51.100.7"],
  ["an address of IPv6", "2001:db8:7::1"],
  ["the front itself", "127.0.0.1"],
  ["another address behind the front", "198.51.100.8, 127.0.0.1"],
  ["the front as IPv6 writes it", "198.51.100.9, ::ffff:127.0.0.1"],
  ["an inner network", "10.0.0.1, 192.168.0.1"],
  ["a port beside it", "198.51.100.10:4711, [2001:db8::2]:443"],
  ["nothing between commas", "198.51.100.11, , ,"],
  ["nonsense", "unknown; DROP TABLE address_count, <script>, 999.1.1.1, ::::"],
  ["8 KB", "198.51.100.12, ".repeat(8 * 64).slice(0, 8 * 1024)],
  ["500 hops", Array.from({ length: 500 }, (_, hop) => `10.${hop >> 8}.${hop & 255}.1`).join(", ")],
  ["two headers", ["198.51.100.13", "127.0.0.1"]],
];
