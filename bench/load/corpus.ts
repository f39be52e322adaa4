import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { countryZone } from "../../service/country-zones.ts";
import type { ProgrammeDraft } from "../../service/ingest/draft.ts";
import { normalise } from "../../service/ingest/normalise.ts";
import { createDecoder } from "../../service/ingest/xmltv/decode.ts";
import { createXmltvParser } from "../../service/ingest/xmltv/parse.ts";

/**
 * The guides beside the checkout that measurements read, with the production parser and normaliser. None of their
 * text is part of the project.
 */

export type CorpusSlot = { start: number; stop: number; draft: ProgrammeDraft };

export type CorpusFeed = {
  /** The guide's file name without extensions. */
  file: string;
  sourceChannel: string;
  name: string;
  country: string | null;
  languages: readonly string[];
  /** Sorted and disjoint, as they would be stored. */
  slots: readonly CorpusSlot[];
};

/**
 * The country, and the languages in ISO 639-3, that an operator would set for each guide, by the beginning of its
 * name.
 */
const guides: readonly [begins: string, country: string | null, languages: readonly string[]][] = [
  ["5iclub", "CN", ["zho"]],
  ["dp247", "GB", ["eng"]],
  ["epgil", "IL", ["heb"]],
  ["freeview_gb", "GB", ["eng"]],
  ["iptvx_ru", "RU", ["rus"]],
  ["jellyfin_UK", "GB", ["eng"]],
  ["karenda", "JP", ["jpn"]],
  ["mena", "SA", ["ara"]],
  ["mjh_DStv", "ZA", ["eng"]],
  ["mjh_Foxtel", "AU", ["eng"]],
  ["mjh_PlutoTV_gb", "GB", ["eng"]],
  ["mjh_SamsungTVPlus_gb", "GB", ["eng"]],
  ["mjh_Singtel", "SG", ["eng"]],
  ["mjh_SkySportNow", "NZ", ["eng"]],
  ["mjh_nz", "NZ", ["eng"]],
  ["mjh_world", null, []],
  ["mjh_SamsungTVPlus_all", null, []],
  ["mjh", "US", ["eng"]],
  ["takealug", "DE", ["deu"]],
  ["telerama", "FR", ["fra"]],
  ["titantv", "US", ["eng"]],
];

/** The same for a feed in a guide of several countries, by the end of its id. */
const byEnding: Readonly<Record<string, [country: string, languages: readonly string[]]>> = {
  th: ["TH", ["tha"]],
  ba: ["BA", ["bos"]],
};

const corpus = join(import.meta.dirname, "../../../shared/corpus");
const folder = join(corpus, "xmltv");

/** The folder of the corpus. Ends the process if there is none, since then there is nothing to measure with. */
export function requireCorpus(): string {
  if (existsSync(corpus)) return corpus;
  console.error("there is no corpus beside this checkout to measure with");
  process.exit(2);
}

/** The names of the corpus's guides, without extensions. */
export function listGuides(): string[] {
  requireCorpus();
  return readdirSync(folder)
    .filter((name) => /\.xml(\.gz)?$/.test(name))
    .map((name) => name.replace(/\.xml(\.gz)?$/, ""))
    .sort();
}

/** What an operator would set for a guide. */
export function guideFacts(file: string): Pick<CorpusFeed, "country" | "languages"> {
  const [, country = null, languages = []] = guides.find(([begins]) => file.startsWith(begins)) ?? [];
  return { country, languages };
}

export async function readGuide(file: string): Promise<CorpusFeed[]> {
  const { country, languages } = guideFacts(file);
  const names = new Map<string, string>();
  const drafts = new Map<string, ProgrammeDraft[]>();
  const parser = createXmltvParser((country && countryZone(country)) ?? "UTC", {
    channel: (draft) => names.set(draft.sourceChannel, draft.names[0]?.name ?? draft.sourceChannel),
    programme: (draft) => {
      const list = drafts.get(draft.sourceChannel);
      if (list) list.push(draft);
      else drafts.set(draft.sourceChannel, [draft]);
    },
    rejected: () => undefined,
  });
  const decoder = createDecoder({ badByte: () => {}, mistaken: () => {} });
  const packed = join(folder, `${file}.xml.gz`);
  const chunks = existsSync(packed)
    ? createReadStream(packed).pipe(createGunzip())
    : createReadStream(join(folder, `${file}.xml`));
  for await (const chunk of chunks) parser.write(decoder.write(chunk));
  parser.write(decoder.end());
  parser.end();
  return [...drafts].map(([sourceChannel, programmes]) => {
    const [ownCountry, ownLanguages] = byEnding[sourceChannel.split(".").at(-1) ?? ""] ?? [
      country,
      languages,
    ];
    const weighed = programmes.map((draft) => ({
      start: draft.start,
      stop: draft.stop,
      title: draft.slot.title,
      weight: JSON.stringify(draft).length,
      draft,
    }));
    return {
      file,
      sourceChannel,
      name: names.get(sourceChannel) ?? sourceChannel,
      country: ownCountry,
      languages: ownLanguages,
      slots: normalise(weighed).slots.map(({ programme, start, stop }) => ({
        start,
        stop,
        draft: programme.draft,
      })),
    };
  });
}

/** Twelve hex characters that show whether a listing's texts are still those that were labelled. */
export const textHash = ({ slot: { title, sub_title, description } }: ProgrammeDraft): string =>
  createHash("sha256")
    .update(JSON.stringify([title, sub_title ?? "", description ?? ""]))
    .digest("hex")
    .slice(0, 12);
