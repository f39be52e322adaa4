import { primaryLook, quietLook } from "@/components/ui/button";
import type { SetupRun } from "@/contract/operator.ts";
import { countryInText, marketOf } from "@/lib/market";
import { paths } from "@/lib/paths";
import { Account } from "./account";
import { cardLook, Part } from "./frame";
import { count, every } from "./words";

const phases = {
  downloading: "Downloading it",
  comparing: "Comparing with what was read last time",
  reading: "Reading the file",
  writing: "Putting programmes on their channels",
  detecting: "Looking for sport and series",
  rebuilding: "Joining events and shows",
} as const;

/** The share of a phase that is done, in percent; null if unknown. */
const percentOf = ({ progress }: SetupRun): number | null =>
  progress?.total ? Math.min(100, Math.floor((100 * progress.done) / progress.total)) : null;

function phaseOf({ state, minutes, progress }: SetupRun): string {
  if (progress) return phases[progress.phase];
  if (state === "waiting") return "Waiting for its turn";
  return minutes === null ? "Opening the file" : "Waiting for an answer";
}

const Progress = ({ run }: { run: SetupRun }) => {
  const percent = percentOf(run);
  const phase = phaseOf(run);
  return (
    <div className={`${cardLook} mt-6 max-w-[42rem]`}>
      <div className="flex items-baseline gap-3">
        <h2 className="text-lg font-title">{phase}</h2>
        {percent === null ? null : <span className="times ms-auto shrink-0 text-muted">{percent}%</span>}
      </div>
      <progress
        aria-label={phase}
        max={100}
        value={percent ?? undefined}
        className="mt-3 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-live [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-live"
      />
      <p className="mt-3 text-muted">
        {run.progress && run.progress.slots > 0
          ? `${count(run.progress.slots, "programme")} so far.`
          : "This takes seconds for a small file, and a minute or two for a whole country."}
      </p>
    </div>
  );
};

/** What a finished run leads to. */
const Done = ({ run, result }: { run: SetupRun; result: NonNullable<SetupRun["result"]> }) => {
  const place = countryInText(run.country, "en");
  const { slug } = marketOf(run.country);
  return (
    <>
      <div className={`${cardLook} mt-6 max-w-[42rem]`}>
        <h2 className="text-[1.375rem] leading-tight font-heading tracking-heading">
          {result.slots === 0
            ? "There are no programmes in it"
            : result.hasComing
              ? `Your guide of ${place} is ready`
              : "Nothing in it is upcoming"}
        </h2>
        <p className="mt-1.5 text-muted">
          {result.changed || result.channels > 0
            ? `${count(result.channels, "channel")} and ${count(result.slots, "programme")}, in ${(result.tookMs / 1000).toFixed(1)} s.`
            : `Nothing has changed since it was last read: ${count(result.slots, "programme")}.`}
          {result.retiredSample ? " The sample is gone." : ""}
          {!result.hasComing && result.lastStop !== null
            ? ` Its last programme ended on ${new Date(result.lastStop * 1000).toISOString().slice(0, 10)}, so today’s pages stay empty: get a newer file.`
            : ""}
        </p>
        <div className="mt-4 flex flex-wrap gap-2.5">
          {result.slots === 0 ? (
            <a href={paths.setup(run.country)} className={primaryLook}>
              Add other listings
            </a>
          ) : (
            <>
              <a href={paths.guide(slug)} className={primaryLook}>
                Open the guide
              </a>
              <a href={paths.marketHome(slug)} className={quietLook}>
                What is on now
              </a>
            </>
          )}
        </div>
      </div>
      <Account facts={result.account} />
      <Part title="Keeping it up to date">
        <p className="max-w-[42rem]">
          {run.minutes === null
            ? "A file is read once. To keep the guide up to date, upload a newer one under the same name, or add an address, which is read again by itself."
            : `It is read again ${every(run.minutes)}, as long as the guide runs. The status page says when, and how it went. To change how often, on this machine:`}
        </p>
        {run.minutes === null ? null : (
          <pre className="mt-3 max-w-[42rem] overflow-x-auto rounded-[10px] bg-raised p-3 text-sm">
            <code>{`npm run nownext -- sources add ${run.source} ADDRESS --every MINUTES`}</code>
          </pre>
        )}
        <div className="mt-4 flex flex-wrap gap-2.5">
          <a href={paths.setup(run.country)} className={quietLook}>
            Add more listings
          </a>
          <a href={paths.status()} className={quietLook}>
            Status
          </a>
        </div>
      </Part>
    </>
  );
};

const advice: Partial<Record<string, string>> = {
  address: "Check the address, or open it in a browser: it must lead to an XMLTV file.",
  file: "It must be an XMLTV file, plain or gzipped.",
};

const Failed = ({ run }: { run: SetupRun }) => (
  <div role="alert" className={`${cardLook} mt-6 max-w-[42rem] border-live`}>
    <h2 className="text-lg font-title">It couldn’t be read, and nothing was changed</h2>
    <p className="mt-1.5 break-words">
      {run.problem?.field ? <span className="font-title">The {run.problem.field}: </span> : null}
      {run.problem?.detail}.
    </p>
    <p className="mt-1 text-muted">{advice[run.problem?.field ?? ""] ?? "Try again later."}</p>
    <a href={paths.setupAgain(run.id)} className={`${primaryLook} mt-4`}>
      Correct it
    </a>
  </div>
);

const HeldBack = ({ run }: { run: SetupRun }) => (
  <div role="alert" className={`${cardLook} mt-6 max-w-[42rem] border-delayed`}>
    <h2 className="text-lg font-title">The old listings were kept</h2>
    <p className="mt-1.5">
      {run.result?.account.find(({ fact }) => fact === "warning")?.text}. That often means that a file is cut
      off.
    </p>
    <form action={paths.setupRunForce(run.id)} method="post" className="mt-4 flex flex-wrap gap-2.5">
      <button type="submit" className={primaryLook}>
        Take them all the same
      </button>
      <a href={paths.setup(run.country)} className={quietLook}>
        Keep the old ones
      </a>
    </form>
  </div>
);

/** A run: how far it is, or what came of it. */
export const RunView = ({ run, isLost }: { run: SetupRun; isLost: boolean }) => (
  <>
    <p role="status" className="sr-only">
      {run.state === "done" ? "Done." : run.progress ? phases[run.progress.phase] : ""}
    </p>
    {isLost ? (
      <p className="mt-4 text-muted">The service doesn’t answer at the moment; asking again.</p>
    ) : null}
    {run.state === "waiting" || run.state === "running" ? <Progress run={run} /> : null}
    {run.state === "done" && run.result ? <Done run={run} result={run.result} /> : null}
    {run.state === "failed" ? <Failed run={run} /> : null}
    {run.state === "held_back" ? <HeldBack run={run} /> : null}
  </>
);
