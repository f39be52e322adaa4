"use client";

import { useEffect } from "react";
import { quietLook } from "@/components/ui/button";
import { createDeviceStore, useDeviceStore } from "@/components/ui/device-store";
import { useAwake } from "@/components/ui/use-awake";
import { type Changes, findChanges, isChanged, readSeen, type SeenEvent, withSeen } from "@/lib/events/seen";
import { fill } from "@/lib/fill";
import { readDeviceClock, styleFor } from "@/lib/time/device-clock";
import { dateSeparator, formatTime, longDateAt, type TimeStyle } from "@/lib/time/format";

/** `startMoved` holds `{before}` and `{now}`; `alsoOn` and `noLongerOn` hold `{channels}`. */
export type ChangeWords = Record<"changed" | "startMoved" | "alsoOn" | "noLongerOn" | "understood", string>;

const store = createDeviceStore("events-seen", { read: readSeen, write: JSON.stringify });

function describeChanges({ start, added, gone }: Changes, page: TimeStyle, words: ChangeWords): string[] {
  const style = styleFor(readDeviceClock(), page);
  const list = new Intl.ListFormat(page.locale);
  const sentences: string[] = [];
  if (start) {
    const isSameDay = longDateAt(start.before, style) === longDateAt(start.now, style);
    const formatStart = (at: number) =>
      isSameDay
        ? formatTime(at, style)
        : longDateAt(at, style) + dateSeparator(style.locale) + formatTime(at, style);
    sentences.push(
      fill(words.startMoved, { before: formatStart(start.before), now: formatStart(start.now) }),
    );
  }
  if (added.length > 0) sentences.push(fill(words.alsoOn, { channels: list.format(added) }));
  if (gone.length > 0) sentences.push(fill(words.noLongerOn, { channels: list.format(gone) }));
  return sentences;
}

/**
 * Says what changed about an event since this device last saw it, above the page until it is dismissed. `event`
 * identifies it within a country; what was seen is stored on the device only.
 */
export function EventChanges({
  event,
  shown,
  now,
  format,
  words,
}: {
  event: string;
  /** The event as the page shows it. */
  shown: SeenEvent;
  /** When the page was rendered, epoch seconds. */
  now: number;
  format: TimeStyle;
  words: ChangeWords;
}) {
  const isAwake = useAwake();
  const seen = useDeviceStore(store)[event];
  const changes = seen && findChanges(seen, shown, now);
  const isNew = isAwake && changes !== undefined && isChanged(changes);
  const written = JSON.stringify(shown);
  const isKept = isAwake && JSON.stringify(seen) === written;

  useEffect(() => {
    if (isAwake && !isNew && !isKept) store.change((all) => withSeen(all, event, JSON.parse(written)));
  }, [isAwake, isNew, isKept, event, written]);

  return (
    <div
      role="status"
      className="no-print fixed inset-x-3 bottom-[calc(var(--bar-height)+12px)] z-30 mx-auto max-w-[34rem]"
    >
      {isNew ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised p-4 shadow-[0_12px_32px_rgb(0_0_0/0.35)]">
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-[0.8125rem] text-muted">{words.changed}</p>
            {describeChanges(changes, format, words).map((sentence) => (
              <p key={sentence} dir="auto" className="font-[560] [overflow-wrap:anywhere]">
                {sentence}
              </p>
            ))}
          </div>
          <button
            type="button"
            className={quietLook}
            onClick={() => store.change((all) => withSeen(all, event, shown))}
          >
            {words.understood}
          </button>
        </div>
      ) : null}
    </div>
  );
}
