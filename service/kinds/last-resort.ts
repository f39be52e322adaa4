import type { Kind } from "../../contract/slot.ts";
import type { SlotText } from "../ingest/draft.ts";
import { gameTitle, versusTitle } from "./told-words.ts";

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

/** `Stories from rural Larkshire`. */
const facts =
  /^(?:stories|tales|voices|portraits|people|life|lives) (?:from|of|on|in|inside|behind|across|around) (?:the|a|an|rural|real|remote|ordinary|everyday|\p{Lu})/iu;

/** What follows a competition or is shown live, and has two entrants. */
const competing = /^[^:]{2,40}:\s/u;
const gameMinutes = 60;

/** The kind of what nothing names: a story with its people, a look at a place, a game of two. Undefined if it is none. */
export function lastKind({ title, description = "", flags }: Text, minutes: number | null): Kind | undefined {
  const length = minutes ?? 0;
  if (flags.live && length >= gameMinutes && versusTitle.test(title)) return "sport";
  if ((flags.live || competing.test(title)) && gameTitle.test(title)) return "sport";
  if (facts.test(description)) return "documentary";
  return length <= storyMinutes && story.test(description) ? "series" : undefined;
}
