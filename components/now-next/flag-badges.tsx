import { Badge } from "@/components/ui/badge";
import { chooseBadge, lookOf, type Badge as Name } from "@/lib/guide/badge";
import type { Words } from "@/lib/i18n";
import type { Flags, Showing } from "@/lib/shapes";

export type BadgeWords = Record<Name, string>;

/** What decides a programme's badge, and whether the programme is on now. */
type Known = { flags: Partial<Flags> | undefined; showing?: Showing; isOn: boolean };

/** A programme's one badge, the same in every list; nothing if none applies. */
export const Badges = ({ words, isOn, ...known }: Known & { words: BadgeWords }) => {
  const badge = chooseBadge(known);
  return badge ? <Badge look={lookOf(badge, isOn)}>{words[badge]}</Badge> : null;
};

export const badgeWords = (t: Words): BadgeWords => ({
  live: t("badge.live"),
  delayed: t("badge.delayed"),
  repeat: t("badge.repeat"),
  new: t("badge.new"),
});

export const FlagBadges = ({ t, ...known }: Known & { t: Words }) => (
  <Badges {...known} words={badgeWords(t)} />
);
