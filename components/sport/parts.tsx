import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { SportLine } from "@/lib/sport/lines";
import { EventLines, type SportSetting } from "./event-line";

/** The look of a part's heading. */
export const partHeading =
  "mt-8 mb-1 flex flex-wrap items-baseline gap-x-2.5 text-xl font-[740] tracking-[-0.02em]";

/** A list under its heading; nothing if it is empty. */
export const Part = ({
  title,
  note,
  lines,
  setting,
  inPanel,
  children,
}: {
  title: ReactNode;
  note?: ReactNode;
  lines: readonly SportLine[];
  setting: SportSetting;
  inPanel?: boolean;
  /** Shown after the list. */
  children?: ReactNode;
}) =>
  lines.length > 0 ? (
    <section data-part="">
      <h2 className={partHeading}>
        {title}
        {note ? <small className="text-sm font-normal tracking-normal text-faint">{note}</small> : null}
      </h2>
      <EventLines lines={lines} setting={setting} inPanel={inPanel} />
      {children}
    </section>
  ) : null;

/** A list that its heading unfolds: for what fewer people look for. */
export const FoldedPart = ({
  title,
  text,
  lines,
  open,
  setting,
  children,
}: {
  title: string;
  text?: string;
  lines: readonly SportLine[];
  /** Whether it is unfolded at first. */
  open?: boolean;
  setting: SportSetting;
  /** Shown after the list. */
  children?: ReactNode;
}) =>
  lines.length > 0 ? (
    <details data-part="" open={open} className="group mt-6">
      <summary className="flex min-h-11 items-center gap-2 font-title text-muted hover:text-ink">
        <Icon name="down" size={18} className="shrink-0 group-open:rotate-180" />
        {title}
      </summary>
      {text ? <p className="mt-1 text-sm text-faint">{text}</p> : null}
      <EventLines lines={lines} setting={setting} />
      {children}
    </details>
  ) : null;

/** The end of a list of events: those shown only as recordings, and those that no channel here shows. */
export const FoldedRest = ({
  recorded,
  elsewhere,
  open = false,
  setting,
}: {
  recorded: readonly SportLine[];
  elsewhere: readonly SportLine[];
  /** Whether they are unfolded at first, because there is nothing else. */
  open?: boolean;
  setting: SportSetting;
}) => {
  const { t } = setting;
  return (
    <>
      <FoldedPart
        title={t("sport.recorded", { count: recorded.length })}
        lines={recorded}
        open={open}
        setting={setting}
      />
      <FoldedPart
        title={t("sport.elsewhere", { count: elsewhere.length })}
        text={t("sport.elsewhereText")}
        lines={elsewhere}
        open={open}
        setting={setting}
      />
    </>
  );
};
