import { expect, it, onTestFinished, vi } from "vitest";
import { changeAddress } from "./change-address";

it("a change of the address is Next's router's to learn of: it isn't marked as the router's own", () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, "", before));
  history.replaceState({ __NA: true }, "");
  const replace = vi.spyOn(history, "replaceState");
  changeAddress("?show=live");
  expect(location.search).toBe("?show=live");
  expect(replace.mock.calls.map(([state]) => state?.__NA)).toEqual([undefined]);
});
