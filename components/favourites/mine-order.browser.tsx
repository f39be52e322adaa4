import { afterEach, expect, it } from "vitest";
import { mineKey, orderAsPainted, repaintMine } from "./mine-script";

afterEach(() => {
  localStorage.clear();
  repaintMine("GB");
  document.body.replaceChildren();
});

it("rows that are painted first come first in the document", () => {
  document.body.innerHTML = `<ul data-mine-first style="display:grid">${["a", "b", "c"]
    .map((id) => `<li data-channel="ch_${id}">${id}</li>`)
    .join("")}</ul>`;
  localStorage.setItem(mineKey, JSON.stringify({ way: "all", on: true, favourites: ["ch_c", "ch_b"] }));
  repaintMine("GB");
  orderAsPainted();
  expect([...document.querySelectorAll("li")].map((row) => row.textContent)).toEqual(["c", "b", "a"]);
});

it("a list that has none of a person's channels says so, unless its other pages may have some", () => {
  const saysSo = (favourite: string, list = "data-mine"): boolean => {
    document.body.innerHTML =
      `<style>:where([data-mine-absent]){display:none}</style><p data-mine-absent>None</p>
      <ul ${list}><li data-channel="ch_a">a</li></ul>`.replace(/>\s+</gu, "><");
    localStorage.setItem(mineKey, JSON.stringify({ way: "picked", on: true, favourites: [favourite] }));
    repaintMine("GB");
    return getComputedStyle(document.querySelector("p") as Element).display !== "none";
  };
  expect(saysSo("ch_z")).toBe(true);
  expect(saysSo("ch_a")).toBe(false);
  expect(saysSo("ch_z", "data-mine data-mine-whole")).toBe(false);
});
