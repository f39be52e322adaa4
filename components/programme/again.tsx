import { AiringLine } from "@/components/show/airing-line";
import type { AiringSetting } from "@/components/show/airing-words";
import type { Airing, Show } from "@/lib/shapes";

/** Other airings, and their series. `sameEpisode`: they are all of this episode. */
export type OtherAirings = { airings: Airing[]; sameEpisode: boolean; show: Show | null };

/** When and where a programme comes again; for one that is over, the first thing to know. */
export const Again = ({
  others: { airings, sameEpisode, show },
  title,
  missed,
  setting,
}: {
  others: OtherAirings;
  /** Names the series where its catalogue doesn't. */
  title: string;
  missed: boolean;
  setting: AiringSetting;
}) => {
  const { t } = setting;
  if (airings.length === 0) return null;
  const name = { show: show?.name ?? title };
  const heading = sameEpisode
    ? t(missed ? "show.missed" : "show.again")
    : t(missed ? "show.missedShow" : "show.againShow", name);
  return (
    <section>
      <h2 dir="auto" className="mb-1 text-base font-[700] [overflow-wrap:anywhere]">
        {heading}
      </h2>
      <ol>
        {airings.map((airing) => (
          <AiringLine
            key={airing.id}
            airing={airing}
            label={airing.channel_name ?? airing.title}
            note={sameEpisode ? undefined : (airing.sub_title ?? airing.episode?.name)}
            setting={setting}
          />
        ))}
      </ol>
    </section>
  );
};
