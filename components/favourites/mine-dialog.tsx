"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { quietLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Modal } from "@/components/ui/modal";
import { QueryProvider } from "@/components/ui/query-provider";
import { ways } from "@/lib/favourites/mine";
import { type LineupBody, unpackLineup } from "@/lib/guide/guide-data";
import { paths } from "@/lib/paths";
import look from "./mine-dialog.module.css";
import { MineEditor } from "./mine-editor";
import type { MineFrameWords, MinePlace } from "./mine-place";
import type { MineBody } from "./mine-words";

/** How old the channels may be before they are read again, ms. */
const staleMs = 600_000;

async function read(address: string, signal: AbortSignal) {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const { channels, ...rest }: MineBody<LineupBody> = await answer.json();
  return { ...rest, channels: unpackLineup(channels) };
}

type Props = MinePlace & { words: MineFrameWords; onClose(): void };

function Content({ market, country, words, onClose }: Props) {
  const { data, isError, refetch } = useQuery({
    queryKey: ["mine", market],
    queryFn: ({ signal }) => read(paths.mineData(market), signal),
    staleTime: staleMs,
  });
  if (data) return <MineEditor market={market} country={country} body={data} onDone={onClose} />;
  if (!isError) return <Outline />;
  return (
    <p role="alert" className={`${look.failed} flex flex-wrap items-center gap-3`}>
      {words.failed}
      <button type="button" className={quietLook} onClick={() => refetch()}>
        {words.retry}
      </button>
    </p>
  );
}

/** Where the country and its ways will be, while they are on their way. */
const Outline = () => (
  <div aria-busy="true" className={look.body}>
    <div aria-hidden="true" className={look.side}>
      <p className="mb-2 flex min-h-11 items-center">
        <span className="h-4 w-36 rounded-full bg-raised" />
      </p>
      <div className={look.ways}>
        {ways.map((way) => (
          <span key={way} className={look.way}>
            <span className="size-5 rounded-full border-2 border-line" />
            <span className="h-4 w-28 rounded-full bg-raised" />
          </span>
        ))}
      </div>
    </div>
  </div>
);

/** A person's channels: a sheet on a phone, a dialog on a desk. The page behind keeps its place. */
export function MineDialog(props: Props) {
  const { words, onClose } = props;
  return (
    <Frame title={words.title} close={words.close} onClose={onClose}>
      <QueryProvider>
        <Content {...props} />
      </QueryProvider>
    </Frame>
  );
}

function Frame({
  title,
  close,
  onClose,
  children,
}: {
  title: string;
  close: string;
  onClose(): void;
  children: ReactNode;
}) {
  return (
    <Modal aria-labelledby="mine-title" className={look.dialog} onClose={onClose}>
      <div className={look.frame}>
        <div className={look.head}>
          <h2 id="mine-title" className="text-[1.4375rem] font-heading tracking-heading">
            {title}
          </h2>
          <button
            type="button"
            aria-label={close}
            onClick={onClose}
            className="grid size-12 place-items-center rounded-full text-muted hover:text-ink"
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </Modal>
  );
}
