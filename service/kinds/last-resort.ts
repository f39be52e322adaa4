import type { Kind } from "../../contract/slot.ts";
import type { SlotText } from "../ingest/draft.ts";
import { tellingChars } from "./described.ts";
import { calledProgramme, headOf } from "./lead.ts";
import { createQuickTest } from "./quick-test.ts";
import { gameTitle } from "./told-words.ts";

/** What a listing tells of its programme if no word names what it is. */

type Text = Pick<SlotText, "title" | "description" | "flags">;

/** What people in stories do, in the languages whose descriptions begin with who does it: `Ana hides the letter.` */
const deeds = [
  "gets|finds|learns|confronts|decides|tells|hides|must|realizes|realises|suspects|plans|helps|asks|receives|returns|struggles|accuses|reveals|agrees|refuses|invites|wants|faces|admits|warns|leaves|lies|loses|falls|kisses|proposes|worries|overhears|steals|promises|catches|blames|begs|escapes",
  "findet|entdeckt|erfährt|muss|will|gesteht|verliebt|glaubt|hilft|verschweigt|belügt|beschließt|bekommt|flieht|verdächtigt|trifft|droht|kehrt",
  "découvre|décide|apprend|avoue|cache|soupçonne|accuse|tente|refuse|accepte|retrouve|reçoit|confronte|demande|promet|s'inquiète|perd",
  "descubre|decide|confiesa|sospecha|recibe|huye|acusa|oculta|encuentra|busca|intenta|regresa|pierde|teme|enfrenta|miente|promete|acepta",
  "descobre|confessa|suspeita|recebe|foge|esconde|encontra|procura|tenta|volta|perde|teme|enfrenta|mente|promete|aceita|conta",
  "scopre|confessa|sospetta|riceve|fugge|accusa|nasconde|trova|cerca|torna|perde|teme|affronta|mente|accetta|rivela",
  "ontdekt|vertelt|verzwijgt|vindt|besluit|hoort|krijgt|verdenkt|liegt|verliest|biecht|wil|moet",
  "upptäcker|berättar|hittar|får|misstänker|ljuger|måste|vill|opdager|finder|beslutter|fortæller|må|oppdager|finner|skjuler|mistenker|saa|löytää|kertoo|päättää|epäilee|haluaa|joutuu|yrittää",
  "dowiaduje|odkrywa|postanawia|ukrywa|podejrzewa|wraca|musi|chce|prosi|oskarża|zjistí|najde|tají|musí|chce|podezírá|vrací|zistí|nájde|megtudja|elhatározza|rájön|gyanítja|kiderül|megtalálja|află|descoperă|decide|ascunde|bănuiește|mărturisește",
  "otkriva|saznaje|odlučuje|krije|sumnja|vraća|mora|želi|izve|odkrije|skriva|hoče|öğrenir|keşfeder|gizler|karar|şüphelenir|yalan|itiraf",
  "узнаёт|узнает|находит|решает|скрывает|подозревает|возвращается|пытается|должен|должна|дізнається|знаходить|вирішує|приховує|открива|научава|крие|подозира|открива|сазнаје|крије",
].join("|");
const someone = String.raw`\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{Ll}'’-]+)?`;
const story = new RegExp(
  String.raw`^${someone}(?:\s(?:and|und|et|y|e|en|och|og|ja|i|a|és|și|ve|и|и)\s${someone})?\s(?:se\s|si\s|sich\s|lui\s|le\s)?(?:${deeds})(?!\p{L})`,
  "u",
);
const storyMinutes = 75;

/** Two do it together: `Ana and Ben plan a party.` */
const together = new RegExp(
  String.raw`^${someone} and ${someone} (?:plan|find|get|decide|learn|discover|try|go|help|fight|argue|confront|must|hide|steal|lose|fall|meet|make|take|return|face|agree)(?!\p{L})`,
  "u",
);
/** Crimes are solved in stories, whoever does it. */
const solved =
  /(?<!\p{L})(?:investigates? (?:the|a|an) (?:\p{L}+ )?(?:murder|death|killing|disappearance|robbery|kidnapping)|ermitteln?|ermittelt|enquêtent?|enquête sur (?:la mort|le meurtre|un meurtre|la disparition)|indagan?o?|investigan? (?:el asesinato|la muerte|un asesinato)|investigam? (?:o assassinato|a morte)|prowadzi śledztwo|vyšetřuj[eí]|vyšetruje|nyomoz\p{L}*|anchetează|istražuj[eu]|soruştur\p{L}+)(?!\p{L})|расследу|розсліду|разследва|истражуј|ερευν(?:ά|ούν) τ/iu;
/** Other forms of the same in languages that begin with what is done. */
const otherStory =
  /^(?:Natuklasan|Nalaman|Napilitang|Nagulat|Nagalit|Inamin|Ipinagtapat|Nagpasya)(?: \p{L}+)? (?:ni|si|nina|sina) \p{Lu}|(?:पता चल(?:ता|ती|ा) है|पता चलता|सामना करती|फैसला करती)/u;

/** Whoever presents it is on the road: `Ana Bell walks from Upford to Larkhill.` */
const travels = new RegExp(
  String.raw`^(?:(?:Presenter|Historian|Chef|Explorer|Naturalist) )?${someone} (?:walks|travels|visits|explores|journeys|sets off|sets out|tours|rides|sails|treks|bezoekt|reist|besucht|reist|wandert|visite|parcourt|explore|sillonne|visita|viaja|recorre|percorre|viaggia|besøger|besøker|reiser|rejser|besöker|reser|navštíví|putuje|odwiedza|podróżuje|посещает|путешествует|отправляется|подорожує|matkustaa|vierailee)(?!\p{L})`,
  "u",
);
/** Animals and places that only films about nature are about, in a row. */
const nature =
  /(?<!\p{L})(?:whales|sharks|elephants|wolves|dolphins|penguins|gorillas|leopards|rhinos|crocodiles|hippos|orcas|volcano(?:es|s)|glaciers|coral reefs?|rainforests?|savannah?|wale|haie|elefanten|wölfe|delfine|pinguine|nashörner|krokodile|vulkane|gletscher|korallenriffe?|baleines|requins|éléphants|loups|dauphins|manchots|crocodiles|volcans|ballenas|tiburones|elefantes|lobos|delfines|hipopótamos|cocodrilos|volcanes|glaciares|baleias|tubarões|golfinhos|crocodilos|vulcões|balene|squali|elefanti|lupi|delfini|coccodrilli|vulcani|ghiacciai|walvissen|haaien|olifanten|wolven|dolfijnen|valar|hajar|elefanter|vargar|hvaler|hajer|ulver|ulve|valaat|hait|norsut|sudet|wieloryby|rekiny|słonie|wilki|delfiny|wulkany|velryby|žraloci|sloni|vlci|delfíni|sopky|bálnák|cápák|elefántok|farkasok|balene|rechini|elefanți|lupi|kitovi|morski psi|slonovi|vukovi|balinalar|köpek balıkları|filler|paus|hiu|cá voi|cá mập)(?!\p{L})|кит(?:ы|ов)(?!\p{L})|акулы|слоны|волки|дельфины|вулканы|акули|слони|вовки|китове|φάλαινες|καρχαρίες|ελέφαντες|الحيتان|أسماك القرش|الفيلة|البراكين|لווייתנים|כרישים|פילים|鲸|鯨|鲨|鮫|サメ|クジラ|火山|고래|상어|화산|วาฬ|ฉลาม/iu;
const natureMinutes = 40;

/** `Stories from rural Larkshire`. */
const facts =
  /^(?:stories|tales|voices|portraits|people|life|lives) (?:from|of|on|in|inside|behind|across|around) (?:the|a|an|rural|real|remote|ordinary|everyday|\p{Lu})/iu;

/** What follows a competition or is shown live, and has two entrants. */
const competing = /^[^:]{2,40}:\s/u;

const magazine =
  /(?<!\p{L})(?:\p{L}*magazine?|magazinet|magazin[eo]|magacín|magazyn|magazín|rotocalco)(?!\p{L})/iu;

const mayTell = createQuickTest([solved, nature, magazine]);

const isStory = (text: string): boolean =>
  [story, together, otherStory].some((pattern) => pattern.test(text));

/** The kind of what nothing names: a story with its people, a look at a place, a game of two. Undefined if it is none. */
export function lastKind({ title, description = "", flags }: Text, minutes: number | null): Kind | undefined {
  const length = minutes ?? 0;
  const isLive = flags.live || /^live\s/iu.test(title);
  if ((isLive || competing.test(title)) && gameTitle.test(title)) return "sport";
  if (facts.test(description) || travels.test(description)) return "documentary";
  const head = description.slice(0, tellingChars);
  const text = `${title}. ${head}`;
  const hasWords = mayTell(text);
  if (length <= storyMinutes && (isStory(description) || (hasWords && solved.test(head)))) return "series";
  if (hasWords && length >= natureMinutes && nature.test(text)) return "documentary";
  return (
    calledProgramme(headOf(description)) ?? (hasWords && magazine.test(head) ? "entertainment" : undefined)
  );
}
