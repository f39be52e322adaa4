import type { RunFact } from "@/contract/operator.ts";
import { cardLook, Part } from "./frame";

const names: Record<RunFact["fact"], string> = {
  retried: "Tried again",
  span: "Listings from",
  changed: "Changed",
  repaired: "Repaired",
  rejected: "Rejected",
  notKept: "Not kept",
  titles: "Read from the texts",
  gaps: "Gaps, not programmes",
  bare: "Without programmes",
  leftOut: "Left out",
  shared: "Listed twice",
  gone: "Gone",
  warning: "Note",
};

/** What a run did, one fact a line. */
export const Facts = ({ facts }: { facts: readonly RunFact[] }) => (
  <dl className="grid gap-x-6 wide:grid-cols-[12rem_minmax(0,1fr)] wide:gap-y-2.5">
    {facts.map(({ fact, text }) => (
      <div key={`${fact} ${text}`} className="contents">
        <dt className="text-muted">{names[fact]}</dt>
        <dd className="mb-2.5 break-words wide:mb-0">{text}</dd>
      </div>
    ))}
  </dl>
);

/** A run's account: what came in, and what was left out and why. */
export const Account = ({ facts }: { facts: readonly RunFact[] }) =>
  facts.length > 0 ? (
    <Part title="What came in, and what didn’t">
      <div className={`${cardLook} max-w-[56rem]`}>
        <Facts facts={facts} />
      </div>
    </Part>
  ) : null;
