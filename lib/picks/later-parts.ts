import { isFilm } from "./film";
import { type Programme, programmeKey } from "./programme";

/** How long what stands between two parts of a film may last, such as news. */
const mostBetween = 20 * 60;

const seriesOf = (programme: Programme): string => `${programme.channel.id} ${programmeKey(programme)}`;

/** Programmes without the later parts of films that something interrupts: whoever wants a film wants all of it. */
export function withoutLaterParts(programmes: readonly Programme[]): Programme[] {
  const parts = Map.groupBy(programmes, seriesOf);
  return programmes.filter((programme) => {
    const { start } = programme.item;
    const isLater = parts.get(seriesOf(programme))?.some(({ item: { stop = start } }) => {
      const between = start - stop;
      return between > 0 && between <= mostBetween;
    });
    return !isLater || !isFilm(programme);
  });
}
