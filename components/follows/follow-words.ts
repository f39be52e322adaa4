import { episodePatterns } from "@/components/guide/episode-words";
import { badgeWords } from "@/components/now-next/flag-badges";
import { remindWords } from "@/components/reminders/remind-words";
import { mostFollows } from "@/lib/follows/follow";
import type { Words } from "@/lib/i18n";

const kindWords = (t: Words) => ({
  show: t("follow.kinds.show"),
  team: t("follow.kinds.team"),
  league: t("follow.kinds.league"),
  person: t("follow.kinds.person"),
  words: t("follow.kinds.words"),
});

/** The words of a button that follows, for islands: `{places}` are filled there. */
export const followWords = (t: Words) => ({
  follow: t("follow.follow"),
  one: t("follow.one", { name: "{name}" }),
  open: t("follow.open"),
  full: t("follow.full", { most: mostFollows }),
  kinds: kindWords(t),
});

export type FollowWords = ReturnType<typeof followWords>;

export const nightWords = (t: Words) => ({
  ...followWords(t),
  empty: t("night.empty"),
  emptyText: t("night.emptyText"),
  suggested: t("night.suggested"),
  search: t("night.search"),
  nothing: t("night.nothing"),
  nothingText: t("night.nothingText"),
  loading: t("night.loading"),
  failed: t("night.failed"),
  retry: t("failure.retry"),
  isNew: t("night.isNew"),
  clash: t("night.clash", { titles: "{titles}" }),
  wayOut: t("night.wayOut", { when: "{when}", channel: "{channel}" }),
  again: t("night.again", { when: "{when}", channel: "{channel}" }),
  also: t("night.also", { channels: "{channels}" }),
  elsewhere: t("night.elsewhere"),
  because: t("night.because", { names: "{names}" }),
  onNow: t("planner.on"),
  followed: t("night.followed"),
  badges: badgeWords(t),
  episode: episodePatterns(t),
  remind: remindWords(t),
  reminders: t("remind.all"),
});

export type NightWords = ReturnType<typeof nightWords>;
