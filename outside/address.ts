import { BlockList, isIP, isIPv6 } from "node:net";

/**
 * The addresses that may be called when a stranger names the host, of a webhook or a picture: those that the IANA
 * special-purpose registries call globally reachable. For IPv6 that is global unicast only, which excludes loopback,
 * unique local and link-local addresses, and IPv4 addresses embedded by mapping or NAT64. Teredo and 6to4 embed IPv4
 * within global unicast, so they are refused explicitly.
 */
const refused = new BlockList();
for (const [address, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // Link-local: cloud providers serve instance metadata here.
  ["169.254.0.0", 16],
  // A public address at which one cloud provider serves instance metadata.
  ["168.63.129.16", 32],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  refused.addSubnet(address, bits, "ipv4");
for (const [address, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  refused.addSubnet(address, bits, "ipv6");

const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether a text is an IP address of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return globalUnicast.check(address, "ipv6") && !refused.check(address, "ipv6");
  return isIP(address) === 4 && !refused.check(address, "ipv4");
}

export const isLoopbackAddress = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");
