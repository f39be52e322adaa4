/**
 * Texts of the inline scripts that this process's components have rendered. Next loads modules more than once; all of
 * them share one list. It is asked right after a page was rendered, so the latest texts are enough.
 */
const sharedAs = Symbol.for("nownext.own-scripts");
const most = 512;

const shared = globalThis as { [sharedAs]?: Set<string> };

/** Notes an inline script as one of the site's own. In a browser there is nothing to note. */
export function registerScript(text: string): void {
  if (typeof window !== "undefined") return;
  shared[sharedAs] ??= new Set();
  const texts = shared[sharedAs];
  // Last is latest.
  texts.delete(text);
  texts.add(text);
  for (const oldest of texts) {
    if (texts.size <= most) break;
    texts.delete(oldest);
  }
}

export const isOwnScript = (text: string): boolean => shared[sharedAs]?.has(text) ?? false;
