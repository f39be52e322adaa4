import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { MineDialog } from "./mine-dialog";

const words = {
  title: "My channels",
  close: "Close",
  failed: "They couldn’t be loaded.",
  retry: "Try again",
};

it("the dialog of a person's channels isn't empty while they are on their way", async () => {
  vi.spyOn(window, "fetch").mockReturnValue(new Promise(() => {}));
  const screen = await render(<MineDialog market="gb" country="GB" words={words} onClose={() => {}} />);
  const waiting = screen.baseElement.querySelector("[aria-busy='true']");
  expect(waiting?.querySelectorAll("span").length).toBeGreaterThan(4);
});
