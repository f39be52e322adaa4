import type { Words } from "@/lib/i18n";
import { teamIn } from "../events/sides";
import type { Follow } from "./follow";

/** What is followed, with the name that a team has in a page's language. */
export function followIn(follow: Follow, t: Words): Follow {
  const called = follow.kind === "team" ? teamIn(follow.name, t) : follow.name;
  return follow.kind === "team" && called !== follow.name ? { ...follow, called } : follow;
}

export const followsIn = (follows: readonly Follow[], t: Words): Follow[] =>
  follows.map((follow) => followIn(follow, t));
