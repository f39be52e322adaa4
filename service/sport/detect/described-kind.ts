import { findKind, type KindFound, kindFound } from "./kinds.ts";

/** In a first sentence: `Mark Chapman introduces highlights of the latest matches`. */
const introducedHighlights =
  /^[^.]{0,90}\b(?:highlights|höhepunkte) (?:of|from|der|des|aus|vom|de|du)(?!\p{L})|^[^.]{0,80}\bhighlights\.?$|^[^.]{0,12}\brecap of\b|^[^.]{0,30}\bresumen\b|^[^.]{0,40}\breviews the (?:day|week|weekend)/iu;
const discussing = /^[^.]{0,160}\b(?:discuss|analy[sz]|break(?:s|ing)? down|plus|news|debat)/iu;
const describedReview =
  /^\W*(?:review|wrap(?:-up)?|analysis|debrief|סיכום|nachbericht|analyse|tổng kết)(?!\p{L})/iu;
const describedPreview =
  /^\W*(?:a preview|preview|previewing|build-?up|countdown|vorschau|vorbericht|לקראת)(?!\p{L})/iu;
const describedHighlights =
  /^\W*(?:(?:extended|event|weekly|daily|match|all the|the|full|blitz|condensed|cuplikan|enjoy|watch)\s+){0,3}(?:highlights?|best (?:bits|images|moments)|wrap[- ]?up|recap|round-?up)\b|^\W*(?:die |les |le |los )?(?:highlights|höhepunkte|zusammenfassung|résumé|resumen|ملخص|תקציר|ハイライト)|^[^.]{0,30}(?:mejores (?:imágenes|momentos|jugadas)|melhores momentos|best images)|^(?:es |gezeigt )\p{L}* ?(?:werden )?(?:die )?(?:highlights|höhepunkte|zusammenfassungen)/iu;
const describedStory =
  /^[^.]{0,60}\b(?:story|stories|documentary|look back|profile|biography|scandal|relive the great|revisite|history|interview\p{L}*|series (?:about|following|celebrating|profiling))\b|^[^.]{0,110}\bmemories\b|^We (?:join|follow|meet|go)\b|^[^.]{0,60}\bnews\b|^[^.]{0,120}\b(?:guests?|discuss\p{L}*|panel|pundits?|punditry|debate\p{L}*|chats?|talks? (?:to|about|with)|look ahead)\b|^[^.]{0,60}\breview of (?:the )?(?:\d{4}|year|season|week)/iu;
/** Whether a description begins with nothing but an episode's number, as series have it: `'S26/E13 of 25'.` */
export const isEpisode = (description: string): boolean =>
  /^'(?:S\d+\/)?E\d+(?: of \d+)?'/u.test(description);

/** Whether a description begins by telling that it is a story about sport. */
export const tellsStory = (description: string): boolean => describedStory.test(description.slice(0, 120));
const describedWatchalong = /^\W*live wagering|updated odds|watch-?along/iu;

/** What the first words of a description say; its later sentences speak of much that isn't shown. */
export function describedKind(description: string): KindFound | null {
  const head = description.slice(0, 200);
  // DStv's first words are the programme's full name in quotation marks.
  const name = /^'([^']{3,120})'/u.exec(head)?.[1];
  if (name) {
    const found = findKind(name);
    if (found) return found;
  }
  const told = head.replace(/^'[^']{3,120}'\.? ?/u, "");
  const preview = describedPreview.exec(told);
  if (preview) return kindFound("preview", preview[0]);
  const review = describedReview.exec(told);
  if (review) return kindFound("review", review[0]);
  const highlights =
    describedHighlights.exec(told) ?? (discussing.test(told) ? null : introducedHighlights.exec(told));
  if (highlights) {
    const word = highlights[0];
    return kindFound(/wrap/iu.test(word) ? "review" : "highlights", word);
  }
  const about = describedWatchalong.exec(head);
  return about ? kindFound("magazine", about[0]) : null;
}
