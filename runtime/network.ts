import { BlockList, isIP } from "node:net";

/** Addresses and networks, as both processes read, compare and count them. */

/** An address in its one spelling: IPv4 without the IPv6 form that dual-stack sockets give it; null when it is none. */
export function plainAddress(text: string): string | null {
  const address = text.trim().replace(/%.*$/, "");
  const family = isIP(address);
  if (family !== 6) return family === 4 ? address : null;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical);
  if (mapped === null) return canonical;
  const [high, low] = [Number.parseInt(mapped[1] ?? "", 16), Number.parseInt(mapped[2] ?? "", 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/**
 * Key that counts as one visitor: an IPv4 address, or the /64 of an IPv6 one, since one line is given at least that
 * many addresses. Text that is no address is its own key.
 */
export function addressKey(text: string): string {
  const address = plainAddress(text);
  if (address === null || isIP(address) === 4) return address ?? text;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill("0");
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(":")}::/64`;
}

/** Networks that an address is in or not. */
export type Networks = { has(address: string): boolean };

/**
 * Reads networks in CIDR form; a plain address is a network of one.
 *
 * @returns the networks, and those of the texts that are none.
 */
export function readNetworks(texts: readonly string[]): { networks: Networks; faults: string[] } {
  const list = new BlockList();
  const faults = texts.filter((text) => !addNetwork(list, text));
  return {
    faults,
    networks: {
      has(text) {
        const address = plainAddress(text);
        return address !== null && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
      },
    },
  };
}

/** The texts of a setting, separated by commas or spaces. */
export const listOf = (setting: string): string[] => setting.split(/[\s,]+/).filter((text) => text !== "");

function addNetwork(list: BlockList, text: string): boolean {
  const [given = "", length, ...more] = text.split("/");
  const address = plainAddress(given);
  if (address === null || more.length > 0) return false;
  const isMapped = isIP(given) === 6 && isIP(address) === 4;
  const longest = isIP(given) === 6 ? 128 : 32;
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return false;
  const bits = Number(length ?? longest) - (isMapped ? 96 : 0);
  if (bits < 0 || bits > (isIP(address) === 6 ? 128 : 32)) return false;
  list.addSubnet(address, bits, isIP(address) === 6 ? "ipv6" : "ipv4");
  return true;
}

/**
 * A visitor's address behind proxies: from the socket's end leftwards through `X-Forwarded-For`, the first that is not
 * a trusted proxy. Everything left of it was written by the visitor.
 *
 * @param peer the other end of the socket.
 */
export function forwardedAddress(peer: string, forwardedFor: string | undefined, trusted: Networks): string {
  let address = plainAddress(peer) ?? peer;
  const hops = forwardedFor?.split(",") ?? [];
  while (trusted.has(address)) {
    const hop = hops.pop();
    const before = hop === undefined ? null : plainAddress(withoutPort(hop.trim()));
    if (before === null) break;
    address = before;
  }
  return address;
}

/** Some proxies write the port too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (hop: string): string =>
  hop.replace(/^\[([^\]]*)\](?::\d+)?$/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
