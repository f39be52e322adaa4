import { afterEach, expect, it } from "vitest";
import { mineKey, repaintMine } from "./mine-script";

afterEach(() => {
  localStorage.clear();
  repaintMine("GB");
  document.body.replaceChildren();
});

const seen = (choice: object): string[] => {
  document.body.innerHTML = `<ol data-mine-three>${[..."abcdefg"]
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
