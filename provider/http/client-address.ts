import { hash, timingSafeEqual } from "node:crypto";
import { BlockList, isIP } from "node:net";

/** Whether two secrets are equal, in a time that does not tell how nearly. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => hash("sha256", text, "buffer");
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * The address of whoever is calling: the peer of the socket, or the one our own web server names with the shared
 * secret (reliability rule 32b). Forwarded headers of anybody else say nothing.
 */
export function clientAddress(
  peer: string,
  headers: { proxySecret: string | undefined; clientAddress: string | undefined },
  secret: string,
): string {
  const named = headers.clientAddress?.trim() ?? "";
  const isTrusted = headers.proxySecret !== undefined && isSameSecret(headers.proxySecret, secret);
  return plain(isTrusted && isIP(named) !== 0 ? named : peer);
}

/** IPv4 without its IPv6 dress. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** The networks of the settings as one list to ask; what is no network is left out. */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (isIP(address) === 0) continue;
    if (bits === undefined) list.addAddress(address, family);
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === "ipv6" ? 128 : 32))
      list.addSubnet(address, Number(bits), family);
  }
  return list;
}

export const isWithin = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
