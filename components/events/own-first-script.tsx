import { marketKey } from "@/components/shell/lead-home";
import { clockChanged } from "@/lib/time/device-clock";

/** Where the page says which country the device is at home in: `data-own` of the document. */
const ownAttribute = "own";

/**
 * Before the first paint: the country that the device is at home in stands first and open (the market that it came
 * by, else a country in its zone), and the event's start is told by its own clock. `zones` gives each country's.
 *
 * It runs as a script of its own, so it can use nothing from outside its body.
 */
function putOwnFirst(zones: Record<string, string>, key: string, attribute: string, changed: string) {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const told of document.querySelectorAll<HTMLElement>("[data-clock-viewer]")) told.dataset.clock = zone;
  window.dispatchEvent(new Event(changed));
  let market = "";
  try {
    market = localStorage.getItem(key) ?? "";
  } catch {
    // Without storage the zone alone tells.
  }
  const country = /^[a-z]{2}(-|$)/.test(market)
    ? market.slice(0, 2).toUpperCase()
    : Object.keys(zones).find((code) => zones[code]?.split(" ").includes(zone));
  const own = country && document.querySelector(`[data-country="${country}"]`);
  if (!country || !own) return;
  document.documentElement.dataset[attribute] = country;
  const style = document.createElement("style");
  style.textContent = `[data-country="${country}"]{order:-1}`;
  document.head.append(style);
  own.querySelector("details")?.setAttribute("open", "");
}

/** Stands after the list of showings. `zones` gives each country's zones, parted by spaces. */
export const OwnFirstScript = ({ zones }: { zones: Record<string, string> }) => (
  <script
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of our own; zones are IANA names.
    dangerouslySetInnerHTML={{
      __html: `(${String(putOwnFirst)})(${JSON.stringify(zones)},"${marketKey}","${ownAttribute}","${clockChanged}")`,
    }}
  />
);
