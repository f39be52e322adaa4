import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { foldName } from "@/lib/favourites/find";
import { chooseWay, type Mine } from "@/lib/favourites/mine";
import { paths } from "@/lib/paths";
import look from "./mine-dialog.module.css";
import type { MineWords, OfferedLineup } from "./mine-words";

/** From how many lineups on a field helps to find one. */
const many = 8;

/** The providers and regions of a country. */
export function LineupChoice({
  country,
  lineups,
  mine,
  words,
  onChange,
}: {
  country: string;
  lineups: readonly OfferedLineup[];
  mine: Mine;
  words: MineWords;
  onChange(by: (kept: Mine) => Mine): void;
}) {
  const [text, setText] = useState("");
  const [wanted, setWanted] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  const choose = async ({ id, name }: OfferedLineup) => {
    setWanted(id);
    setFailed(false);
    try {
      const answer = await fetch(paths.providerLineupData(id));
      if (!answer.ok) throw new Error(String(answer.status));
      const channels: string[] = await answer.json();
      onChange((kept) => chooseWay(kept, "lineup", { id, name, country, channels }));
    } catch {
      setFailed(true);
    }
    setWanted(null);
  };
  const shown = lineups.filter(({ name }) => foldName(name).includes(foldName(text)));
  const chosen =
    wanted ?? (mine.way === "lineup" && mine.lineup?.country === country ? mine.lineup.id : null);
  return (
    <fieldset className="mb-5 max-wide:mt-4">
      <legend className="mb-2 font-title">{words.lineup}</legend>
      {lineups.length > many ? (
        <label className="mb-2 flex min-h-[46px] items-center gap-2.5 rounded-[12px] border border-line bg-ground px-3.5 text-faint focus-within:border-brand">
          <Icon name="search" size={18} />
          <input
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            placeholder={words.findLineup}
            aria-label={words.findLineup}
            className="min-h-11 min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-faint"
          />
        </label>
      ) : null}
      <div className={`${look.ways} ${look.lineups}`}>
        {shown.map((lineup) => (
          <label key={lineup.id} className={look.way}>
            <input
              type="radio"
              name="lineup"
              checked={lineup.id === chosen}
              onChange={() => void choose(lineup)}
            />
            <b dir="auto" className="truncate font-title">
              {lineup.name}
            </b>
            <small>{lineup.count}</small>
          </label>
        ))}
      </div>
      <p role="alert" className="text-muted">
        {failed ? words.lineupFailed : ""}
      </p>
    </fieldset>
  );
}
