import { useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Plate } from "@/components/ui/plate";
import { findChannels } from "@/lib/favourites/find";
import { fill } from "@/lib/fill";
import type { GuideChannel } from "@/lib/guide/guide-data";
import type { MineWords } from "./mine-words";

/** How many channels a search offers. */
const mostShown = 8;

/** A field that finds a country's channels by name or number, and adds one to the favourites. */
export function AddChannel({
  channels,
  kept,
  words,
  onAdd,
}: {
  channels: readonly GuideChannel[];
  kept: readonly string[];
  words: MineWords;
  onAdd(channel: GuideChannel): void;
}) {
  const id = useId();
  const [text, setText] = useState("");
  const found = text.trim()
    ? findChannels(channels, text).filter((channel) => !kept.includes(channel.id))
    : [];
  const add = (channel: GuideChannel) => {
    onAdd(channel);
    setText("");
  };
  return (
    <div>
      <label className="flex min-h-[46px] items-center gap-2.5 rounded-[12px] border border-line bg-ground px-3.5 text-faint focus-within:border-brand">
        <Icon name="search" size={18} />
        <input
          type="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === "Enter" && !nativeEvent.isComposing && found[0]) add(found[0]);
          }}
          placeholder={words.add}
          aria-label={words.add}
          aria-controls={id}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-11 min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-faint"
        />
      </label>
      <ul id={id} className="empty:hidden">
        {found.slice(0, mostShown).map((channel) => (
          <li key={channel.id}>
            <button
              type="button"
              aria-label={fill(words.addOne, { channel: channel.name })}
              onClick={() => add(channel)}
              className="flex min-h-[52px] w-full items-center gap-3 border-b border-line px-1 text-start hover:bg-raised"
            >
              <Plate name={channel.name} src={channel.logo} size="cell" />
              <span className="min-w-0 flex-1">
                <b dir="auto" className="block truncate font-title">
                  {channel.name}
                </b>
                <small className="text-sm text-muted">{words.access[channel.access]}</small>
              </span>
              {channel.number ? <span className="text-sm text-faint">{channel.number}</span> : null}
              <Icon name="star" size={18} className="text-faint" />
            </button>
          </li>
        ))}
      </ul>
      {text.trim() && found.length === 0 ? (
        <p role="status" className="py-3 text-muted">
          {words.nothingFound}
        </p>
      ) : null}
    </div>
  );
}
