import { Socket } from "node:net";
import { expect, it } from "vitest";
import { createGate } from "./install.ts";

/** A connection from an address; `emit("close")` closes it. */
function connectionFrom(address: string): Socket {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: address });
  return socket;
}

it("one public address has so many connections at most, and others as many; a proxy's own network isn't counted", () => {
  const admits = createGate(2);
  const [first, second] = [connectionFrom("203.0.114.7"), connectionFrom("203.0.114.7")];
  expect([first, second].map(admits)).toEqual([true, true]);
  expect(admits(connectionFrom("203.0.114.7"))).toBe(false);
  expect(admits(connectionFrom("203.0.114.8"))).toBe(true);
  first.emit("close");
  expect(admits(connectionFrom("203.0.114.7"))).toBe(true);
  for (let count = 0; count < 5; count++) expect(admits(connectionFrom("10.0.0.1"))).toBe(true);
});
