import Link from "next/link";
import { guessCountry } from "@/lib/favourites/guess";
import type { Mine, Way } from "@/lib/favourites/mine";
import { fill } from "@/lib/fill";
import { paths } from "@/lib/paths";
import look from "./mine-dialog.module.css";
import type { GuidePlace, MineWords } from "./mine-words";

/** What each way would show, in few words. */
const noteOf = (way: Way, { lineup, favourites }: Mine, words: MineWords): string => {
  if (way === "all") return words.allCount;
  if (way === "free") return words.freeCount;
  if (way === "lineup") return lineup?.name ?? words.lineupNone;
  return fill(words.chosen, { count: String(favourites.length) });
};

/** Says that the page's country is where the device seems to be, or leads to the one that is. */
const Guess = ({ country, places, words }: { country: string; places: GuidePlace[]; words: MineWords }) => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const guess = guessCountry(places, { zone, languages: navigator.languages });
  const place = places.find(({ code }) => code === guess);
  if (!place) return null;
  return place.code === country ? (
    <p className="-mt-2 mb-3 text-sm text-muted">{words.guessed}</p>
  ) : (
    <p className="-mt-2 mb-3 text-sm text-muted">
      <Link
        href={paths.marketHome(place.market)}
        prefetch={false}
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
      >
        {fill(words.guessElsewhere, { country: place.name })}
      </Link>
    </p>
  );
};

/** The country, and the ways to watch in it. */
export const WayChoice = ({
  way: chosen,
  mine,
  country,
  places,
  offered,
  words,
  onChoose,
}: {
  way: Way;
  /** ISO code. */
  country: string;
  places: GuidePlace[];
  mine: Mine;
  /** The ways that lead to channels here. */
  offered: readonly Way[];
  words: MineWords;
  onChoose(way: Way): void;
}) => (
  <>
    <p className="mb-2 flex min-h-11 items-center justify-between gap-3">
      <span className="font-title">{words.country}</span>
      <a href={paths.countries()} className="py-2.5 text-muted underline underline-offset-4">
        {words.changeCountry}
      </a>
    </p>
    <Guess country={country} places={places} words={words} />
    <fieldset>
      <legend className="sr-only">{words.question}</legend>
      <div className={look.ways}>
        {offered.map((way) => (
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
