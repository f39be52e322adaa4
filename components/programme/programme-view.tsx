import type { Route } from "next";
import { FreeWays } from "@/components/free/free-ways";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Notice } from "@/components/ui/notice";
import { stateAt } from "@/lib/guide/cells";
import { wordsFor } from "@/lib/i18n";
import type { Market } from "@/lib/market";
import type { Unavailable } from "@/lib/shapes";
import { ProgrammeHead } from "./programme-head";
import { Following, OtherShowings, ProgrammeText } from "./programme-parts";
import type { ProgrammeProps } from "./programme-props";

/** When a programme's page changes: at its start and end; null once it is over. */
const nextChange = ({ listing, now }: ProgrammeProps): number | null => {
  const state = stateAt(listing, now);
  return state === "past" ? null : state === "on" ? listing.stop : listing.start;
};

/** One airing of a programme, as a page. `inGuide` links to it in the market's guide. */
export const ProgrammeView = ({ inGuide, ...props }: ProgrammeProps & { inGuide: Route | null }) => {
  const { market, listing, freeWays, now, t } = props;
  const isOver = stateAt(listing, now) === "past";
  return (
    <article className="@container page max-w-[67.5rem]! pt-4 pb-16 wide:pt-7">
      <Heartbeat at={now} until={nextChange(props)} />
      <ProgrammeHead {...props} inGuide={inGuide} />
      {/* In columns, so that whatever is known begins at the left. */}
      <div className="gap-12 desk:columns-2 [&>*]:flow-root [&>*]:break-inside-avoid [&>:not(:empty)]:pt-8">
        <div>{isOver ? <OtherShowings {...props} /> : null}</div>
        <div>
          <FreeWays ways={freeWays} country={market.country} locale={market.locale} t={t} />
        </div>
        <div className="pt-0!">
          <ProgrammeText {...props} />
        </div>
        <div>{isOver ? null : <OtherShowings {...props} />}</div>
        <div>
          <Following {...props} />
        </div>
      </div>
    </article>
  );
};

/** The same in one column, over the guide. */
export const ProgrammeSheet = (props: ProgrammeProps) => {
  const { market, freeWays, now, t } = props;
  return (
    <article className="@container px-4 pb-10 wide:px-6">
      <Heartbeat at={now} until={nextChange(props)} />
      <ProgrammeHead {...props} level={2} />
      <div className="flex flex-col gap-8 pt-7">
        <FreeWays ways={freeWays} country={market.country} locale={market.locale} t={t} />
        <OtherShowings {...props} />
      </div>
      <ProgrammeText {...props} />
      <div className="pt-9">
        <Following {...props} />
      </div>
    </article>
  );
};

/** Stands for a programme that this site may not show, or not at present. */
export const UnavailableProgramme = ({ market, unavailable }: Unavailable & { market: Market }) => {
  const t = wordsFor(market);
  return (
    <Notice level={1} title={t("programme.unavailable")}>
      {t(`unavailable.${unavailable}`)}
    </Notice>
  );
};
