import { useState } from "react";
import { primaryLook, quietLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Modal } from "@/components/ui/modal";
import { fill } from "@/lib/fill";
import { type Lead, leads, subjectOf } from "@/lib/reminders/reminder";
import type { RemindProps } from "./remind-words";
import { findObstacle, type Outcome, removeReminder, setReminder, useReminders } from "./use-reminders";

/** Asks when to be reminded; if this device can't be, says why, and what else there is. */
export function RemindDialog({ market, of, calendar, words, onClose }: RemindProps & { onClose(): void }) {
  const subject = subjectOf(of);
  const kept = useReminders().find((each) => each.subject === subject);
  const [lead, setLead] = useState<Lead>(kept?.lead ?? 5);
  const [moves, setMoves] = useState(kept?.moves ?? true);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(findObstacle);
  const run = async (change: Promise<Outcome>) => {
    setIsBusy(true);
    const came = await change;
    setIsBusy(false);
    if (came === "done") onClose();
    else setOutcome(came);
  };
  const isBarred = outcome !== null && outcome !== "failed" && outcome !== "full" && outcome !== "done";
  return (
    <Modal
      aria-labelledby="remind-title"
      onClose={onClose}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-card border border-line bg-panel p-5 text-ink backdrop:bg-black/55"
    >
      <div className="flex items-start gap-3">
        <h2
          id="remind-title"
          className="min-w-0 flex-1 text-xl font-heading tracking-heading [overflow-wrap:anywhere]"
        >
          {fill(words.title, { name: of.name })}
        </h2>
        <button
          type="button"
          aria-label={words.close}
          onClick={onClose}
          className="-me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
        >
          <Icon name="close" />
        </button>
      </div>
      {isBarred ? null : (
        <Choice lead={lead} moves={moves} onLead={setLead} onMoves={setMoves} words={words} />
      )}
      <p role="alert" className={outcome && outcome !== "done" ? "mt-3" : "sr-only"}>
        {outcome && outcome !== "done" ? words[outcome] : null}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {isBarred ? null : (
          <button
            type="button"
            disabled={isBusy}
            className={primaryLook}
            onClick={() => run(setReminder({ subject, market, lead, moves }, of.name))}
          >
            {kept ? words.change : words.set}
          </button>
        )}
        {kept ? (
          <button
            type="button"
            disabled={isBusy}
            className={quietLook}
            onClick={() => run(removeReminder(subject))}
          >
            {words.remove}
          </button>
        ) : null}
        {calendar ? (
          <a href={calendar} download className={quietLook}>
            <Icon name="calendar" size={18} />
            {words.calendar}
          </a>
        ) : null}
      </div>
      <p className="mt-3 text-sm text-muted">{words.privacy}</p>
    </Modal>
  );
}

/** How long before the start, and whether the reminder moves with it. */
const Choice = ({
  lead,
  moves,
  onLead,
  onMoves,
  words,
}: {
  lead: Lead;
  moves: boolean;
  onLead(lead: Lead): void;
  onMoves(moves: boolean): void;
  words: RemindProps["words"];
}) => (
  <>
    <fieldset className="mt-3">
      <legend className="mb-2 font-title">{words.when}</legend>
      <div className="grid grid-cols-2 gap-2">
        {leads.map((minutes, place) => (
          <label
            key={minutes}
            className="flex min-h-11 items-center gap-2 rounded-cell border border-line px-2.5"
          >
            <input
              type="radio"
              name="lead"
              checked={lead === minutes}
              onChange={() => onLead(minutes)}
              className="size-5 accent-brand"
            />
            {words.leads[place]}
          </label>
        ))}
      </div>
    </fieldset>
    <label className="mt-3 flex min-h-11 items-center gap-2.5">
      <input
        type="checkbox"
        checked={moves}
        onChange={(change) => onMoves(change.target.checked)}
        className="size-5 shrink-0 accent-brand"
      />
      {words.moves}
    </label>
  </>
);
