import { randomUUID } from "node:crypto";
import type { NewSource, RefusedSource, SetupRun } from "../../contract/operator.ts";
import { getSuggestion } from "../publishers/publishers.ts";
import { getSource } from "../store/sources.ts";
import { createRunQueue, type QueueDeps, type RunQueue } from "./run-queue.ts";
import {
  readAddress,
  readAll,
  readCountry,
  readMinutes,
  readSourceName,
  readZone,
  SettingError,
  SettingsError,
  toSourceName,
} from "./settings.ts";
import { newRun } from "./setup-run.ts";
import type { Uploads } from "./uploads.ts";

export type DeskDeps = QueueDeps & { uploads: Uploads };

/** What an upload says of itself. */
export type NewUpload = Pick<NewSource, "name" | "country" | "timezone"> & { fileName: string };

/** Adds sources for the operator's page: one run at a time, and each can be watched. */
export type Desk = Pick<RunQueue, "force" | "get" | "stop"> & {
  addAddress(wanted: NewSource): Promise<SetupRun | RefusedSource>;
  addUpload(wanted: NewUpload, body: AsyncIterable<Uint8Array>): Promise<SetupRun | RefusedSource>;
};

export function createDesk(deps: DeskDeps): Desk {
  const { db, uploads } = deps;
  const { start, refuseIfFull, force, get, stop } = createRunQueue(deps);

  /** Throws a SettingError if a source of that name has listings from elsewhere. */
  async function refuseTaken(name: string, location: string): Promise<void> {
    const known = await getSource(db, name);
    if (known && (known.kind === "sample" || (known.slots > 0 && known.location !== location)))
      throw new SettingError("name", `another source is called ${name}: choose another name`);
  }

  return {
    ...{ force, get, stop },
    addAddress: (wanted) =>
      refusable(async () => {
        refuseIfFull();
        const address = wanted.address.trim() || findSuggested(wanted.name);
        const { minutes, ...source } = readAll({
          location: () => readAddress(address),
          name: () =>
            readSourceName(wanted.name || (URL.canParse(address) ? toSourceName(address) : "guide")),
          ...placeReaders(wanted),
          minutes: () => readMinutes(wanted.minutes),
        });
        await refuseTaken(source.name, source.location);
        const { host } = new URL(source.location);
        const run = newRun(randomUUID(), { ...source, from: host, minutes });
        return start({ run, source: { ...source, kind: "xmltv" } });
      }),
    addUpload: (wanted, body) =>
      refusable(async () => {
        refuseIfFull();
        const settings = readAll({
          name: () => readSourceName(wanted.name || toSourceName(wanted.fileName)),
          ...placeReaders(wanted),
        });
        const location = uploads.pathOf(settings.name);
        await refuseTaken(settings.name, location);
        await uploads.keep(settings.name, body);
        const run = newRun(randomUUID(), { ...settings, from: wanted.fileName, minutes: null });
        return start({ run, source: { ...settings, kind: "xmltv", location } });
      }),
  };
}

const placeReaders = ({ country, timezone }: Pick<NewSource, "country" | "timezone">) => ({
  country: () => readCountry(country),
  timezone: () => (timezone.trim() ? readZone(timezone.trim()) : null),
});

/** The address of the suggested guide of a name; empty if there is none. */
function findSuggested(name: string): string {
  const suggestion = getSuggestion(name);
  return suggestion?.kind === "xmltv" ? suggestion.address : "";
}

/** The settings that don't fit are an answer, not a failure. */
async function refusable(add: () => Promise<SetupRun>): Promise<SetupRun | RefusedSource> {
  try {
    return await add();
  } catch (error) {
    const errors =
      error instanceof SettingsError ? error.errors : error instanceof SettingError ? [error] : null;
    if (!errors) throw error;
    return { problems: errors.map(({ field, message }) => ({ field, detail: message })) };
  }
}
