import { adoptStyle } from "@/components/ui/adopt-style";

/** The storage key of a person's channels. */
export const mineKey = "favourites";

/** The storage key that says that the card was dismissed. */
export const dismissedKey = "mine-dismissed";

/** The storage key that says that only free channels are shown. */
export const freeKey = "free-only";

const styleName = "mine";
const keys = { mine: mineKey, dismissed: dismissedKey, free: freeKey };

/**
 * Shows a person's channels alone, favourites first, by a style: rows (`data-channel`, `data-access`) of lists that
 * follow the choice (`data-mine`), the first three of those that it may choose from (`data-mine-three`) or the first one
 * alone (`data-mine-best`), the order of those that only put them first (`data-mine-first`), and events
 * (`data-channels`, `data-free`) of lists in parts (`data-mine-events`, `data-part`). A list none of whose rows is theirs
 * stays as it is, and what stands before it says so (`data-mine-absent`), unless other pages of it may have some. It
 * runs before the first paint, so that nothing moves, and again after each change.
 *
 * It is sent as text, so it can use nothing from outside its body.
 */
function paintMine(
  country: string,
  keys: { mine: string; dismissed: string; free: string },
  adopt: (rules: string) => void,
) {
  const root = document.documentElement;
  adopt("");
  delete root.dataset.mine;
  delete root.dataset.mineAsked;
  let kept: { way?: unknown; favourites?: unknown; on?: unknown; lineup?: Record<string, unknown> } | null =
    null;
  try {
    const text = localStorage.getItem(keys.mine);
    root.toggleAttribute("data-free-only", localStorage.getItem(keys.free) === "1");
    if (text === null && localStorage.getItem(keys.dismissed) === null && !location.hash && !location.search)
      root.dataset.mineAsked = "";
    kept = JSON.parse(text ?? "null");
  } catch {
    // Without storage, or with something else in it, everything is shown.
  }
  if (!kept || typeof kept !== "object" || kept.on === false) return;
  const listIds = (ids: unknown): string[] =>
    Array.isArray(ids) ? ids.filter((each) => typeof each === "string" && /^[\w-]{3,64}$/.test(each)) : [];
  const row = (id: string) => `[data-channel="${id}"]`;
  const favourites = listIds(kept.favourites);
  const lineup =
    kept.way === "lineup" && kept.lineup?.country === country ? listIds(kept.lineup?.channels) : [];
  const chosen = kept.way === "picked" ? favourites : lineup;
  const only = kept.way === "free" ? ['[data-access="free"]'] : chosen.map(row);
  const first = [...favourites, ...lineup].map(row);
  if (only.length === 0 && first.length === 0) return;
  const rules = first
    .map((row, place) => `[data-mine]>${row},[data-mine-first]>${row}{order:${place - first.length}}`)
    .reverse();
  if (only.length > 0) {
    const theirs = `:is(${only.join()})`;
    rules.push(`[data-mine]:has(>${theirs})>[data-channel]:not(${theirs}){display:none}`);
    rules.push(`:root:not(:has([data-mine]>${theirs},[data-mine-whole])) [data-mine-absent]{display:block}`);
    const three = `:nth-child(-n+3 of ${theirs})`;
    rules.push(
      `[data-mine-three]:has(>${theirs})>:not(${three}){display:none}[data-mine-three]>${three}{display:flex}`,
    );
    rules.push(
      `[data-mine-best]:has(>${theirs})>*{display:none}[data-mine-best]>:nth-child(1 of ${theirs}){display:block}`,
    );
    const shown =
      kept.way === "free" ? ['[data-free="true"]'] : chosen.map((id) => `[data-channels~="${id}"]`);
    const event = `:is(${shown.join()})`;
    const events = `[data-mine-events]:has(${event})`;
    // Of what is over, nobody may know where it was.
    const untold = '[data-channels=""]';
    rules.push(
      `${events} [data-channels]:not(${event},${untold}),${events} [data-part]:not(:has(${event},${untold})){display:none}`,
      `${events}[data-show]:not(:has(${event}[data-live="true"])) [data-nothing]{display:block}`,
      `${events}[data-only-free]:not(:has(${event}[data-free="true"])) [data-nothing]{display:block}`,
    );
    // All of theirs are on each page.
    rules.push(`:root:has([data-mine-whole]>${theirs}) [data-mine-pages]{display:none}`);
    root.dataset.mine = String(kept.way);
  }
  adopt(rules.join(""));
}

/** The event of the window after each painting but the first. */
export const paintedEvent = "nownext:mine-painted";

/** Paints again after a change. */
export function repaintMine(country: string): void {
  paintMine(country, keys, (rules) => adoptStyle(styleName, rules));
  window.dispatchEvent(new Event(paintedEvent));
}

/**
 * Puts the rows of painted lists into the document in the order that is seen, in which the keyboard and screen readers
 * then meet them. A list that holds the focus waits.
 */
export function orderAsPainted(): void {
  for (const list of document.querySelectorAll("[data-mine], [data-mine-first]")) {
    if (list.contains(document.activeElement)) continue;
    const rows = [...list.children];
    const placeOf = new Map(rows.map((row) => [row, Number(getComputedStyle(row).order) || 0]));
    const sorted = rows.toSorted((a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0));
    if (sorted.some((row, place) => row !== rows[place])) list.append(...sorted);
  }
}

/** The text of the script that paints first: it goes before the page. */
export const mineScript = (country: string): string =>
  `(${String(paintMine)})(${JSON.stringify(country)},${JSON.stringify(keys)},(rules)=>(${String(adoptStyle)})("${styleName}",rules))`;
