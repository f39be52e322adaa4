import { Icon } from "@/components/ui/icon";
import { gap, Sentence } from "@/components/ui/sentence";
import type { Words } from "@/lib/i18n";
import type { FreeWay } from "@/lib/shapes";
import { FreeTerms } from "./free-link";

type Setting = { locale: string; t: Words };

/** A link to a free way to watch, with its terms. */
const Way = ({ way, locale, t }: Setting & { way: FreeWay }) => (
  <li>
    <a
      href={way.watch_url}
      rel="noopener noreferrer nofollow"
      className="group flex min-h-11 items-center gap-3 rounded-card border border-line bg-panel px-3.5 py-2.5 hover:border-faint"
    >
      <span className="min-w-0 flex-1">
        <b className="block truncate font-title text-brand group-hover:underline">
          <Sentence text={t("free.on", { service: gap })}>
            <bdi>{way.service}</bdi>
          </Sentence>
        </b>
        <FreeTerms way={way} locale={locale} t={t} />
      </span>
      <Icon name="out" size={18} className="shrink-0 text-faint" />
    </a>
  </li>
);

/** The free and official ways to watch a channel: those of the market's country open, the others folded. */
export const FreeWays = ({ ways, country, locale, t }: Setting & { ways: FreeWay[]; country: string }) => {
  if (ways.length === 0) return null;
  const here = ways.filter((way) => way.country === country);
  const elsewhere = ways.filter((way) => way.country !== country);
  return (
    <section aria-label={t("free.title")}>
      <h2 className="mb-2 text-base font-[700]">{t("free.title")}</h2>
      {here.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {here.map((way) => (
            <Way key={`${way.service} ${way.country}`} way={way} locale={locale} t={t} />
          ))}
        </ul>
      ) : null}
      {elsewhere.length > 0 ? (
        <details className="mt-2">
          <summary className="min-h-8 py-1 text-[0.875rem] text-muted hover:text-ink">
            {t("free.elsewhere", { count: new Set(elsewhere.map((way) => way.country)).size })}
          </summary>
          <ul className="mt-1 flex flex-col gap-2">
            {elsewhere.map((way) => (
              <Way key={`${way.service} ${way.country}`} way={way} locale={locale} t={t} />
            ))}
          </ul>
        </details>
      ) : null}
      <p className="mt-2 text-[0.8125rem] text-faint">{t("free.official")}</p>
    </section>
  );
};
