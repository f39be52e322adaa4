import { Badge, type BadgeLook } from "@/components/ui/badge";
import type { SourceRun, SourceStatus } from "@/contract/operator.ts";
import { countryName } from "@/lib/market";
import { Facts } from "./account";
import { Bars } from "./bars";
import { cardLook } from "./frame";
import { count, length } from "./words";

const states: Record<SourceStatus["status"], { look: BadgeLook; text: string }> = {
  new: { look: "plain", text: "Not read yet" },
  ok: { look: "new", text: "OK" },
  unchanged: { look: "new", text: "OK" },
  held_back: { look: "delayed", text: "Held back" },
  failed: { look: "live", text: "Failed" },
};

const placeOf = ({ kind, from }: SourceStatus): string =>
  kind === "sample"
    ? "invented"
    : from === null
      ? "from standard input"
      : from.endsWith(".upload")
        ? "an uploaded file"
        : from;

/** The last runs' programmes, oldest first. */
const runValues = (runs: readonly SourceRun[]) =>
  runs
    .slice(0, 30)
    .map(({ at, slots, outcome }) => ({
      at,
      value: outcome === "failed" ? 0 : slots,
      marked: outcome === "held_back",
    }))
    .reverse();

/** When a source was read, and when it is read again. */
function rhythm({ checkedAt, changedAt, nextAt }: SourceStatus, now: number): [string, string][] {
  const ago = (at: number) => `${length(Math.max(0, now - at))} ago`;
  return [
    ["Read", checkedAt === null ? "never" : ago(checkedAt)],
    ["Changed", changedAt === null ? "never" : ago(changedAt)],
    ["Next", nextAt === null ? "by hand" : nextAt <= now ? "now" : `in ${length(nextAt - now)}`],
  ];
}

/** A source: how old its listings are, its last runs, and what it left out. */
export const SourceCard = ({ source, now }: { source: SourceStatus; now: number }) => {
  const { name, country, slots, status, message, runs } = source;
  const last = runs.find(({ outcome }) => outcome === "ok") ?? runs[0];
  return (
    <li className={cardLook}>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="min-w-0 text-[1.0625rem] font-title break-words">{name}</h3>
        <Badge look={states[status].look}>{states[status].text}</Badge>
        <p className="w-full text-sm break-words text-muted">
          {country ? `${countryName(country, "en")} · ` : ""}
          {placeOf(source)} · {count(slots, "programme")}
        </p>
      </div>
      {message ? <p className="mt-2 break-words">{message}.</p> : null}
      <dl className="mt-3 grid grid-cols-3 gap-x-3">
        {rhythm(source, now).map(([term, text]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-title">{text}</dd>
          </div>
        ))}
      </dl>
      {runs.length > 1 ? (
        <div className="mt-3.5">
          <Bars
            values={runValues(runs)}
            label={`Programmes in the last ${runs.length} runs: from ${runs.at(-1)?.slots ?? 0} to ${runs[0]?.slots ?? 0}`}
            look="text-docu"
          />
        </div>
      ) : null}
      {last && last.account.length > 0 ? (
        <details className="mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center text-muted hover:text-ink">
            Account of the last change
          </summary>
          <Facts facts={last.account} />
        </details>
      ) : null}
    </li>
  );
};
