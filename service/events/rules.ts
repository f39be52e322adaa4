import { join } from "node:path";
import { folderVersion } from "../folder-version.ts";
import { loadKnowledge } from "../sport/catalogue/load.ts";
import { detect } from "../sport/detect.ts";
import type { Detection, SlotFacts } from "../sport/detection.ts";
import type { SportContext } from "../sport/rules.ts";

/** What decides what is sighted, and which events that makes. */
export type SportRules = {
  /** Other rules, another version. */
  version: string;
  load(): LoadedRules;
};

export type LoadedRules = {
  /** Finds what a slot shows; null where that is no sport. */
  detect(facts: SlotFacts): Detection | null;
  knowledge: SportContext["knowledge"];
};

const folder = join(import.meta.dirname, "../sport");

let version: string | null = null;
let loaded: LoadedRules | null = null;

/** The rules and the catalogue as they stand in `service/sport`; they are loaded once, when they are first needed. */
export function sportRules(): SportRules {
  version ??= folderVersion(folder);
  return { version, load: () => (loaded ??= loadRules()) };
}

function loadRules(): LoadedRules {
  const knowledge = loadKnowledge();
  return { knowledge, detect: (facts) => detect(facts, knowledge) };
}
