import { compareText } from "../text.ts";
import type { Airing } from "./match.ts";
import { areAlike } from "./names.ts";
import { isTrusted, systemOf } from "./series-ids.ts";

/** Airings of one series, under all its titles. */
export type Group = {
  /** The shortest title that only this series has; if it has none, its id in another system. */
  key: string;
  titles: string[];
  airings: Airing[];
};

/**
 * Groups airings by series: those with the same title, and those with different titles that share a trusted id, or
 * that share another id and have similar titles. A title is shared if a trusted system has several ids for it: its
 * airings are then grouped by id, and those without one form a group of their own.
 */
export function groupAirings(airings: readonly Airing[]): Group[] {
  const shared = sharedTitles(airings);
  const toNode = ({ hints: { key, ids = [] } }: Airing): string => {
    const id = ids[0];
    return shared.has(key) && id !== undefined && isTrusted(id) ? `id ${id}` : `title ${key}`;
  };
  const parents = new Map<string, string>();
  const findRoot = (node: string): string => {
    const parent = parents.get(node) ?? node;
    return parent === node ? node : findRoot(parent);
  };
  const join = (a: string, b: string) => {
    const [one, other] = [findRoot(a), findRoot(b)];
    const [first, last] = one < other ? [one, other] : [other, one];
    if (first !== last) parents.set(last, first);
  };
  for (const [id, own] of Map.groupBy(airings, ({ hints: { ids } }) => ids?.[0])) {
    if (id === undefined) continue;
    const nodes = new Set(own.map(toNode));
    if (isTrusted(id)) for (const node of nodes) join(node, `id ${id}`);
    else
      for (const [a, b] of listPairs([...nodes]))
        if (areAlike(withoutPrefix(a), withoutPrefix(b))) join(a, b);
  }
  return [...Map.groupBy(airings, (airing) => findRoot(toNode(airing))).values()].map((own) => {
    const titles = [...new Set(own.map(({ hints }) => hints.key))].sort(byLength);
    const ownTitle = titles.find(
      (title) => !shared.has(title) || own.some((each) => toNode(each) === `title ${title}`),
    );
    const ids = own.flatMap(({ hints }) => hints.ids?.[0] ?? []).sort();
    return { key: ownTitle ?? ids[0] ?? titles[0] ?? "", titles, airings: own };
  });
}

const byLength = (a: string, b: string): number => a.length - b.length || compareText(a, b);

const withoutPrefix = (node: string): string => node.slice(node.indexOf(" ") + 1);

const listPairs = (items: readonly string[]): [string, string][] =>
  items.flatMap((item, at) => items.slice(at + 1).map((other): [string, string] => [item, other]));

/** Titles for which a trusted system has several ids. */
function sharedTitles(airings: readonly Airing[]): Set<string> {
  const ids = new Map<string, Set<string>>();
  for (const { hints } of airings) {
    const id = hints.ids?.[0];
    if (id === undefined || !isTrusted(id)) continue;
    const place = `${systemOf(id)} ${hints.key}`;
    ids.set(place, (ids.get(place) ?? new Set()).add(id));
  }
  return new Set([...ids].flatMap(([place, own]) => (own.size > 1 ? [withoutPrefix(place)] : [])));
}
