import { expect, it } from "vitest";
import { explainOldNode } from "./node-version.ts";

it.each(["20.20.2", "21.9.0", "22.14.0"])(
  "Node %s is refused by a message that says which is needed",
  (version) => {
    expect(explainOldNode(version)).toBe(`The site needs Node 22.15 or later; this is ${version}.`);
  },
);

it.each(["22.15.0", "23.0.0", "24.21.0"])("Node %s runs the site", (version) => {
  expect(explainOldNode(version)).toBeNull();
});
