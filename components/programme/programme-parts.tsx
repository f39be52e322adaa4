import { slotNote } from "@/components/guide/episode-words";
import { NameLink } from "@/components/ui/name-link";
import { Time } from "@/components/ui/time";
import { stateAt } from "@/lib/guide/cells";
import { paths } from "@/lib/paths";
import { Again } from "./again";
import { Credits } from "./credits";
import { ProgrammeFacts } from "./programme-facts";
import type { ProgrammeProps } from "./programme-props";

/** What else the listing says about a programme. */
export const ProgrammeText = ({ market, listing, t }: Pick<ProgrammeProps, "market" | "listing" | "t">) => {
  const { credits } = listing.detail ?? {};
  return (
    <>
      {credits?.length ? <Credits credits={credits} t={t} /> : null}
      <div className="mt-9 empty:hidden">
        <ProgrammeFacts listing={listing} locale={market.locale} t={t} />
      </div>
    </>
  );
};

/** Where else and when a programme is on; if it is over, how it can still be watched. */
export const OtherShowings = ({
  market,
  listing,
  zone,
  now,
  others,
  t,
}: Pick<ProgrammeProps, "market" | "listing" | "zone" | "now" | "others" | "t">) => (
  <Again
    others={others}
    title={listing.title}
    missed={stateAt(listing, now) === "past"}
    setting={{ market, now, format: { locale: market.locale, zone }, t }}
  />
);

/** The next programmes on a programme's channel. */
export const Following = ({
  market,
  channel,
  zone,
  following,
  t,
}: Pick<ProgrammeProps, "market" | "channel" | "zone" | "following" | "t">) => {
  const format = { locale: market.locale, zone };
  return following.length > 0 ? (
    <div>
      <h2 className="mb-1 text-base font-[700]">{t("programme.following", { channel: channel.name })}</h2>
      <ol>
        {following.map((slot) => (
          <li
            key={slot.id}
            className="grid grid-cols-[minmax(var(--time-room),auto)_minmax(0,1fr)] gap-x-3 border-b border-line py-2.5"
          >
            <Time at={slot.start} format={format} className="text-muted" />
            <span className="min-w-0">
              <NameLink
                href={paths.programme(market.slug, slot.id)}
                className="line-clamp-2 font-title hover:underline"
              >
                {slot.title}
              </NameLink>
              <small dir="auto" className="line-clamp-1 text-[0.875rem] text-muted">
                {slotNote(slot, channel, t)}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  ) : null;
};
