import { fold } from "../text.ts";

/** The languages in which programmes are shown, in ISO 639-1. */
const codes =
  "ar bg bn cs da de el en es et fa fi fr he hi hr hu hy id is it ja ka kn ko lt lv ml mr ms nl no pl pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi yue zh".split(
    " ",
  );
/** What else guides write: in Chinese one sign is enough. */
const others =
  "粵語 粤语 國語 国语 中字 日語 韓語 英語 mandarin cantonese castellano latino farsi tagalog filipino bm".split(
    " ",
  );

/** Their codes of three letters in ISO 639-2, which guides write beside others alone: `(Eng/Sub Chi)`. */
const longCodes = new Set(
  "ara ben bul cat ces chi chn cze dan deu dut ell eng est fas fin fra fre ger gre hat heb hin hrv hun ind ita jap jpn kan kor lav lit mal mao mar may msa nld nor per pol por rom ron rum rus sin slk slo slv spa srp sqi swe tam tel tgl tha tur ukr urd vie zho".split(
    " ",
  ),
);

/** The names of all these languages in each of them, folded; read when a bracket is first met that may be one. */
let names: ReadonlySet<string> | undefined;

function listNames(): ReadonlySet<string> {
  const own = new Set(others.map(fold));
  for (const language of codes) {
    const display = new Intl.DisplayNames([language], { type: "language", fallback: "none" });
    for (const code of codes) {
      const name = display.of(code);
      if (name) own.add(fold(name));
    }
  }
  return own;
}

/** Whether a folded text is a language's name, in any of the languages, or its code. `UK` is no language. */
export function isLanguage(text: string): boolean {
  names ??= listNames();
  return names.has(text) || (text !== "uk" && codes.includes(text));
}

/** Whether a folded text is a language's code of three letters. */
export const isLongCode = (text: string): boolean => longCodes.has(text);
