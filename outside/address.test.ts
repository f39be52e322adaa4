import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLoopbackAddress, isPublicAddress } from "./address.ts";

const byte = fc.integer({ min: 0, max: 255 });
const ipv4 = fc.tuple(byte, byte, byte, byte);
const hex = (high: number, low: number): string => ((high << 8) | low).toString(16);

describe("an address that may be called for strangers", () => {
  it.each([
    "93.184.215.14",
    "1.1.1.1",
    "172.15.255.255",
    "172.32.0.0",
    "2606:4700::1111",
    "2a00:1450:4001::8a",
  ])("is %s", (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ["this host", "0.0.0.0"],
    ["private", "10.1.2.3"],
    ["private", "172.16.0.1"],
    ["private", "172.31.255.255"],
    ["private", "192.168.0.1"],
    ["a carrier's own", "100.64.0.1"],
    ["a carrier's own, where a cloud keeps metadata", "100.100.100.200"],
    ["loopback", "127.0.0.1"],
    ["loopback", "127.255.255.254"],
    ["link-local, where clouds keep metadata", "169.254.169.254"],
    ["where a cloud keeps metadata", "168.63.129.16"],
    ["where a cloud keeps metadata", "192.0.0.192"],
    ["for documentation", "192.0.2.1"],
    ["for documentation", "198.51.100.1"],
    ["for documentation", "203.0.113.1"],
    ["a 6to4 relay", "192.88.99.1"],
    ["for measurements", "198.18.0.1"],
    ["multicast", "224.0.0.1"],
    ["reserved", "240.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["unspecified", "::"],
    ["loopback", "::1"],
    ["unique local", "fd00::1"],
    ["unique local, where a cloud keeps metadata", "fd00:ec2::254"],
    ["link-local", "fe80::1"],
    ["multicast", "ff02::1"],
    ["Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
    ["for documentation", "2001:db8::1"],
    ["for documentation", "3fff::1"],
    ["no address", "localhost"],
    ["no address", ""],
    ["no address", "010.0.0.1"],
  ])("is none that is %s: %s", (_, address) => expect(isPublicAddress(address)).toBe(false));

  it("is never one of IPv6 that embeds IPv4, by mapping, NAT64, 6to4 or as compatible", () => {
    fc.assert(
      fc.property(ipv4, ([a, b, c, d]) => {
        const dotted = `${a}.${b}.${c}.${d}`;
        const tail = `${hex(a, b)}:${hex(c, d)}`;
        for (const address of [
          `::ffff:${dotted}`,
          `::ffff:${tail}`,
          `::${dotted}`,
          `64:ff9b::${dotted}`,
          `64:ff9b:1::${tail}`,
          `2002:${tail}::1`,
        ])
          expect(isPublicAddress(address)).toBe(false);
      }),
    );
  });

  it("is never a loopback address, and every address of 127.0.0.0/8 is one", () => {
    fc.assert(
      fc.property(ipv4, ([first, b, c, d]) => {
        const address = `${first}.${b}.${c}.${d}`;
        expect(isLoopbackAddress(address)).toBe(first === 127);
        expect(isLoopbackAddress(`127.${b}.${c}.${d}`)).toBe(true);
        if (isLoopbackAddress(address)) expect(isPublicAddress(address)).toBe(false);
      }),
    );
    expect(isLoopbackAddress("::1")).toBe(true);
    expect(isLoopbackAddress("localhost")).toBe(false);
  });
});
