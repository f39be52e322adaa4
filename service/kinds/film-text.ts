import type { SlotText } from "../ingest/draft.ts";
import { openingChars } from "./described.ts";
import { filmPattern } from "./kind-words.ts";

/** Whether a description says that it is of a film: by its makers, or by a year at either end. */
export const isDescribedFilm = ({ description = "" }: Pick<SlotText, "description">): boolean =>
  filmPattern.test(description.slice(0, openingChars)) ||
  madeFirst.test(description) ||
  madeIn.test(description.slice(-madeInChars));

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
const madeIn = /[.!?]\s[([](?:19[2-9]|20[0-4])\d[)\]](?:\s?[([]\d{2,3} ?min[^)\]]*[)\]])?$/u;
