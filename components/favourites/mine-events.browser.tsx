import { afterEach, expect, it } from "vitest";
import { mineKey, repaintMine } from "./mine-script";

afterEach(() => {
  localStorage.clear();
  repaintMine("GB");
  document.body.replaceChildren();
});

const line = (name: string, channels: string, isFree = false) =>
  `<li data-live="${name !== "later"}" data-free="${isFree}" data-channels="${channels}">${name}</li>`;

/** The parts and events that a person sees, and whether they are told that nothing is left. */
const seen = (choice: object, filter = "", more = ""): string => {
  document.body.innerHTML = `<div data-mine-events ${filter}>
    <section data-part><h2>Now</h2>${line("now", "ch_a ch_b", true)}${line("also", "ch_a")}</section>
    <section data-part><h2>Then</h2>${line("later", "ch_cc")}${more}</section>
    <p data-nothing>Nothing</p></div>`;
  const hidden = document.createElement("style");
  hidden.textContent = ":where([data-nothing]){display:none}";
  document.body.append(hidden);
  localStorage.setItem(mineKey, JSON.stringify({ on: true, ...choice }));
  repaintMine("GB");
  return [...document.querySelectorAll<HTMLElement>("h2, li, p")]
    .filter((each) => each.checkVisibility())
    .map((each) => each.textContent)
    .join(" ");
};

it("of events, those on a person's channels are shown, without parts that have none", () => {
  expect(seen({ way: "picked", favourites: ["ch_b"] })).toBe("Now now");
  expect(seen({ way: "free" })).toBe("Now now");
  const lineup = { id: "ln_1", name: "Skylark", country: "GB", channels: ["ch_a", "ch_x"] };
  expect(seen({ way: "lineup", lineup })).toBe("Now now also");
});

it("all events are shown while all channels are, and if none is on a person's", () => {
  const all = "Now now also Then later";
  expect(seen({ way: "picked", favourites: ["ch_b"], on: false })).toBe(all);
  expect(seen({ way: "picked", favourites: ["ch_c"] })).toBe(all);
  expect(seen({ way: "all", favourites: ["ch_b"] })).toBe(all);
});

it("an event whose channels nobody tells is left out for nobody", () => {
  expect(seen({ way: "picked", favourites: ["ch_b"] }, "", line("over", ""))).toBe("Now now Then over");
});

it("a filter that leaves none of their events says so", () => {
  const picked = { way: "picked", favourites: ["ch_cc"] };
  expect(seen(picked)).toBe("Then later");
  expect(seen(picked, 'data-show="live"')).toContain("Nothing");
  expect(seen({ way: "picked", favourites: ["ch_b"] }, 'data-show="live"')).not.toContain("Nothing");
});
