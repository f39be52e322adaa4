export type SubTitle = { text?: string; season?: number; number?: number };

const seriesNumber = /^(\d{1,4})(?:\/\d{1,4})?, series (\d{1,3})$/iu;
const leadingNumbers = /^S0*(\d{1,4})\s?:?\s?E0*(\d{1,4})(?:\s*[-–:]\s*(\S.*))?$/iu;
const onlyEpisode =
  /^(?:Episode|Ep\.?|Folge|Épisode|Episodio|Episódio|Capítulo|Avsnitt|Aflevering|Odcinek|Jakso|Bölüm|Серия|Выпуск|פרק|الحلقة|ตอนที่|第)\s?0*(\d{1,4})(?:話|集|回)?$/iu;
const afterTitle = /^(.*?)\s*[-–:]\s*Season\s0*(\d{1,4})\s*[-–:]\s*Episode\s0*(\d{1,5})$/iu;
const inBrackets = /\s*[([]S0*(\d{1,4})\s?Ep?\s?0*(\d{1,4})[)\]]$/iu;

/** Reads a sub-title that is only a number, or begins or ends with one. */
export function readSubTitle(text: string | undefined, title: string): SubTitle {
  if (text === undefined || !/\d/.test(text)) return { text };
  const series = seriesNumber.exec(text);
  if (series) return { number: Number(series[1]), season: Number(series[2]) };
  const numbers = leadingNumbers.exec(text);
  if (numbers) return { season: Number(numbers[1]), number: Number(numbers[2]), text: numbers[3] };
  const only = onlyEpisode.exec(text);
  if (only) return { number: Number(only[1]), text };
  const ending = inBrackets.exec(text);
  if (ending && ending.index > 0)
    return { season: Number(ending[1]), number: Number(ending[2]), text: text.slice(0, ending.index) };
  const after = afterTitle.exec(text);
  if (!after) return { text };
  const name = after[1] ?? "";
  return {
    season: Number(after[2]),
    number: Number(after[3]),
    text: name === "" || bare(name) === bare(title) ? undefined : name,
  };
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
