import type { SlotText } from "../ingest/draft.ts";
import { readForm } from "./categories.ts";
import { genericGenre } from "./generic-title.ts";
import type { Genre } from "./genre-words.ts";
import { noNames } from "./listed-programme.ts";
import { isMadeGenre, madeYear, notedGenre } from "./title-note.ts";

type Beside = Pick<SlotText, "sub_title" | "episode">;
type Described = Pick<SlotText, "sub_title" | "description">;

const dash = /^[-–—]\s*/u;
/** One word may be what an episode is called: `Comedy`. */
const alone: ReadonlySet<Genre> = new Set(["film", "series", "documentary"]);
const mostWords = 5;
/** A story that is dated lasts longer if it is a film: `Comedy (1951)`. */
const longestHour = 60;

/**
 * The genre that a sub-title says instead of a name: `Film Action`, `serial animowany`, `- svensk barnserie från 2016`.
 * Undefined if it says none.
 */
export function besideGenre({ sub_title, episode }: Beside, minutes: number | null): Genre | undefined {
  if (!sub_title) return undefined;
  const text = sub_title.replace(dash, "");
  const noted = madeYear.test(text) ? notedGenre(`. ${text}`)?.genre : undefined;
  if (noted === "fiction" && !episode && (minutes ?? 0) > longestHour) return "film";
  // Other numbers count: `5, series 2`.
  if (noted || /\d/u.test(text)) return noted;
  const genre = /^\p{Ll}/u.test(text) ? smallGenre(text) : episode ? null : genericGenre(text, noNames);
  if (!genre || !isMadeGenre(genre)) return undefined;
  return text.includes(" ") || alone.has(genre) ? genre : undefined;
}

/** What a few words in small letters call a programme; what an episode is called begins with a capital. */
const smallGenre = (text: string): Genre | null =>
  text.split(/\s+/u).length > mostWords ? null : readForm(text);

const guests =
  /^(?:(?:special|studio) )?(?:guests?|invitée?s?|invitad[oa]s?|convidad[oa]s?|ospit[ei]|gäste?|gasten?|gäster|gæster?|gjest(?:er)?|vieraa(?:t|na)|goś(?:ć|cie)|hos(?:t|té|tia)|vendég(?:ek)?|invita(?:t|tă|ți)|gost(?:i|ja)?|konuk(?:lar)?|bintang tamu|khách mời|гост[иья]?|гість|гості|καλεσμέν\p{L}+|ضيف|ضيوف|مهمان|אורח(?:ת|ים)?|嘉宾|嘉賓|來賓|ゲスト|게스트|แขกรับเชิญ)\s?[:：]\s?\p{L}/iu;

/** Whether a listing begins with who is a guest: `Invitée : Ana Bell`. */
export const namesGuests = ({ sub_title = "", description = "" }: Described): boolean =>
  guests.test(sub_title) || guests.test(description);
