import type { Route } from "next";
import { FreeWays } from "@/components/free/free-ways";
import { Heartbeat } from "@/components/ui/heartbeat";
import { stateAt } from "@/lib/guide/cells";
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
    <article className="@container page max-w-[1080px]! pt-4 pb-16 wide:pt-7">
      <Heartbeat at={now} until={nextChange(props)} />
      <ProgrammeHead {...props} inGuide={inGuide} />
      <div className="grid grid-cols-1 gap-x-12 desk:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          {isOver ? (
            <div className="pt-8 empty:hidden">
              <OtherShowings {...props} />
            </div>
          ) : null}
          <ProgrammeText {...props} />
        </div>
        <aside className="flex flex-col gap-8 pt-8">
          <FreeWays ways={freeWays} country={market.country} locale={market.locale} t={t} />
          {isOver ? null : <OtherShowings {...props} />}
          <Following {...props} />
        </aside>
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
