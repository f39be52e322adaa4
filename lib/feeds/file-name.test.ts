import fc from "fast-check";
import { expect, it } from "vitest";
import { calendarFile } from "@/lib/ics/calendar";
import { saveAs } from "./file-name.ts";

it("whatever a file is called, its header is one line of ASCII from which its own name is read", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const file = calendarFile(name, "event");
      const header = saveAs(file);
      expect(header).toMatch(
        /^attachment; filename="[a-z0-9.-]+"(?:; filename\*=UTF-8''[\w!#$&+.^`|~%-]+)?$/,
      );
      const [, own] = /filename\*=UTF-8''(.+)$/.exec(header) ?? [];
      expect(own && decodeURIComponent(own)).toBe(file.own);
      expect(file.own ?? "").not.toMatch(/[\\/:*?"<>|\p{Cc}]/u);
    }),
  );
});
