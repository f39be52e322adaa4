import { loadKnowledge } from "../../sport/catalogue/load.ts";
import { createDetector } from "../../sport/detect/detector.ts";
import type { Detection, SlotFacts } from "../../sport/detection.ts";
import type { SportContext } from "../../sport/rules.ts";
import { sportIdentity } from "./identity.ts";

/** What decides which sightings are detected, and which events they make. */
export type SportRules = {
  /** See `PluginIdentity.version`. */
  version: string;
  load(): LoadedRules;
};

export type LoadedRules = {
  /** Detects what a slot shows; null for no sport. */
  detect(facts: SlotFacts): Detection | null;
  knowledge: SportContext["knowledge"];
};

let loaded: LoadedRules | null = null;

/** The rules and the catalogue of `service/sport`, loaded when they are first needed. */
export const sportRules: SportRules = {
  version: sportIdentity.version,
  load: () => (loaded ??= loadRules()),
};

function loadRules(): LoadedRules {
  const knowledge = loadKnowledge();
  return { knowledge, detect: createDetector(knowledge) };
}
