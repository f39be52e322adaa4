import { expect, it, onTestFinished } from "vitest";
import { shortenBufferJson } from "./short-json.ts";

it("spares Next the numbers of a page's bytes when it measures it", () => {
  const { toJSON } = Buffer.prototype;
  onTestFinished(() => {
    Buffer.prototype.toJSON = toJSON;
  });
  const page = { kind: "APP_PAGE", rscData: Buffer.alloc(100_000, "flight") };
  expect(JSON.stringify(page).length).toBeGreaterThan(100_000);
  shortenBufferJson();
  expect(JSON.stringify(page).length).toBeLessThan(100);
});
