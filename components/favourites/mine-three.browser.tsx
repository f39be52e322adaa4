import { afterEach, expect, it } from "vitest";
import { mineKey, repaintMine } from "./mine-script";

afterEach(() => {
  localStorage.clear();
  repaintMine("GB");
  document.body.replaceChildren();
});

const seen = (choice: object, list = "data-mine-three"): string[] => {
  document.body.innerHTML = `<ol ${list}>${[..."abcdefg"]
    .map((id, place) => `<li data-channel="ch_${id}" data-access="${place > 1 ? "free" : ""}">${id}</li>`)
    .join("")}</ol>`;
  localStorage.setItem(mineKey, JSON.stringify({ on: true, ...choice }));
  repaintMine("GB");
  return [...document.querySelectorAll("li")].flatMap((each) =>
    getComputedStyle(each).display === "none" ? [] : (each.textContent ?? ""),
  );
};

it("of the best, the first three on a person's channels are shown", () => {
  expect(seen({ way: "free" })).toEqual(["c", "d", "e"]);
  expect(seen({ way: "picked", favourites: ["ch_g", "ch_b"] })).toEqual(["b", "g"]);
});

it("the best for everybody stay where none is on a person's channels", () => {
  expect(seen({ way: "picked", favourites: ["ch_z"] })).toEqual(["a", "b", "c"]);
});

it("of the ways to watch, the best on a person's channels is shown, else the best for everybody", () => {
  const best = "data-mine-best";
  expect(seen({ way: "all" }, best)).toEqual(["a"]);
  expect(seen({ way: "free" }, best)).toEqual(["c"]);
  expect(seen({ way: "picked", favourites: ["ch_g", "ch_b"] }, best)).toEqual(["b"]);
  expect(seen({ way: "picked", favourites: ["ch_z"] }, best)).toEqual(["a"]);
});
