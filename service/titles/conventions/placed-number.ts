import { type Convention, versus } from "./convention.ts";
import { createNumberPlace } from "./number-place.ts";

/** `Larkhill 2 - The Well`. */
const seasonBeforeName = /^(.*\p{L}.*?) (\d{1,2}) [-–] (\S.*)$/u;
/** In Chinese, `港湾-7`; the year of an issue is none. */
const partBehind = /^(.*\p{Script=Han}.*?)-0*([1-9]\d{0,2})$/u;

/** A season or number in a place of the source's own. */
export function createPlacedNumber(): Convention {
  const seasons = createNumberPlace(seasonBeforeName);
  const parts = createNumberPlace(partBehind);
  return {
    note({ title }) {
      if (!versus.test(title)) seasons.note(title);
      parts.note(title);
    },
    read(slot) {
      const { title, sub_title, episode, kind } = slot;
      if (kind === "film" || kind === "sport") return null;
      const season = episode?.season === undefined && !versus.test(title) ? seasons.read(title) : null;
      if (season)
        return {
          ...slot,
          title: season.name,
          sub_title: sub_title ?? season.rest,
          episode: { ...episode, season: Number(season.number) },
        };
      const part = episode?.number === undefined ? parts.read(title) : null;
      return part && { ...slot, title: part.name, episode: { ...episode, number: Number(part.number) } };
    },
  };
}
