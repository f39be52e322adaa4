import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadKnowledge } from "./catalogue/load.ts";
import { slotOf } from "./detect/test-slot.ts";
import { detect } from "./detect.ts";

/**
 * Listings as broadcasters write them: a language, what the listing shows, its title, sub-title, description,
 * categories (parted by `;`), channel and minutes. What it shows is `-` if it is no broadcast of an event (a whole day of races is none), else the
 * sport, followed by `live`, `delayed` or `repeat` if the listing says so, or `unsaid` if it doesn't.
 */
const listings = readFileSync(join(import.meta.dirname, "test-listings.tsv"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"));

const knowledge = loadKnowledge();

function read([title = "", sub, text, categories, channel, minutes]: readonly string[]) {
  const facts = {
    title,
    sub_title: sub || undefined,
    description: text?.replaceAll("\\n", "\n") || undefined,
    category: categories?.split(/;\s*/).filter(Boolean),
    channel: channel || undefined,
    minutes: minutes ? Number(minutes) : undefined,
  };
  return detect(slotOf(facts), knowledge);
}

const saidOf = ({
  saysLive,
  namedLive,
  saysDelayed,
  saysRepeat,
  saysOld,
}: NonNullable<ReturnType<typeof read>>["marks"]) =>
  saysDelayed ? "delayed" : saysRepeat || saysOld ? "repeat" : saysLive || namedLive ? "live" : "unsaid";

const name = ([, , title = "", sub]: readonly string[]): string => (sub ? `${title} | ${sub}` : title);

describe("a listing", () => {
  const isOther = ([, shown]: readonly string[]): boolean => shown === "-";

  it.each(listings.filter((row) => !isOther(row)).map((row) => [row[0], name(row), row] as const))(
    "in %s is an event: %s",
    (_language, _name, [, shown = "", ...listing]) => {
      const [sport, said] = shown.split(" ");
      const found = read(listing);
      expect({ kind: found?.kind, sport: found?.sport }).toEqual({ kind: "broadcast", sport });
      expect(found?.sides ?? found?.subject).not.toBe(null);
      if (said) expect(found && saidOf(found.marks)).toBe(said);
    },
  );

  it.each(listings.filter(isOther).map((row) => [row[0], name(row), row] as const))(
    "in %s is no event: %s",
    (_language, _name, [, , ...listing]) => {
      const found = read(listing);
      expect(found?.kind === "broadcast" ? (found.sides ?? found.subject) : null).toBe(null);
    },
  );
});
