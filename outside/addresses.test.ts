import { Socket } from "node:net";
import { expect, it, vi } from "vitest";
import { limitAddresses } from "./addresses.ts";

/** A connection from an address; `emit("close")` closes it. */
function connectionFrom(address: string): Socket {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: address });
  return socket;
}

it("one public address has so many connections at most, and others as many; a proxy's own network isn't counted", () => {
  const { admit } = limitAddresses(2);
  const [first, second] = [connectionFrom("203.0.114.7"), connectionFrom("203.0.114.7")];
  expect([first, second].map(admit)).toEqual([true, true]);
  expect(admit(connectionFrom("203.0.114.7"))).toBe(false);
  expect(admit(connectionFrom("203.0.114.8"))).toBe(true);
  first.emit("close");
  expect(admit(connectionFrom("203.0.114.7"))).toBe(true);
  for (let count = 0; count < 5; count++) expect(admit(connectionFrom("10.0.0.1"))).toBe(true);
});

it("who has misused a connection gets no other for some seconds, unless it is a proxy", () => {
  vi.useFakeTimers();
  const { admit, shun } = limitAddresses(2);
  for (const address of ["203.0.114.7", "10.0.0.1"]) shun(connectionFrom(address));
  expect(admit(connectionFrom("203.0.114.7"))).toBe(false);
  expect(admit(connectionFrom("203.0.114.8"))).toBe(true);
  expect(admit(connectionFrom("10.0.0.1"))).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(admit(connectionFrom("203.0.114.7"))).toBe(true);
});
