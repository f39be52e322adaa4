/** Season and episode numbers at the end of a title, or between it and the episode's name. */
export type TitleNumbers = {
  title: string;
  season?: number;
  number?: number;
  /** The episode's name after the number. */
  name?: string;
};

const cjkDigits = "一二三四五六七八九";
const cjk = String.raw`[\d０-９${cjkDigits}十百]{1,5}`;
/** Words for a season and an episode before their number, in the languages of the guides. */
const seasonBefore =
  "season|staffel|saison|temporada|temp|stagione|seizoen|säsong|sesong|sæson|kausi|sezon|sezona|sezóna|série|évad|sezonul|sezonul|κύκλος|сезон|עונה|الموسم|موسم|الجزء|فصل|シーズン|시즌|ซีซั่น|ซีซัน|mùa|musim";
const episodeBefore =
  "episode|episodes|eps|epis|ep|épisode|épisodes|ép|еп|эп|folge|folgen|episodio|episódio|capítulo|capitulo|cap|puntata|aflevering|afl|avsnitt|jakso|odcinek|odc|epizoda|epizod|díl|diel|episodul|bölüm|επεισόδιο|серия|серии|эпизод|выпуск|вып|серія|епизод|פרק|الحلقة|الحلقه|حلقة|قسمت|ตอนที่|ตอน|tập|episod|エピソード|анги|дугаар";
const separators = String.raw`[\s,;:.|·–—-]*`;
const count = String.raw`[(]?0*(\d{1,4})(?:\s?[/–-]\s?\d{1,4}|\s?(?:of|von|de|di|av|из|מתוך)\s?\d{1,4})?`;

const pattern = (text: string): RegExp => new RegExp(text, "iu");
const start = String.raw`(?:^|${separators}[([（【]?\s*|\s)`;
const close = String.raw`\s*[)\]）】]?`;
/** In scripts that part words, a word for a number begins one: `Step 4` has no episode. */
const begins = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}])`;
const betweenBoth = String.raw`[\s,;:.|/·–—-]*`;

/** What stands for a number: `S3 Ep. 302`, `第3話`, `פרק 5`. The first that matches wins. */
const both: readonly string[] = [
  String.raw`s\.?\s?0*(\d{1,4})${betweenBoth}(?:episode|eps|ep|e|#)\.?\s?${count}`,
  String.raw`(?:season|series|staffel|saison|temporada|stagione|seizoen|säsong|sesong|kausi|sezon|sezona|évad|сезон|עונה|الموسم|シーズン|시즌)\s?0*(\d{1,3})${separators}(?:${episodeBefore}|e)\.?\s?${count}`,
  String.raw`(?:t|k|κ|st|s|sez)\.?\s?0*(\d{1,2})${betweenBoth}(?:epis[oó]dio|ep|e|ε|cap|odc|afl|díl)\.?\s?${count}`,
  String.raw`ج\s?(\d{1,2})${betweenBoth}ح\s?(\d{1,4})`,
  String.raw`0*(\d{1,2})x0*(\d{2,3})`,
  String.raw`0*(\d{1,2})\s?\.?\s?(?:staffel|sezon|сезон|évad)${separators}0*(\d{1,4})(?:-?[йя])?\s?\.?\s?(?:folge|bölüm|серия|серія|епизод|rész|díl)`,
  String.raw`([IVX]{1,5})\.?\s?(?:évad[,.]?|\/)\s?0*(\d{1,4})(?:\.(?:\s?rész)?|\s?rész)`,
];

const seasonOnly: readonly string[] = [
  String.raw`(?:${seasonBefore})\s?0*(\d{1,2})(?!\d)`,
  String.raw`(?<![\p{L}\d])(?<=\p{L}.*\s|\()s0*(\d{1,2})(?!\d)`,
  String.raw`(?<=\p{Script=Thai}.*)ปี\s?(\d)(?!\d)`,
  String.raw`(?<=\()series\s0*(\d{1,2})(?!\d)`,
  String.raw`0*(\d{1,2})(?:-?[йя])?\s?\.?\s?(?:сезон|sezon|évad|kausi|stagione)`,
];

const cjkSeason = new RegExp(
  String.raw`\s*(?:第(${cjk})[季期部]|シーズン\s?(${cjk})|시즌\s?(\d{1,2}))$`,
  "u",
);
const cjkEnd = new RegExp(
  String.raw`\s*[【(（]?\s*(?:第\s?(${cjk})\s?(?:話|话|集|回|夜|화|회)|(?<=[季部]\s?)第\s?(${cjk})\s?期|제\s?(\d{1,4})\s?[화회부]|(\d{1,4})\s?[화회부]|[＃#]\s?(${cjk}))\s*[)）】]?$`,
  "u",
);
const cjkMiddle = new RegExp(
  String.raw`^(.*?\S)\s*(?:第\s?(${cjk})\s?(?:話|话|集)|S(\d{1,2})\s[#＃](\d{1,4}))[\s　:：]+(\S.*)$`,
  "u",
);
const japaneseMiddle =
  /^(?=.*[\p{Script=Hiragana}\p{Script=Katakana}])(.*?\S)[\s　][#＃]([\d０-９]{1,3})[\s　]+(\S.*)$/u;
/** A name in its brackets after the number: `第1100話「旅立ち」`, `(15)「…」`. */
const cjkQuoted = new RegExp(
  String.raw`^(.*?\S)\s*(?:第\s?(${cjk})\s?(?:話|话|集|回)|[(（](\d{1,4})[)）]|[#＃](\d{1,4}))\s*[「『“]([^「」『』“”]+)[」』”]$`,
  "u",
);
const cjkBare =
  /^(.*[\p{Script=Han}\p{Script=Hangul}Ⅰ-Ⅻ\d])\s*[(（[]\s*(\d{1,4})\s*[)）\]](?:[:：]\s*(\S.*))?$/u;
/** Parts of a whole: `(3:8)`, `[12/54]`. */
const partOf = /^(.*\p{L}.*?)\s*[([]\s*0*(\d{1,3})\s?[:/]\s?(\d{1,3})\s*[)\]]$/u;
/** Too large for a part, and no year: `(4012)`. In Hungary a number with a stop is an episode. */
const largeInBrackets = /^(.*\p{L}.*?)\s*\((?:(?!(?:1[4-9]|20)\d\d\))(\d{3,4})|(\d{1,4})\.)\)$/u;
const ofTotal = /^(.*\p{L}.*?)[\s-]*(?:\(\s*0*(\d{1,4})\s?\/\s?(\d{1,4})\s*\)|-0*(\d{1,4})\/(\d{1,4}))$/u;
const dashNumber = /^(.*\S)\s[-–]\s0*(\d{1,4})\.\s+(\S.*)$/u;

const end = (text: string): RegExp => pattern(`${start}${begins}${text}${close}$`);
const middle = (text: string): RegExp =>
  pattern(String.raw`^(.*?\p{L}.*?)${separators}[([]?${begins}${text}[)\]]?\s*[-–—:|.]\s*(\S.*)$`);

const episodeEnds = [
  String.raw`(?:${episodeBefore})\.?\s?(?:nr\.?|no\.?|№)?\s?${count}`,
  String.raw`0*(\d{1,4})(?:\s?[-–]\s?\d{1,4})?(?:-?[йяар]+)?\s?\.?\s?(?:серия|серии|с\.|эп\.|анги|дугаар|bölüm|rész|odcinek|díl|епизод|серія|epizoda|epizod|folge|jakso|avsnitt)`,
  String.raw`(?:del|osa|part)\s0*(\d{1,3})\s?(?:av|of|\/|:)\s?\d{1,3}`,
  String.raw`ح\s?(\d{1,4})`,
  String.raw`e\.?0*(\d{2,4})`,
].map(end);
const bothEnds = both.map(end);
const bothMiddle = both.slice(0, 3).map(middle);
const seasonEnds = seasonOnly.map(end);
const seasonMiddle =
  /^(.*\S)\s[-–|:]\s(?:Season|Staffel|Saison|Temporada|Stagione)\s0*(\d{1,2})\s?[-–|:]\s(\S.*)$/iu;
const anyNumber = /[\d０-９٠-٩۰-۹]|第|[＃#]/u;
/** Arabic and Persian digits, whose last four bits are their value. */
const easternDigit = /[٠-٩۰-۹]/gu;

/** Reads numbers off a title. Null if there is none that is certain. */
export function takeNumbers(title: string): TitleNumbers | null {
  if (!anyNumber.test(title)) return null;
  const listed = title.replace(easternDigit, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
  const found = takePlainNumbers(listed);
  // As long as the written title: its beginning, with its own digits.
  return (
    found && {
      ...found,
      title: listed.startsWith(found.title) ? title.slice(0, found.title.length) : found.title,
    }
  );
}

function takePlainNumbers(listed: string): TitleNumbers | null {
  return (
    atMiddle(listed) ??
    atEnd(listed, bothEnds, ([, season, number]) => ({ season, number })) ??
    withSeason(atCjkEnd(listed)) ??
    withSeason(atEnd(listed, episodeEnds, (match) => ({ number: match[1] }))) ??
    withSeason(atDash(listed)) ??
    atSeason(listed)
  );
}

function atMiddle(listed: string): TitleNumbers | null {
  for (const rule of bothMiddle) {
    const match = rule.exec(listed);
    if (match) return build(match[1], { season: match[2], number: match[3], name: match[4] });
  }
  const season = seasonMiddle.exec(listed);
  if (season) return build(season[1], { season: season[2], name: season[3] });
  const quoted = cjkQuoted.exec(listed);
  if (quoted)
    return withSeason(build(quoted[1], { number: quoted[2] ?? quoted[3] ?? quoted[4], name: quoted[5] }));
  const japanese = japaneseMiddle.exec(listed);
  if (japanese) return withSeason(build(japanese[1], { number: japanese[2], name: japanese[3] }));
  const cjk = cjkMiddle.exec(listed);
  if (cjk) return withSeason(build(cjk[1], { season: cjk[3], number: cjk[2] ?? cjk[4], name: cjk[5] }));
  return null;
}

function atEnd(
  listed: string,
  rules: readonly RegExp[],
  read: (match: RegExpExecArray) => { season?: string; number?: string },
): TitleNumbers | null {
  for (const rule of rules) {
    const match = rule.exec(listed);
    const found = match && build(listed.slice(0, match.index), read(match));
    if (found) return found;
  }
  return null;
}

function atCjkEnd(listed: string): TitleNumbers | null {
  const match = cjkEnd.exec(listed);
  if (match) return build(listed.slice(0, match.index), { number: match.slice(1).find(Boolean) });
  const bare = cjkBare.exec(listed);
  return bare && build(bare[1], { number: bare[2], name: bare[3] });
}

function atDash(listed: string): TitleNumbers | null {
  const part = partOf.exec(listed);
  if (part && Number(part[2]) <= Number(part[3])) return build(part[1], { number: part[2] });
  const large = largeInBrackets.exec(listed);
  if (large) return build(large[1], { number: large[2] ?? large[3] });
  const dash = dashNumber.exec(listed);
  if (dash) return build(dash[1], { number: dash[2], name: dash[3] });
  const total = ofTotal.exec(listed);
  const [number, all] = [total?.[2] ?? total?.[4], total?.[3] ?? total?.[5]];
  // `(2010/11)` is a season.
  return total && Number(number) <= Number(all) ? build(total[1], { number }) : null;
}

function atSeason(listed: string): TitleNumbers | null {
  // Two languages of one title: 食色 第二季 / The Journey Season 2.
  const [one, other, ...more] = listed.split(" / ");
  if (one !== undefined && other !== undefined && more.length === 0) {
    const [a, b] = [atSeason(one), atSeason(other)];
    if (a && b && a.season === b.season) return { title: `${a.title} / ${b.title}`, season: a.season };
  }
  const found = atEnd(listed, seasonEnds, (match) => ({ season: match[1] }));
  if (found) return found;
  const match = cjkSeason.exec(listed);
  return match && build(listed.slice(0, match.index), { season: match.slice(1).find(Boolean) });
}

/** A season may stand before the number: `第二季[4]`, `Title, Season 1 - Ep 5`. */
function withSeason(found: TitleNumbers | null): TitleNumbers | null {
  if (!found || found.season !== undefined) return found;
  const more = atSeason(found.title);
  return more ? { ...found, title: more.title, season: more.season } : found;
}

type Written = { season?: string; number?: string; name?: string };

function build(title: string | undefined, { season, number, name }: Written): TitleNumbers | null {
  const rest = (title ?? "").replace(/[\s,;:|·–—-]+$|[([（【]\s*$/u, "").trim();
  if (!/\p{L}|\d/u.test(rest)) return null;
  const [s, n] = [toCount(season), toCount(number)];
  if (s === undefined && n === undefined) return null;
  return { title: rest, season: s, number: n || undefined, name };
}

/** A number in ASCII, full-width or Chinese digits. */
function toCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const plain = text.normalize("NFKC");
  if (/^\d+$/.test(plain)) return Number(plain);
  if (/^[IVX]+$/i.test(plain)) return fromRoman(plain.toUpperCase());
  let total = 0;
  let digit = 0;
  for (const character of plain)
    if (character === "十" || character === "百") {
      total += (digit || 1) * (character === "十" ? 10 : 100);
      digit = 0;
    } else digit = cjkDigits.indexOf(character) + 1;
  return total + digit || undefined;
}

const romans: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function fromRoman(text: string): number {
  const values = [...text].map((letter) => romans[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
