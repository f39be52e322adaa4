import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadKnowledge } from "../sport/catalogue/load.ts";
import { detect } from "../sport/detect.ts";
import type { Mention, SlotFacts } from "../sport/mention.ts";
import type { Ground } from "../sport/rules.ts";

/** What decides what is sighted, and which events that makes. */
export type SportRules = {
  /** Other rules, another version. */
  version: string;
  load(): LoadedRules;
};

export type LoadedRules = {
  /** Finds what a slot shows; null where that is no sport. */
  detect(facts: SlotFacts): Mention | null;
  knowledge: Ground["knowledge"];
};

const folder = join(import.meta.dirname, "../sport");

let version: string | null = null;
let loaded: LoadedRules | null = null;

/** The rules and the catalogue as they stand in `service/sport`; they are loaded once, when they are first needed. */
export function sportRules(): SportRules {
  version ??= versionOf(folder);
  return { version, load: () => (loaded ??= loadRules()) };
}

function loadRules(): LoadedRules {
  const knowledge = loadKnowledge();
  return { knowledge, detect: (facts) => detect(facts, knowledge) };
}

/** A hash of all that is in the folder, but tests: it needs no number that someone must remember to raise. */
function versionOf(path: string): string {
  const hash = createHash("sha256");
  const files = globSync("**/*.{ts,json}", { cwd: path, exclude: (name) => name.includes(".test.") });
  for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(join(path, file)));
  return hash.digest("base64url").slice(0, 22);
}
