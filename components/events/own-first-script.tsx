import { marketKey } from "@/components/shell/market-keys";
import { adoptStyle } from "@/components/ui/adopt-style";
import { InlineScript } from "@/components/ui/inline-script";
import { clockChanged } from "@/lib/time/device-clock";

/**
 * Finds the device's own country (that of its stored market, else one in its zone), sets it on the document as
 * `data-own`, and moves its list to the top by a style. Lists stay hidden until `showOwn` has run, so that nothing
 * visibly moves. `zones` maps countries to their zones.
 *
 * The functions here are sent as text, so they can use nothing from outside their bodies.
 */
function findOwn(zones: Record<string, string>, key: string, adopt: (rules: string) => void) {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  let market = "";
  try {
    market = localStorage.getItem(key) ?? "";
  } catch {
    // Without storage, only the zone is known.
  }
  const country = /^[a-z]{2}(-|$)/.test(market)
    ? market.slice(0, 2).toUpperCase()
    : Object.keys(zones).find((code) => zones[code]?.split(" ").includes(zone));
  if (!country || zones[country] === undefined) return;
  document.documentElement.dataset.own = country;
  adopt(
    `[data-country="${country}"]{order:-1}:root:not([data-own-shown]) [data-broadcasts]{visibility:hidden}`,
  );
}

/** Shows the times of `[data-clock-viewer]` in the device's own zone, and all of the page's as its language writes hours. */
function showOwnTimes(changed: string) {
  const root = document.documentElement;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { hourCycle } = new Intl.DateTimeFormat(navigator.language, { hour: "numeric" }).resolvedOptions();
  root.dataset.locale = new Intl.Locale(root.dataset.locale ?? root.lang, { hourCycle }).toString();
  for (const text of document.querySelectorAll<HTMLElement>("[data-clock-viewer]")) text.dataset.clock = zone;
  window.dispatchEvent(new Event(changed));
}

/**
 * Says above the lists if no channel of the device's own country shows the event. `places` holds the countries that
 * don't show it.
 */
function showAbsent(places: Record<string, string>) {
  const { own } = document.documentElement.dataset;
  const place = own && places[own];
  const absent = document.querySelector<HTMLElement>("[data-own-absent]");
  if (!place || !absent) return;
  for (const text of absent.children) text.textContent = text.textContent?.replace("{country}", place) ?? "";
  const link = absent.querySelector("a");
  link?.setAttribute("href", link.dataset.href?.replace("own", own.toLowerCase()) ?? "");
  absent.hidden = false;
}

/** Opens the list of the device's own country. */
function showOwn() {
  const root = document.documentElement;
  document.querySelector(`[data-country="${root.dataset.own}"] details`)?.setAttribute("open", "");
  root.dataset.ownShown = "";
}

/** Goes before the page. `zones` maps countries to their zones, separated by spaces. */
export const FindOwnScript = ({ zones }: { zones: Record<string, string> }) => (
  <InlineScript
    text={`(${String(findOwn)})(${JSON.stringify(zones)},"${marketKey}",(rules)=>(${String(adoptStyle)})("own",rules))`}
  />
);

/** Goes after the times it changes. */
export const OwnTimeScript = () => <InlineScript text={`(${String(showOwnTimes)})("${clockChanged}")`} />;

/** Goes after the text it fills. `places` maps countries to their names inside a sentence. */
export const OwnAbsentScript = ({ places }: { places: Record<string, string> }) => (
  <InlineScript text={`(${String(showAbsent)})(${JSON.stringify(places)})`} />
);

/** Goes after the lists. */
export const ShowOwnScript = () => <InlineScript text={`(${String(showOwn)})()`} />;
