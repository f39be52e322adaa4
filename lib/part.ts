/** A programme's title, and its listing's names for the part that is shown. */
type Named = { title: string; sub_title?: string; episode?: { name?: string; number?: number } };

/** The words alone: "Long Walk, The", as libraries file it, is "the long walk", and "A / B" is "a b". */
const plain = (name: string): string =>
  name
    .trim()
    .replace(/^(.+), (the|an?)$/i, "$2 $1")
    .toLowerCase()
    .replace(/[\s/|:–—-]+/gu, " ");

/** An episode's number with a word of any language: "Episode 8", "Folge 8", "8. bölüm", "8 серия", "第8話". */
const numbered = [
  /^[\p{L}\p{M}]+\.?\s+#?(\d+)$/u,
  /^(\d+)\.\s*[\p{L}\p{M}]+$/u,
  /^(\d+)(?:-?я)?\s+сер[иі]я$/iu,
  /^第\s*(\d+)\s*[話话回集期]$/u,
];

const isNumber = (name: string, number: number | undefined): boolean =>
  numbered.some((pattern) => pattern.exec(name.trim())?.[1] === String(number));

/**
 * The name of the part of a programme that is shown; absent if a source just repeats the title in another form, or the
 * episode's number.
 */
export const partOf = ({ title, sub_title, episode }: Named): string | undefined =>
  [sub_title, episode?.name].find(
    (name) => name && plain(name) !== plain(title) && !isNumber(name, episode?.number),
  );
