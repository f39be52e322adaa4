import { createHash } from "node:crypto";

/** A page whose data from Next stands in few scripts, and the inline scripts that may run, as sources of a policy. */
export type AllowedPage = { html: string; hashes: string[] };

/** An inline script as it stands in a page. Data blocks such as JSON-LD have a type and never run. */
const inlineScript = /<script>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g;

/** Next's data of a page, which its scripts read: a push of `[0]` opens the list, `[1, text]` and `[3, bytes]` add to it. */
const flightPush = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[^<]*\])\)$/;

/** Pushes, one script each, that stand side by side. */
const flightRun =
  /(?:<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[[^<]*\]\)<\/script>)+/g;

/** What loads the page's chunks: a list's name and JSON alone. */
const chunkBootstrap =
  /^\(globalThis\[("[^"]+")\] \|\| \(globalThis\[\1\] = \[\]\)\)\.push\((\{[^<]*\})\);?$/;

/**
 * Says which inline scripts of a rendered page may run: Next's data, if all of it together is exactly what Next
 * rendered (`flight`), the one script that loads the page's chunks, and what `isOwn` knows. A script that something
 * injected is none of them; one that looks like Next's data makes all of Next's data foreign.
 */
export function allowScripts(
  html: string,
  flight: Buffer | undefined,
  isOwn: (text: string) => boolean,
): AllowedPage {
  const texts = Array.from(html.matchAll(inlineScript), ([, text = ""]) => text);
  const bootstraps = texts.filter(isChunkBootstrap);
  const allowed = new Set(texts.filter(isOwn));
  if (bootstraps.length === 1) allowed.add(bootstraps[0] ?? "");
  const pushes = texts.filter((text) => flightPush.test(text));
  if (flight === undefined || !isSameFlight(pushes, flight))
    return { html, hashes: [...allowed].map(hashOf) };
  // One script for each run: the policy's header stays short, and each push is still made by itself.
  const merged = html.replace(flightRun, (run) => {
    const script = run.replaceAll("</script><script>", ";");
    allowed.add(script.slice("<script>".length, -"</script>".length));
    return script;
  });
  return { html: merged, hashes: [...allowed].map(hashOf) };
}

/** An inline script that may run, as a source of a policy. */
export const hashOf = (text: string): string =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** Whether the pushes together are the data that Next rendered, which begins with a mark of one byte. */
function isSameFlight(pushes: readonly string[], flight: Buffer): boolean {
  const parts = pushes.map(readPush);
  return parts.every((part) => part !== null) && Buffer.concat(parts).equals(flight.subarray(1));
}

const nothing = Buffer.alloc(0);

/** The bytes that a push adds; null if Next makes no such push on a page that is the same for everybody. */
function readPush(text: string): Buffer | null {
  const push = parseJson(flightPush.exec(text)?.[1]);
  if (!Array.isArray(push)) return null;
  const [kind, data] = push;
  if (kind === 0 && push.length === 1) return nothing;
  if (push.length !== 2 || typeof data !== "string") return null;
  return kind === 1 ? Buffer.from(data) : kind === 3 ? Buffer.from(data, "base64") : null;
}

const isChunkBootstrap = (text: string): boolean => parseJson(chunkBootstrap.exec(text)?.[2]) !== null;

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
