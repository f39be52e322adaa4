import { Badge } from "@/components/ui/badge";
import type { Badge as Flag } from "@/lib/guide/badge";
import type { Words } from "@/lib/i18n";
import type { Flags } from "@/lib/shapes";

export type BadgeWords = Record<Flag, string>;

const shown = ["live", "new", "repeat"] as const;

/** What the listing says of a showing, and nothing it doesn't. */
export const Badges = ({ flags, words }: { flags: Partial<Flags> | undefined; words: BadgeWords }) =>
  shown.map((flag) =>
    flags?.[flag] ? (
      <Badge key={flag} look={flag}>
        {words[flag]}
      </Badge>
    ) : null,
  );

export const badgeWords = (t: Words): BadgeWords => ({
  live: t("badge.live"),
  new: t("badge.new"),
  repeat: t("badge.repeat"),
});

export const FlagBadges = ({ flags, t }: { flags: Flags | undefined; t: Words }) => (
  <Badges flags={flags} words={badgeWords(t)} />
);
