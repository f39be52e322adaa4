import type { ShareWords } from "@/components/share/share-button";
import { shareWords } from "@/components/share/share-words";
import type { Access } from "@/lib/access";
import type { CountryZones } from "@/lib/favourites/guess";
import type { Words } from "@/lib/i18n";

/** The words of the dialog. Sentences keep their `{places}` for the island. */
export type MineWords = Record<
  | "question"
  | "all"
  | "allCount"
  | "free"
  | "freeCount"
  | "lineup"
  | "lineupNone"
  | "findLineup"
  | "lineupFailed"
  | "picked"
  | "chosen"
  | "country"
  | "changeCountry"
  | "guessed"
  | "guessElsewhere"
  | "kept"
  | "add"
  | "addOne"
  | "nothingFound"
  | "order"
  | "first"
  | "of"
  | "none"
  | "share"
  | "shareText"
  | "show"
  | "showAll"
  | "move"
  | "remove"
  | "up"
  | "down"
  | "moved"
  | "removed"
  | "elsewhere",
  string
> & { access: Record<Access, string>; sharing: ShareWords };

type Counts = { country: string; countryInText: string; channels: number; free: number };

export const mineWords = (t: Words, { country, countryInText, channels, free }: Counts): MineWords => ({
  question: t("mine.question"),
  all: t("mine.all"),
  allCount: t("mine.count", { count: channels }),
  free: t("mine.free"),
  freeCount: t("mine.count", { count: free }),
  lineup: t("mine.lineup"),
  lineupNone: t("mine.lineupNone"),
  findLineup: t("mine.findLineup"),
  lineupFailed: t("mine.lineupFailed"),
  picked: t("mine.picked"),
  chosen: t.raw("mine.chosen"),
  country,
  changeCountry: t("settings.changeCountry"),
  guessed: t("mine.guessed"),
  guessElsewhere: t.raw("mine.guessElsewhere"),
  kept: t("mine.kept"),
  add: t("mine.add", { count: channels }),
  addOne: t.raw("mine.addOne"),
  nothingFound: t("mine.nothingFound"),
  order: t("mine.order"),
  first: t("mine.first"),
  of: t.raw("mine.of"),
  none: t("mine.none"),
  share: t("mine.share"),
  shareText: t("mine.shareText"),
  show: t("mine.show"),
  showAll: t("mine.showAll"),
  move: t.raw("mine.move"),
  remove: t.raw("favourites.remove"),
  up: t.raw("favourites.up"),
  down: t.raw("favourites.down"),
  moved: t.raw("favourites.moved"),
  removed: t.raw("mine.removed"),
  elsewhere: t("favourites.elsewhere", { country: countryInText }),
  access: { free: t("badge.free"), subscription: t("badge.subscription"), unknown: "" },
  sharing: shareWords(t),
});

export const mineCardWords = (t: Words) => ({
  title: t("mine.cardTitle"),
  text: t("mine.cardText"),
  action: t("mine.cardAction"),
  later: t("mine.cardLater"),
});

/** A lineup to choose from; `count` says how many channels it has. */
export type OfferedLineup = { id: string; name: string; count: string };

/** A country of the guide: what a guess is made from, and where it leads. */
export type GuidePlace = CountryZones & { name: string; market: string };

/** Everything that the dialog shows, on its way to the browser. */
export type MineBody<Lineup> = {
  words: MineWords;
  places: GuidePlace[];
  lineups: OfferedLineup[];
  channels: Lineup;
};
