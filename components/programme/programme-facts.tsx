import { type Fact, Facts } from "@/components/channel/facts";
import { OutsideLink } from "@/components/channel/outside-link";
import { calendarDate } from "@/contract/instant";
import { nationIn } from "@/lib/events/nation";
import type { Words } from "@/lib/i18n";
import { countryName } from "@/lib/market";
import type { Listing } from "@/lib/shapes";
import { formatDuration, languageName, plainDate } from "@/lib/time/format";

/** A date as sources write them, "2019-05-04" or "20190504", in the page's form; anything else unchanged. */
const dateWords = (text: string, locale: string): string => {
  const iso = /^\d{8}/.test(text)
    ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`
    : text.slice(0, 10);
  return calendarDate.safeParse(iso).success ? plainDate(iso, locale) : text;
};

/** What kinds of subtitles sources write, "teletext: fr" or "deaf-signed", as their languages or that there are some. */
const subtitleWords = (listed: readonly string[], locale: string, t: Words): string[] => [
  ...new Set(
    listed.map((text) => {
      const [, type, language] = /^(onscreen|teletext|deaf-signed)?(?:: )?(.*)$/.exec(text) ?? [];
      const name = /^[a-z]{2,3}$/.test(language ?? "") ? languageName(language ?? "", locale) : language;
      return type === "deaf-signed" ? t("programme.signed") : name || t("programme.subtitled");
    }),
  ),
];

/** The listing's facts beside those of the head, as far as it has them. */
export const ProgrammeFacts = ({ listing, locale, t }: { listing: Listing; locale: string; t: Words }) => {
  const { detail = {} } = listing;
  const firstShown = listing.episode?.orig_air ?? detail.previously_shown?.start;
  const language = (code: string | undefined) => code && languageName(code, locale);
  const list = (items: string[] | undefined) => items?.join(t("now.comma"));
  const facts: Fact[] = [
    {
      term: t("programme.length"),
      value: detail.length_minutes && formatDuration(detail.length_minutes * 60, locale),
    },
    { term: t("programme.rating"), value: listing.rating },
    { term: t("programme.stars"), value: detail.star_rating },
    { term: t("programme.firstShown"), value: firstShown && dateWords(firstShown, locale) },
    {
      term: t("programme.countries"),
      value: list(
        detail.countries?.map((country) =>
          /^[A-Z]{2}$/.test(country) ? countryName(country, locale) : (nationIn(country, t) ?? country),
        ),
      ),
    },
    { term: t("programme.language"), value: language(detail.language) },
    { term: t("programme.originalLanguage"), value: language(detail.orig_language) },
    { term: t("programme.otherTitles"), value: list(detail.titles?.map(({ title }) => title)) },
    {
      term: t("programme.subtitles"),
      value: list(detail.subtitles && subtitleWords(detail.subtitles, locale, t)),
    },
    {
      term: t("programme.audioDescription"),
      value: detail.audio_description !== undefined && t("programme.described"),
    },
    { term: t("programme.website"), value: detail.url && <OutsideLink href={detail.url} /> },
  ];
  return <Facts label={t("programme.about")} facts={facts} />;
};
