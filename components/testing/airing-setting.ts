import { wordsOf } from "@/lib/i18n";
import { marketOf } from "@/lib/market";
import { now, zone } from "./guide-sample";

/** What a series' page in Britain knows of its place and time. */
export const airingSetting = {
  market: marketOf("GB"),
  now,
  format: { locale: "en-GB", zone },
  t: wordsOf("en", "en-GB"),
};
