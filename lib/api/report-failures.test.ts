import { expect, it } from "vitest";
import { ApiError } from "./error.ts";
import { reportFailuresBriefly } from "./report-failures.ts";

it("each read that fails is reported in one line, once for all readers, and other errors as they are", () => {
  const lines: unknown[][] = [];
  const report = reportFailuresBriefly((...said) => lines.push(said));
  const failed = (path: string) => new ApiError(`can't be read (${path})`, 503, new Error("why"));
  for (let reader = 0; reader < 3; reader++)
    for (const path of ["/countries/GB", "/countries/NZ"]) report("⨯", failed(path));
  const other = new TypeError("a fault of our own");
  report("⨯", other);
  report("⨯", other);
  expect(lines).toEqual([
    ["can't be read (/countries/GB)"],
    ["can't be read (/countries/NZ)"],
    ["⨯", other],
    ["⨯", other],
  ]);
});
