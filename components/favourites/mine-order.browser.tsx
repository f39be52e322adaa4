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
