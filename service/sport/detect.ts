import { createDetector } from "./detect/detector.ts";
import type { Detection, SlotFacts } from "./detection.ts";
import type { SportKnowledge } from "./knowledge.ts";

type Detector = (facts: SlotFacts) => Detection | null;

const detectors = new WeakMap<SportKnowledge, Detector>();

/**
 * Detects what a slot shows of sport: an event, or something about events; null for neither. That follows from
 * evidence, which is listed as reasons: how the text names two entrants or a session, which of them are known, what
 * the categories and the channel say. Pure: the same facts always give the same detection.
 */
export function detect(facts: SlotFacts, knowledge: SportKnowledge): Detection | null {
  let detector = detectors.get(knowledge);
  if (!detector) {
    detector = createDetector(knowledge);
    detectors.set(knowledge, detector);
  }
  return detector(facts);
}
