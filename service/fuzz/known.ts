import type { Operation } from "./document.ts";

/** What the answers so far contained: ids, countries, cursors and validators for later requests. */
export type Known = {
  /** Ids by prefix. */
  ids(prefix: string): readonly string[];
  countries: readonly string[];
  words: readonly string[];
  /** Where a list continues: the query without its cursor, and the cursor. */
  cursors: readonly { operation: Operation; target: string; cursor: string }[];
  etags: readonly { target: string; etag: string }[];
  learn(
    request: { operation: Operation | null; target: string },
    answer: { json: unknown; etag: string | null },
  ): void;
};

const maxPerKind = 200;

export function createKnown(): Known {
  const ids = new Map<string, string[]>();
  const countries: string[] = [];
  const words: string[] = [];
  const cursors: { operation: Operation; target: string; cursor: string }[] = [];
  const etags: { target: string; etag: string }[] = [];

  const keep = <T>(list: T[], value: T) => {
    if (list.length < maxPerKind && !list.includes(value)) list.push(value);
  };

  const walk = (value: unknown): void => {
    if (typeof value === "string") {
      const prefix = /^([a-z]{2})_[0-9a-z]{10,16}$/.exec(value)?.[1];
      if (prefix) {
        const list = ids.get(prefix) ?? [];
        ids.set(prefix, list);
        keep(list, value);
      } else if (/^[A-Z]{2}$/.test(value)) keep(countries, value);
      else if (/^\p{L}{4,20}$/u.test(value)) keep(words, value);
    } else if (typeof value === "object" && value !== null) Object.values(value).forEach(walk);
  };

  return {
    ids: (prefix) => ids.get(prefix) ?? [],
    countries,
    words,
    cursors,
    etags,
    learn({ operation, target }, { json, etag }) {
      if (typeof json !== "object" || json === null) return;
      walk(Reflect.get(json, "data"));
      const meta: unknown = Reflect.get(json, "meta");
      const cursor: unknown = typeof meta === "object" && meta !== null ? Reflect.get(meta, "next") : null;
      if (operation && typeof cursor === "string" && !target.includes("cursor="))
        keep(cursors, { operation, target, cursor });
      if (etag !== null) keep(etags, { target, etag });
    },
  };
}
