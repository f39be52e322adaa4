import { describe, expect, it } from "vitest";
import {
  catalogueLanguages,
  channelZone,
  countryInText,
  countryName,
  fallbackZone,
  languageAutonym,
  listMarkets,
  marketLanguages,
  marketOf,
  nativeName,
  parseMarket,
  readMarket,
  shortCountryName,
} from "./market.ts";

describe("a market's path segment", () => {
  it.each([
    ["gb", "GB", "en"],
    ["es", "ES", "es"],
    ["es-en", "ES", "en"],
    ["ch-fr", "CH", "fr"],
    ["jp", "JP", "ja"],
  ])("%s names the country %s in %s", (slug, country, language) => {
    expect(parseMarket(slug)).toMatchObject({ slug, country, language });
  });

  it.each([
    ["GB", "gb"],
    ["gb-en", "gb"],
    ["uk", "gb"],
    ["ES-EN", "es-en"],
    ["es-es", "es"],
    ["jp-ja", "jp"],
  ])("%s is another spelling of %s", (spelling, slug) => {
    expect(readMarket(spelling)?.slug).toBe(slug);
    expect(parseMarket(spelling)).toBeNull();
  });

  it.each(["", "zz", "xx", "eu", "gb-", "gb-xx", "gb-sw", "gbr", "gb-en-us", "..", "g%62", "12", "wp-admin"])(
    "%j names no market",
    (segment) => {
      expect(readMarket(segment)).toBeNull();
    },
  );

  it("comes back from every market of every country", () => {
    for (const country of ["GB", "ES", "CH", "BE", "CA", "IN", "US", "RS", "TW"])
      for (const language of marketLanguages(country)) {
        const market = marketOf(country, language);
        expect(parseMarket(market.slug)).toEqual(market);
      }
  });
});

describe("a market's words and dates", () => {
  it.each([
    ["fr", "fr", "fr-FR-u-hc-h23"],
    ["es", "es", "es-ES-u-hc-h23"],
    ["mx", "es", "es-MX-u-hc-h12"],
    ["br", "pt", "pt-BR-u-hc-h23"],
    ["pt", "pt", "pt-PT-u-hc-h23"],
    ["at", "de", "de-AT-u-hc-h23"],
    ["ch-fr", "fr", "fr-CH-u-hc-h23"],
    ["jp", "ja", "ja-JP-u-hc-h23"],
    ["es-en", "en", "en-ES-u-hc-h23"],
    ["gb-ja", "ja", "ja-001-u-hc-h23"],
  ])("of %s are in %s, written as %s", (slug, words, locale) => {
    expect(parseMarket(slug)).toMatchObject({ words, locale, dir: "ltr" });
  });

  it.each(["eg", "sa", "ae", "gb-ar"])("of %s run right to left, in digits that all read", (slug) => {
    const market = parseMarket(slug);
    expect(market).toMatchObject({ words: "ar", dir: "rtl" });
    expect((2026).toLocaleString(market?.locale, { useGrouping: false })).toBe("2026");
    expect(new Intl.DateTimeFormat(market?.locale).resolvedOptions().calendar).toBe("gregory");
  });

  it("fall back to English together", () => {
    expect(marketOf("IT")).toMatchObject({ words: "en", locale: "en-IT-u-hc-h23", dir: "ltr" });
  });

  it("can be had once in each language that there are words in, the country's own first", () => {
    for (const [country, own] of [
      ["CH", "de"],
      ["GB", "en"],
    ] as const) {
      const slug = country.toLowerCase();
      const others = catalogueLanguages.filter((language) => language !== own);
      const slugs = listMarkets(country).map((market) => market.slug);
      expect(slugs).toEqual([slug, ...others.map((language) => `${slug}-${language}`)]);
    }
  });

  it.each([
    ["us", "en-US-u-hc-h12"],
    ["gb", "en-GB-u-hc-h23"],
    ["ru", "en-001-u-hc-h23"],
    ["us-es", "es-US-u-hc-h12"],
    ["ca-fr", "fr-CA-u-hc-h23"],
    ["nz-fr", "fr-001-u-hc-h23"],
    ["us-de", "de-US-u-hc-h23"],
    ["au-ja", "ja-001-u-hc-h23"],
    ["nz-ar", "ar-001-u-ca-gregory-hc-h12-nu-latn"],
    ["gb-ar", "ar-001-u-ca-gregory-hc-h23-nu-latn"],
  ])("of %s count 12 hours only if both its country and its language there do: %s", (slug, locale) => {
    expect(parseMarket(slug)?.locale).toBe(locale);
  });
});

describe("countries", () => {
  it("are named in a language, and in their own", () => {
    expect(countryName("ES", "en")).toBe("Spain");
    expect(nativeName("ES")).toBe("España");
    expect(nativeName("JP")).toBe("日本");
  });

  it("have a short name where there is little room, or their code", () => {
    expect(shortCountryName("GB", "en-GB")).toBe("UK");
    expect(shortCountryName("US", "en-US")).toBe("US");
    expect(shortCountryName("FR", "fr-FR")).toBe("France");
    expect(shortCountryName("NZ", "en-NZ")).toBe("NZ");
    expect(shortCountryName("TH", "en-TH")).toBe("TH");
    expect(shortCountryName("JP", "ja-JP")).toBe("日本");
    expect(shortCountryName("FR", "ja-FR")).toBe("FR");
  });

  it("have their article in a sentence if English uses one", () => {
    expect(countryInText("GB", "en-GB")).toBe("the United Kingdom");
    expect(countryInText("ES", "en-ES")).toBe("Spain");
  });

  it.each([
    ["FR", "en France"],
    ["GB", "au Royaume-Uni"],
    ["US", "aux États-Unis"],
    ["NL", "aux Pays-Bas"],
    ["IR", "en Iran"],
    ["MX", "au Mexique"],
    ["CU", "à Cuba"],
    ["CG", "au Congo-Brazzaville"],
    ["KR", "en Corée du Sud"],
    ["ZA", "en Afrique du Sud"],
    ["HK", "à Hong Kong"],
    ["RE", "à La Réunion"],
    ["IM", "à l’Île de Man"],
    ["BA", "en Bosnie-Herzégovine"],
    ["PS", "dans les Territoires palestiniens"],
    ["SL", "en Sierra Leone"],
    ["CI", "en Côte d’Ivoire"],
  ])("have their prepositions in French: %s", (country, text) => {
    expect(countryInText(country, "fr-FR")).toBe(text);
  });

  it("have languages that are named in themselves", () => {
    expect(["fr", "ar", "ja"].map(languageAutonym)).toEqual(["Français", "العربية", "日本語"]);
  });

  it("have a zone, the capital's where there are several", () => {
    expect(fallbackZone("ES")).toBe("Europe/Madrid");
    expect(fallbackZone("GB")).toBe("Europe/London");
    expect(fallbackZone("US")).toBe("America/New_York");
  });

  it("show a channel's times in its own zone at home, and in theirs abroad", () => {
    const darwin = { country: "AU", timezone: "Australia/Darwin" };
    expect(channelZone(darwin, marketOf("AU"), { timezone: "Australia/Sydney" })).toBe("Australia/Darwin");
    expect(channelZone(darwin, marketOf("NZ"), { timezone: "Pacific/Auckland" })).toBe("Pacific/Auckland");
    expect(channelZone({ country: null }, marketOf("NZ"), null)).toBe("Pacific/Auckland");
  });
});
