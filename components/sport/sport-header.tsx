import type { ReactNode } from "react";
import { Dotted, gap, Sentence } from "@/components/ui/sentence";
import { Time, Zone } from "@/components/ui/time";
import type { SportSetting } from "./event-line";

/** A page's name, whose times it tells and of when it is. */
export const SportHeader = ({
  title,
  fact,
  setting: { now, format, t },
  children,
}: {
  title: string;
  fact?: ReactNode;
  setting: SportSetting;
  children?: ReactNode;
}) => (
  <header>
    <h1 className="text-[2.0625rem] leading-[1.05] font-heading tracking-heading [overflow-wrap:anywhere] wide:text-[2.5rem]">
      <bdi>{title}</bdi>
    </h1>
    <p className="mt-1.5 mb-4 text-muted">
      <Dotted>
        {fact}
        <Zone format={format} pattern={t.raw("time.zone")} />
        <Sentence text={t("now.asOf", { time: gap })}>
          <Time at={now} format={format} />
        </Sentence>
      </Dotted>
    </p>
    {children}
  </header>
);
