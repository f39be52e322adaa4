import { InlineScript } from "@/components/ui/inline-script";
import { catalogueLanguages, marketOf, zonesOf } from "@/lib/market";
import { guessKey, marketKey } from "./market-keys";

/** A country as the guess needs it: its own language, and its zones, separated by spaces. */
type Places = Record<string, [language: string, zones: string]>;

/**
 * Runs before the front page is painted: leads a device to the home of the market that it keeps, else of the country
 * in its time zone, in its own language; others see the countries. The app's shortcuts name another page (`to`), and
 * what is shared with the app is searched for. Sent as text, so it uses nothing from outside.
 */
function leadHome(places: Places, languages: string[], keys: { market: string; guess: string }) {
  if (location.pathname !== "/") return;
  const go = (market: string) => {
    document.documentElement.style.visibility = "hidden";
    const asked = new URLSearchParams(location.search);
    const shared = (asked.get("q") ?? asked.get("title") ?? "").trim().slice(0, 100);
    const to = asked.get("to") ?? "";
    const page = /^(tonight|guide|sport)$/.test(to) ? `/${to}` : to === "now" ? "" : "/home";
    location.replace(`/${market}${shared ? `/search?q=${encodeURIComponent(shared)}` : page}`);
  };
  try {
    const kept = localStorage.getItem(keys.market) ?? "";
    if (/^[a-z]{2}(-[a-z]{2,3})?$/.test(kept)) return go(kept);
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const country = Object.keys(places).find((code) => places[code]?.[1].split(" ").includes(zone));
    if (!country) return;
    const wanted = navigator.languages
      .map((tag) => tag.slice(0, 2).toLowerCase())
      .find((language) => languages.includes(language) || language === places[country]?.[0]);
    const isOwn = !wanted || wanted === places[country]?.[0];
    const market = country.toLowerCase() + (isOwn ? "" : `-${wanted}`);
    localStorage.setItem(keys.guess, market);
    go(market);
  } catch {
    // Without storage or zones, the countries are listed.
  }
}

/** Sends a person to their own country, or to the one that the device's clock suggests, without a flash. */
export const LeadHome = ({ countries }: { countries: readonly string[] }) => {
  const places: Places = Object.fromEntries(
    countries.map((code) => [code, [marketOf(code).language, zonesOf(code).join(" ")]]),
  );
  const values = [places, catalogueLanguages, { market: marketKey, guess: guessKey }];
  return (
    <InlineScript text={`(${String(leadHome)})(${values.map((value) => JSON.stringify(value)).join()})`} />
  );
};
