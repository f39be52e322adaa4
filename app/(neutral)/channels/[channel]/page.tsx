import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { lineWords, NowLine } from "@/components/now-next/now-line";
import { NeutralHeader } from "@/components/shell/neutral-header";
import { SampleNote } from "@/components/shell/sample-note";
import { primaryLook, quietLook } from "@/components/ui/button";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Plate } from "@/components/ui/plate";
import { hasOwnService } from "@/lib/api/operator";
import { wordsOf } from "@/lib/i18n";
import { countryInText, fallbackZone, marketOf } from "@/lib/market";
import { readChannelNow, readNeutralChannel } from "@/lib/pages/channel";
import { placeholder } from "@/lib/pages/placeholder";
import { paths } from "@/lib/paths";
import { nextChange } from "@/lib/rolling";
import { absentMetadata, neutralMetadata } from "@/lib/seo/page-metadata";
import { zoneTerm } from "@/lib/time/format";

type Props = PageProps<"/channels/[channel]">;

export const generateStaticParams = () => [{ channel: placeholder }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const channel = await readNeutralChannel(params);
  if (!channel) return absentMetadata();
  const t = wordsOf("en");
  const home = channel.country ? marketOf(channel.country).slug : null;
  return neutralMetadata({
    t,
    title: channel.name,
    description: t("channel.neutralDescription", { channel: channel.name }),
    path: paths.neutralChannel(channel.id),
    countries: channel.country ? [channel.country] : [],
    own: (market) => paths.channel(market, channel.id),
    ...(home ? { picture: paths.picture(home, "channels", channel.id) } : {}),
  });
}

/** The link to a channel that people share: it names no market, and leads to the channel's own page. */
export default async function NeutralChannelPage({ params }: Props) {
  const channel = await readNeutralChannel(params);
  const now = channel && (await readChannelNow(channel));
  if (!now) notFound();
  const t = wordsOf("en");
  const market = channel.country ? marketOf(channel.country) : null;
  const zone = channel.timezone ?? (channel.country ? fallbackZone(channel.country) : "UTC");
  return (
    <>
      <NeutralHeader t={t} />
      {channel.sample ? <SampleNote t={t} canSetUp={hasOwnService()} /> : null}
      <Heartbeat at={now.at} until={nextChange(now.rows, now.at)} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-[720px] grow px-3.5 py-8 outline-none wide:px-6 wide:py-12"
      >
        <div className="flex items-center gap-5">
          <Plate name={channel.name} src={channel.logo} size="large" />
          <div className="min-w-0">
            <h1 dir="auto" className="text-[2.0625rem] leading-[1.05] font-heading tracking-heading">
              {channel.name}
            </h1>
            <p className="mt-1 text-muted">{t("time.zone", { zone: zoneTerm(zone, "en") })}</p>
          </div>
        </div>
        {market ? (
          <>
            <ul className="mt-6 border-t border-line">
              {now.rows.map((row) => (
                <NowLine
                  key={row.channel.id}
                  row={row}
                  setting={{
                    market: market.slug,
                    at: now.at,
                    format: { locale: market.locale, zone },
                    current: true,
                    heading: "h2",
                    words: lineWords(t),
                  }}
                />
              ))}
            </ul>
            <p className="mt-6">
              <a href={paths.channel(market.slug, channel.id)} className={primaryLook}>
                {t("channel.watchIn", {
                  channel: channel.name,
                  country: countryInText(market.country, market.locale),
                })}
              </a>
            </p>
          </>
        ) : (
          <>
            <p className="mt-6 text-muted">{t("channel.unplaced")}</p>
            <p className="mt-6">
              <Link href={paths.countries()} className={quietLook}>
                {t("absent.action")}
              </Link>
            </p>
          </>
        )}
      </main>
    </>
  );
}
