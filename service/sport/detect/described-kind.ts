import { anyCase } from "../../any-case.ts";
import { remembered } from "../../memory.ts";
import { classifyTitle, type FoundKind, toKind } from "./kinds.ts";
import { findStudioWord } from "./studio-words.ts";

/** Highlights announced in the first sentence: `Mark Chapman introduces highlights of the latest matches`. */
const introducedHighlights = anyCase(
  /^[^.]{0,90}\b(?:highlights|höhepunkte) (?:of|from|der|des|aus|vom|de|du)(?!\p{L})|^[^.]{0,80}\bhighlights\.?$|^[^.]{0,12}\brecap of\b|^[^.]{0,30}\bresumen\b|^[^.]{0,40}\breviews the (?:day|week|weekend)/u,
);
/** A first sentence that rather describes a talk show: `analysis, news and highlights`. */
const discussing = anyCase(/^[^.]{0,160}\b(?:discuss|analy[sz]|break(?:s|ing)? down|plus|news|debat)/u);
/** A description that begins with `Review`, `Nachbericht` … */
const describedReview = anyCase(
  /^\W*(?:review|wrap(?:-up)?|analysis|debrief|סיכום|nachbericht|analyses?|retours? sur|tổng kết)(?!\p{L})/u,
);
/** A description that begins with `Preview`, `Countdown`, `Vorschau` … */
const describedPreview = anyCase(
  /^\W*(?:a preview|preview|previewing|build-?up|countdown|vorschau|vorbericht|לקראת)(?!\p{L})|^[^.]{0,80}\b(?:previews? (?:of|the|all|today|tonight|this|another)|look(?:s|ing)? ahead to)\b|^[^.]{0,60}\bface[- ]to[- ]face\b/u,
);
/** A description that begins with `Extended highlights`, `Die Höhepunkte`, `Recap` … */
const describedHighlights = anyCase(
  /^\W*(?:(?:extended|event|weekly|daily|match|all the|the|full|blitz|condensed|cuplikan|enjoy|watch)\s+){0,3}(?:highlights?|best (?:bits|images|moments)|a look (?:back )?at (?:some of )?the best (?:matches|games|fights|moments)|wrap[- ]?up|recap|round-?up)\b|^\W*(?:die |les |le |los )?(?:kohokoh\p{L}+|huippuhetket|highlights|höhepunkte|zusammenfassung|résumé|resumen|ملخص|תקציר|ハイライト)|^[^.]{0,30}(?:mejores (?:imágenes|momentos|jugadas)|melhores momentos|meilleurs moments|temps forts|moments (?:forts|marquants)|condensée?|best images)|^\W*tous les (?:buts|essais|résumés)(?!\p{L})|^\W*(?:(?:long|short|match|extended) summary|resumo|compacto|sintesi|özet|skrót|sestřih|samenvatting|sammendrag|rezumat|összefoglaló|обзор(?: матча)?|огляд)\W*$|^(?:es |gezeigt )\p{L}* ?(?:werden )?(?:die )?(?:highlights|höhepunkte|zusammenfassungen)/u,
);
/** A story about sport: `The story of`, `Documentary about`, `We meet`, `guests discuss` … */
const describedStory = anyCase(
  /^[^.]{0,60}\b(?:story|stories|documentary|look back|profile|biography|scandal|relive the great|revisite|history|interview\p{L}*|series (?:about|following|celebrating|profiling))\b|^[^.]{0,110}\bmemories\b|^We (?:join|follow|meet|go)\b|^[^.]{0,60}\bnews\b|^[^.]{0,120}\b(?:guests?|discuss\p{L}*|panel|pundits?|punditry|debate\p{L}*|chats?|talks? (?:to|about|with)|look ahead)\b|^[^.]{0,60}\breview of (?:the )?(?:\d{4}|year|season|week)/u,
);
/** What a programme that begins before the event goes on to show: `Build-up, match and analysis from Paris`. */
const showsMore = anyCase(
  /^[^.]{0,80}(?:,|\s(?:and|plus|&|then|und|et|e|y|i|og|och|en|ja|и|і))\s(?:(?:the|full|live|all)\s)*(?:match|game|race|fight|bout|coverage|action|spiel|rennen|partita|gara|partido|jogo|mecz|zápas|utakmica|prijenos|prenos|kamp|matchen|wedstrijd|ottelu|матч|трансляци\p{L}+)(?!\p{L}|[- ]?day)/u,
);

/** Whether a description begins with the number of an episode, as those of series do: `'S26/E13 of 25'.`, `#01【…】` */
export const isEpisode = (description: string): boolean =>
  /^(?:'(?:S\d+\/)?E\d+(?: of \d+)?'|[【[(]?(?:[#＃]\d{1,3}(?!\d)|第\d{1,3}[話话集]))/u.test(description);

/** Whether a description begins like that of a story about sport rather than of an event. */
export const isStory = (description: string): boolean => describedStory.test(description.slice(0, 120));
/** A description that begins with what kind of programme it is: `מגזין תיירות`, `Das Reisemagazin`, `Rubrica su …` */
const describedMagazine = anyCase(
  /^\W*(?:(?:an?|the|ein|das|un|une|le|la|el|il|o|um)\s)?(?:\p{L}+[- ])?(?:\p{L}*magazine?|magazín|magazyn|rotocalco|rubrica|talk[- ]?show|quiz|מגזין|שעשועון|مجلة|مسابقة|журнал|тележурнал|документальн\p{L}+|documental|documentaire|documentario|documentário|dokument\p{L}*|belgesel|وثائقي|مستند|ντοκιμαντέρ|תיעודי|kviz|kvíz|викторина|вікторина)(?!\p{L})|^(?:纪录片|ドキュメンタリー|다큐멘터리|สารคดี|クイズ|퀴즈)/u,
);
/** A studio that comments on a game it doesn't show. */
const describedWatchalong = anyCase(/^\W*live wagering|updated odds|watch-?along/u);

const mostHeads = 5_000;

/**
 * What kind of programme the first 200 characters of a description announce. Later sentences mention much that isn't
 * shown.
 */
export const classifyDescription = remembered(mostHeads, (head: string): FoundKind | null => {
  // DStv puts the programme's full name first, in quotation marks.
  const name = /^'([^']{3,120})'/u.exec(head)?.[1];
  if (name) {
    const found = classifyTitle(name);
    if (found) return found;
  }
  const rest = head.replace(/^'[^']{3,120}'\.? ?/u, "");
  const preview = showsMore.test(rest) ? null : describedPreview.exec(rest);
  if (preview) return toKind("preview", preview[0]);
  const review = describedReview.exec(rest);
  if (review) return toKind("review", review[0]);
  const highlights =
    describedHighlights.exec(rest) ?? (discussing.test(rest) ? null : introducedHighlights.exec(rest));
  if (highlights) {
    const word = highlights[0];
    return toKind(/wrap/iu.test(word) ? "review" : "highlights", word);
  }
  const phrase = /^[^.,;:!?।。،、]{1,40}/u.exec(rest)?.[0] ?? "";
  const studio = showsMore.test(rest) ? null : findStudioWord(phrase);
  if (studio) return toKind("magazine", studio);
  const about = describedWatchalong.exec(head) ?? describedMagazine.exec(rest);
  return about ? toKind("magazine", about[0]) : null;
});
