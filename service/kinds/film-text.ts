import type { SlotText } from "../ingest/draft.ts";
import { openingChars } from "./folded-opening.ts";
import { filmPattern } from "./kind-words.ts";

/** Whether a description says that it is of a film: by its makers, or by a year at either end. */
export const isDescribedFilm = (slot: Pick<SlotText, "description">): boolean =>
  filmPattern.test((slot.description ?? "").slice(0, openingChars)) || isDatedFilm(slot);

/** Whether the year of a film stands at either end of a description. */
export const isDatedFilm = ({ description = "" }: Pick<SlotText, "description">): boolean =>
  madeFirst.test(description) || madeIn.test(description.slice(-madeInChars));

/** A story of its own, retold: `Adaptation of the novel by Ana Bell.` */
const adapted =
  /^(?:(?:film |screen |big-screen |faithful |modern )?adaptation of|adaptación (?:cinematográfica )?de|adaptação (?:cinematográfica )?d[eoa]|adaptation (?:du|de la|des|d[’'])|adattamento d|(?:roman|literatur)?verfilmung|verfilming van|filmatisering a[vf]|elokuvasovitus|ekranizacja|adaptacja (?:powieści|sztuki)|filmová adaptac|filmové spracovanie|ecranizare|adaptare după|ekranizacija|экранизация|екранизация|екранізація|κινηματογραφική μεταφορά)/iu;

/** Whether a description begins as one of a film does, whose story was told elsewhere before. */
export const beginsAdapted = ({ description = "" }: Pick<SlotText, "description">): boolean =>
  adapted.test(description);

/** The year of a film before its description: `(1987) Western starring …`, `1951. Crime drama.` */
const madeFirst = /^(?:\((?:19[2-9]|20[0-4])\d\)|(?:19[2-9]|20[0-4])\d\.)\s/u;
/** The year of a film behind its description, and how much of it that takes. */
const madeInChars = 30;
const madeIn = /[.!?\p{L}]\s[([](?:19[2-9]|20[0-4])\d[)\]](?:\s?[([]\d{2,3} ?min[^)\]]*[)\]])?$/u;

/** How long a film is at least and at most, if nothing else says that it is one. */
const filmMinutes = { least: 80, most: 200 };
/** What is shorter tells no story; in scripts that don't part words, less is enough. */
const shortestStory = { parted: 60, unparted: 25 };
const unparted = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Words of what is broadcast, celebrated or talked about, which stories of films have none of. */
const noStory =
  /(?<!\p{L})(?:live|viewers?|join us|discussions?|highlights|hosts?|hosted|presented|presenters?|programmes?|program|news|episodes?|season|ceremony|awards|concerts?|festival|channel|series|documentar(?:y|ies)|sendung|zuschauer\p{L}*|moderat\p{L}*|gäste|ausgabe|folge|doku\p{L}*|konzert\p{L}*|émission|invité\p{L}*|direct|présent(?:e|é)\p{L}*|documentaire|épisodes?|programa|presentad\p{L}*|conducid\p{L}*|invitad[oa]s|en vivo|documental|concierto|ao vivo|convidad[oa]s|apresent\p{L}*|documentário|programma|condott\p{L}*|ospiti|diretta|documentario|uitzending|gasten|gäster|gæster|gjester|direktesendt|dokument\p{L}*|audycj\p{L}*|goście|na żywo|pořad|hosté|živě|műsor\p{L}*|vendég\p{L}*|élő|emisiun\p{L}*|invitați|emisij\p{L}*|gosti|uživo|yayın\p{L}*|konuk\p{L}*|canlı|chương trình|khách mời|acara|bintang tamu)(?!\p{L})|передач|программ|прямо(?:м|й) эфир|ведущ|програм|εκπομπή|καλεσμέν|برنامج|يستضيف|ضيوف|مباشر|قناة|برنامه|תוכנית|תכנית|שידור|אורחים|节目|節目|主持|嘉宾|嘉賓|直播|番組|ゲスト|生放送|お届け|방송|출연|รายการ|พิธีกร|कार्यक्रम/iu;

/** Whether a programme lasts as long as a film of which nothing else is known. */
export const lastsAsFilm = (minutes: number | null): boolean =>
  minutes !== null && minutes >= filmMinutes.least && minutes <= filmMinutes.most;

/** Whether a description may be that of a film: it says something, and nothing of a broadcast. */
export const mayTellFilm = (description: string): boolean =>
  description.length >= (unparted.test(description) ? shortestStory.unparted : shortestStory.parted) &&
  !tellsBroadcast(description);

/** Whether a description has words of a broadcast. */
export const tellsBroadcast = (description: string): boolean => noStory.test(description);

/** What makes films of facts, and what they are called with an article: `Die Dokumentation begleitet …`. */
const documentary =
  /(?:^|[.!?]\s)(?:an?|this|the|die|diese|eine|der|dieser|ein|le|ce|un|el|este|o|um|il|questo|de|deze|een|en|ett|denne|dette)\s(?:[\p{L}'’-]+,?\s){0,4}?(?:documentary|docu-?series|[\p{L}-]*dokumentation|[\p{L}-]*dokumentarfilm|(?:film\s)?documentaire|documental|documentário|documentario|dokumentär|dokumentar)(?![\p{L}-]|\s(?:crew|team|makers?|film-?makers?)(?!\p{L}))/iu;
/** In Japan and Korea, what it is called ends a sentence: `…を追うドキュメンタリー。`, `… 담은 다큐멘터리로, …`. */
const endsDocumentary =
  /ドキュメンタリー(?:番組|作品|シリーズ)?(?:です|だ)?(?:[。！!]|$)|다큐(?:멘터리)?(?:로,?\s|이?다\.|입니다|[.!]|$)/u;
const mayCall = /do[ck]ument|ドキュメンタリー|다큐/iu;

/** Whether a description calls its programme a documentary. */
export function isCalledDocumentary({ description = "" }: Pick<SlotText, "description">): boolean {
  const opening = description.slice(0, openingChars);
  return mayCall.test(opening) && (documentary.test(opening) || endsDocumentary.test(opening));
}
