/**
 * What stands in the `<script>` elements that this process's components have rendered, by keys: scripts, and data, which
 * never runs. Next loads modules more than once; all of them share one list. It is asked while a page is rendered and
 * right after, so the latest are enough: of as many pages as a server may be rendering at once.
 */
const sharedAs = Symbol.for("nownext.own-scripts");
const most = 4_000_000;

type Own = { text: string; runs: boolean };

const shared = globalThis as { [sharedAs]?: { own: Map<string, Own>; characters: number } };

/** The same text has the same key in every process, since it becomes part of the page. */
const scriptKey = (text: string): string =>
  process.getBuiltinModule("node:crypto").hash("sha256", text, "base64url").slice(0, 12);

/**
 * Notes what is to stand in a `<script>` as the site's own, and returns a key to find it by. Browsers have nothing to
 * note: what they need is in the document.
 */
export function registerScript(text: string, runs = true): string {
  if (typeof window !== "undefined") return "";
  shared[sharedAs] ??= { own: new Map(), characters: 0 };
  const list = shared[sharedAs];
  const key = scriptKey(text);
  // Last is latest.
  if (!list.own.delete(key)) list.characters += text.length;
  list.own.set(key, { text, runs });
  for (const [oldest, { text: dropped }] of list.own) {
    if (list.characters <= most) break;
    list.own.delete(oldest);
    list.characters -= dropped.length;
  }
  return key;
}

/** What was noted under a key; empty in a browser. */
export const findScript = (key: string): string => shared[sharedAs]?.own.get(key)?.text ?? "";

/** Whether a text is that of a script of the site's own. */
export function isOwnScript(text: string): boolean {
  const own = shared[sharedAs]?.own.get(scriptKey(text));
  return own?.text === text && own.runs;
}
