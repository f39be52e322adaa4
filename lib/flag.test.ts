import { expect, it } from "vitest";
import { flagOf } from "./flag.ts";

it("countries have flags", () => expect(flagOf("ES")).toBe("🇪🇸"));
