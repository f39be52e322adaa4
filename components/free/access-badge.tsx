import { Badge } from "@/components/ui/badge";
import { type Access, type AccessFacts, accessOf } from "@/lib/access";
import type { Words } from "@/lib/i18n";

export type AccessWords = Record<Access, string>;

export const accessWords = (t: Words): AccessWords => ({
  free: t("badge.free"),
  subscription: t("badge.subscription"),
  unknown: t("access.unknown"),
});

/**
 * What a channel asks of viewers, in a word: free, or subscription. Nothing if unknown, unless a page says that too,
 * since every row of a list would.
 */
export const AccessBadge = ({
  channel,
  words,
  sayUnknown = false,
}: {
  channel: AccessFacts;
  words: AccessWords;
  sayUnknown?: boolean;
}) => {
  const access = accessOf(channel);
  if (access === "unknown")
    return sayUnknown ? <span className="text-sm text-muted">{words.unknown}</span> : null;
  return <Badge look={access === "free" ? "free" : "sub"}>{words[access]}</Badge>;
};
