import { globSync, readFileSync } from "node:fs";
import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import ar from "@/messages/ar.json";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import es from "@/messages/es.json";
import fr from "@/messages/fr.json";
import ja from "@/messages/ja.json";
import pt from "@/messages/pt.json";
import enUS from "@/messages/regional/en-US.json";
import es419 from "@/messages/regional/es-419.json";
import ptPT from "@/messages/regional/pt-PT.json";
import { catalogueLanguages } from "./market.ts";

const catalogues: Record<(typeof catalogueLanguages)[number], object> = { en, es, fr, de, pt, ar, ja };

/** The messages of a catalogue by their dotted keys. */
const messagesOf = (words: object, before = ""): [key: string, message: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [[before + key, value]] : messagesOf(value, `${before}${key}.`),
  );

const keysOf = (words: object): string[] => messagesOf(words).map(([key]) => key);

/** Every element of a message, those inside plurals and selects too. */
const elementsOf = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) =>
    "options" in element
      ? [element, ...Object.values(element.options).flatMap(({ value }) => elementsOf(value))]
      : [element],
  );

/** A message's arguments, each with name and kind: "count plural". */
const argumentsOf = (message: string): string[] => [
  ...new Set(
    elementsOf(parse(message)).flatMap((element) =>
      element.type === TYPE.literal || element.type === TYPE.pound
        ? []
        : [`${element.value} ${TYPE[element.type]}`],
    ),
  ),
];

/** The forms that a language puts counts in, as far as lists of channels and programmes go. */
const formsOf = (language: string): Set<string> => {
  const rules = new Intl.PluralRules(language);
  return new Set(Array.from({ length: 10_000 }, (_, count) => rules.select(count)));
};

describe.each(catalogueLanguages)("the catalogue of %s", (language) => {
  const words = catalogues[language];

  it("has English's keys and no others", () => {
    expect(keysOf(words).sort()).toEqual(keysOf(en).sort());
  });

  it("has words for every key", () => {
    expect(messagesOf(words).filter(([, message]) => message.trim() === "")).toEqual([]);
  });

  it("asks for the arguments that English asks for", () => {
    const english = new Map(messagesOf(en));
    for (const [key, message] of messagesOf(words))
      expect([key, argumentsOf(message).sort()]).toEqual([
        key,
        argumentsOf(english.get(key) ?? message).sort(),
      ]);
  });

  it("puts counts in every form that the language has, and in no other", () => {
    const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories as string[];
    for (const [key, message] of messagesOf(words))
      for (const element of elementsOf(parse(message))) {
        if (element.type !== TYPE.plural) continue;
        const forms = Object.keys(element.options).filter((form) => !form.startsWith("="));
        expect([key, forms.filter((form) => !known.includes(form))]).toEqual([key, []]);
        expect([key, [...formsOf(language)].filter((form) => !forms.includes(form))]).toEqual([key, []]);
      }
  });
});

it.each([
  ["es", es],
  ["fr", fr],
  ["pt", pt],
])("in %s no word has to agree with a number that scripts fill in", (_, { channel, mine }) => {
  for (const message of [channel.found, mine.chosen]) expect(message).toMatch(/: \{count\}$/);
});

it.each([
  ["en-US", enUS, en],
  ["es-419", es419, es],
  ["pt-PT", ptPT, pt],
])(
  "%s changes only messages that its language has, asks for the same, and repeats none",
  (_, words, whole) => {
    const base = new Map(messagesOf(whole));
    expect(keysOf(words).filter((key) => !base.has(key))).toEqual([]);
    for (const [key, message] of messagesOf(words)) {
      const own = base.get(key) ?? "";
      expect([key, argumentsOf(message).sort()]).toEqual([key, argumentsOf(own).sort()]);
      expect([key, message]).not.toEqual([key, own]);
    }
  },
);

/** The site's code, and the sports that the service names, as one text. */
const code = [
  ...globSync("{app,components,contract,lib}/**/*.{ts,tsx}"),
  "service/sport/catalogue/sports.json",
]
  .filter((path) => !path.endsWith(".test.ts"))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

/** Keys that are put together, `kind.${kind}`, as the text before and after the variable part. */
const templates = [...code.matchAll(/`([a-z]\w*\.[^`$]*)\$\{[^}]*\}([^`$]*)`/gi)].map(
  ([, before = "", after = ""]) => ({ before, after }),
);

/** Whether code says a key whole, or puts it together with a part that it names elsewhere. */
const isUsed = (key: string): boolean =>
  code.includes(`"${key}"`) ||
  templates.some(({ before, after }) => {
    if (!key.startsWith(before) || !key.endsWith(after)) return false;
    const part = key.slice(before.length, key.length - after.length);
    return new RegExp(`"${part}"|\\b${part}\\??:`).test(code);
  });

it("every message is used somewhere", () => {
  expect(keysOf(en).filter((key) => !isUsed(key))).toEqual([]);
});
