import type { SlotDetail } from "../../../contract/slot.ts";
import type { SampleCountry, SampleGenre } from "./country.ts";
import { hash, pick } from "./pick.ts";

type Credits = NonNullable<SlotDetail["credits"]>;

/** Who works on a programme of a genre, by role. */
const crews: Partial<Record<SampleGenre, readonly string[]>> = {
  film: ["director", "actor", "actor", "actor"],
  drama: ["actor", "actor", "actor", "writer"],
  entertainment: ["presenter"],
  documentary: ["presenter"],
};

/** The people of a programme: the same for every part of it. */
export function creditsOf({ people }: SampleCountry, genre: SampleGenre, title: string): Credits {
  const { given, family, familyFirst } = people;
  return (crews[genre] ?? []).map((role, place) => {
    const own = pick(given, hash(title, "given") + place * 5);
    const shared = pick(family, hash(title, "family", place));
    return { role, name: familyFirst ? `${shared}${own}` : `${own} ${shared}` };
  });
}
