import Link from "next/link";
import { type Mine, type Way, ways } from "@/lib/favourites/mine";
import { fill } from "@/lib/fill";
import { paths } from "@/lib/paths";
import look from "./mine-dialog.module.css";
import type { MineWords } from "./mine-words";

/** What each way would show, in few words. */
const noteOf = (way: Way, { lineup, favourites }: Mine, words: MineWords): string => {
  if (way === "all") return words.allCount;
  if (way === "free") return words.freeCount;
  if (way === "lineup") return lineup?.name ?? words.lineupNone;
  return fill(words.chosen, { count: String(favourites.length) });
};

/** The country, and the ways to watch in it. */
export const WayChoice = ({
  way: chosen,
  mine,
  hasLineups,
  words,
  onChoose,
}: {
  way: Way;
  mine: Mine;
  hasLineups: boolean;
  words: MineWords;
  onChoose(way: Way): void;
}) => (
  <>
    <p className="mb-2 flex min-h-11 items-center justify-between gap-3">
      <span className="font-title">{words.country}</span>
      <Link
        href={paths.countries()}
        prefetch={false}
        className="py-2.5 text-muted underline underline-offset-4"
      >
        {words.changeCountry}
      </Link>
    </p>
    <fieldset>
      <legend className="sr-only">{words.question}</legend>
      <div className={look.ways}>
        {ways
          .filter((way) => way !== "lineup" || hasLineups)
          .map((way) => (
            <label key={way} className={look.way}>
              <input type="radio" name="way" checked={way === chosen} onChange={() => onChoose(way)} />
              <b className="font-title">{words[way]}</b>
              <small dir="auto">{noteOf(way, mine, words)}</small>
            </label>
          ))}
      </div>
    </fieldset>
  </>
);
