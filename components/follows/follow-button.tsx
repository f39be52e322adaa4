"use client";

import Link from "next/link";
import { useState } from "react";
import { quietLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { fill } from "@/lib/fill";
import { type Follow, followId, followName, isFollowed, mostFollows } from "@/lib/follows/follow";
import { paths } from "@/lib/paths";
import type { FollowWords } from "./follow-words";
import { kindWord } from "./kind-word";
import { useFollows } from "./use-follows";

type Props = { market: string; follow: Follow; words: FollowWords };

/** Follows a thing, which it names, on this device, or no longer does. */
export function FollowToggle({
  follow,
  words,
  label,
  kind,
  look = quietLook,
  onPress,
}: Omit<Props, "market"> & {
  /** Shown instead of its name. */
  label?: string;
  /** What it is, after its name. */
  kind?: string;
  look?: string;
  onPress?(): void;
}) {
  const [follows, toggle] = useFollows();
  const isKept = isFollowed(follows, follow);
  const name = fill(words.one, { name: followName(follow) });
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={label ? name : undefined}
      disabled={!isKept && follows.length >= mostFollows}
      onClick={() => {
        void toggle(follow);
        onPress?.();
      }}
      className={`${look} disabled:opacity-50`}
    >
      <Icon name="follow" size={18} className={isKept ? "shrink-0 fill-current text-brand" : "shrink-0"} />
      <bdi className="min-w-0 truncate">{label ?? followName(follow)}</bdi>
      {kind ? (
        <span className="ms-auto shrink-0 text-sm font-[500] text-muted max-wide:hidden">{kind}</span>
      ) : null}
    </button>
  );
}

/** A link to all that is followed, once something was. */
const OpenLink = ({ market, words }: Pick<Props, "market" | "words">) => (
  <Link
    href={paths.night(market)}
    prefetch={false}
    className="inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 hover:text-ink"
  >
    {words.open}
  </Link>
);

/**
 * What can be followed from a page: a button for one thing, a list for several. Hidden where no script runs. `side` is
 * the edge of the button that the list aligns to on a wide screen.
 */
export function FollowMenu({
  market,
  follows: offered,
  words,
  side = "start",
}: Omit<Props, "follow"> & { follows: readonly Follow[]; side?: "start" | "end" }) {
  const [follows] = useFollows();
  const [isPressed, setIsPressed] = useState(false);
  const kept = offered.filter((follow) => isFollowed(follows, follow)).length;
  const [first, ...more] = offered;
  const isFull = follows.length >= mostFollows && kept < offered.length;
  const after = (
    <>
      {kept > 0 && isPressed ? <OpenLink market={market} words={words} /> : null}
      {isFull ? <span className="text-sm text-muted">{words.full}</span> : null}
    </>
  );
  const press = () => setIsPressed(true);
  if (!first) return null;
  if (more.length === 0)
    return (
      <span className="no-print inline-flex flex-wrap items-center gap-x-4 gap-y-1 [@media(scripting:none)]:hidden">
        <FollowToggle follow={first} words={words} label={words.follow} onPress={press} />
        {after}
      </span>
    );
  return (
    <details className="no-print group max-w-full open:basis-full desk:relative desk:open:basis-auto [@media(scripting:none)]:hidden">
      <summary className={`${quietLook} w-full cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        <Icon name="follow" size={18} className={kept > 0 ? "fill-current text-brand" : ""} />
        {words.follow}
        <Icon name="down" size={16} className="group-open:rotate-180" />
      </summary>
      <div
        className={`mt-2 rounded-card border border-line bg-panel p-2 desk:absolute desk:z-20 desk:w-[340px] desk:shadow-lg ${side === "start" ? "desk:start-0" : "desk:end-0"}`}
      >
        <ul>
          {offered.map((follow) => (
            <li key={followId(follow)}>
              <FollowToggle
                follow={follow}
                words={words}
                kind={kindWord(follow, words)}
                look="flex min-h-11 w-full! items-center gap-3 rounded-cell px-3 py-1.5 text-start font-title hover:bg-raised"
                onPress={press}
              />
            </li>
          ))}
        </ul>
        <span className="flex flex-wrap gap-x-4 px-3">{after}</span>
      </div>
    </details>
  );
}
