import { expect, test } from "vitest";
import en from "@/messages/en.json";
import { lastWords } from "./last-words";

test("the last words are those of the English catalogue", () => {
  expect(en.failure).toMatchObject(lastWords);
});
