import { Icon } from "@/components/ui/icon";
import { Dotted, gap, Sentence } from "@/components/ui/sentence";
import type { Words } from "@/lib/i18n";
import { countryInText } from "@/lib/market";
import type { FreeWay } from "@/lib/shapes";
import { plainDate } from "@/lib/time/format";

type Setting = { way: FreeWay; locale: string; t: Words };

/** A free way's terms and the country it works in; and, quieter, the day on which its link last worked. */
export const FreeTerms = ({ way, locale, t }: Setting) => (
  <small className="block text-[0.8125rem] text-muted">
    <Dotted>
      {t(`free.${way.signup ?? "unknown"}`)}
      {t("free.in", { country: countryInText(way.country, locale) })}
      <span className="inline-block text-faint">
        {way.checked ? t("free.checked", { date: plainDate(way.checked, locale) }) : t("free.unchecked")}
      </span>
    </Dotted>
  </small>
);

/** A link to a free way to watch, with its terms. */
export const FreeLink = ({ way, locale, t }: Setting) => (
  <>
    <a
      href={way.watch_url}
      rel="noopener noreferrer nofollow"
      className="inline-flex max-w-full items-center gap-1.5 font-[660] text-brand hover:underline pointer-coarse:min-h-11"
    >
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Sentence text={t("event.watch", { service: gap })}>
          <bdi>{way.service}</bdi>
        </Sentence>
      </span>
      <Icon name="out" size={15} className="shrink-0" />
    </a>
    <FreeTerms way={way} locale={locale} t={t} />
  </>
);
