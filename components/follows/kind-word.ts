import { individualSports } from "@/contract/individual-sports";
import type { Follow } from "@/lib/follows/follow";
import type { FollowWords } from "./follow-words";

/** What a follow is of, in a word: in some sports a side is a person. */
export const kindWord = (follow: Follow, { kinds }: Pick<FollowWords, "kinds">): string =>
  kinds[follow.kind === "team" && individualSports.has(follow.sport) ? "person" : follow.kind];
