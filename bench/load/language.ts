import type { CorpusFeed } from "./corpus.ts";

const scripts: readonly (readonly [language: string, script: RegExp])[] = [
  ["japanese", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["korean", /\p{Script=Hangul}/u],
  ["chinese", /\p{Script=Han}/u],
  ["arabic", /\p{Script=Arabic}/u],
  ["hebrew", /\p{Script=Hebrew}/u],
  ["russian", /\p{Script=Cyrillic}/u],
  ["thai", /\p{Script=Thai}/u],
];

const byCountry: Readonly<Record<string, string>> = { DE: "german", FR: "french", BA: "bosnian" };

/** The language of a listing for a table: by its script, then by its guide's country. */
export const languageOf = ({ country }: CorpusFeed, text: string): string =>
  scripts.find(([, script]) => script.test(text))?.[0] ?? byCountry[country ?? ""] ?? "english";
