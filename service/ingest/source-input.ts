import type { Source } from "../store/sources.ts";
import type { IngestInput } from "./input.ts";

/** Whether a location is an http(s) address; otherwise it is a path. */
export const isUrl = (location: string): boolean => /^https?:\/\//i.test(location);

/** The input of a source's run: standard input if it has no location. */
export function toInput({ kind, location }: Pick<Source, "kind" | "location">): IngestInput {
  if (kind === "sample") return { kind: "sample" };
  if (location === null) return { kind: "stdin" };
  return isUrl(location) ? { kind: "url", url: location } : { kind: "file", path: location };
}
