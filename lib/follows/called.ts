import type { Words } from "@/lib/i18n";
import { teamIn } from "../events/sides";
import { titleIn } from "../events/titled";
import type { Follow } from "./follow";
import type { NightItem } from "./night";

/** What is followed, with the name that a team has in a page's language. */
export function followIn(follow: Follow, t: Words): Follow {
  const called = follow.kind === "team" ? teamIn(follow.name, t) : follow.name;
  return follow.kind === "team" && called !== follow.name ? { ...follow, called } : follow;
}

export const followsIn = (follows: readonly Follow[], t: Words): Follow[] =>
  follows.map((follow) => followIn(follow, t));

/** What was found for a follow, under its title in a page's language. */
export function nightItemIn({ title, event, ...item }: NightItem, t: Words): NightItem {
  if (!event) return { ...item, title };
  const { names, ...own } = event;
  const called = titleIn({ title, event: event.id, event_info: { title: own.name, names } }, t);
  return { ...item, title: called, event: own };
}
