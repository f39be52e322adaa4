import { createDetector } from "./detect/detector.ts";
import type { Detection, SlotFacts } from "./detection.ts";
import type { SportKnowledge } from "./knowledge.ts";

type Detector = (facts: SlotFacts) => Detection | null;

const detectors = new WeakMap<SportKnowledge, Detector>();

/**
 * What a slot shows of sport: an event, or something about events; null where it shows neither. Decides by
 * evidence that it tells as reasons: how the text names two sides or a session, who is known, what category and
 * channel say. Pure: the same facts give the same detection.
 */
export function detect(facts: SlotFacts, knowledge: SportKnowledge): Detection | null {
  let detector = detectors.get(knowledge);
  if (!detector) {
    detector = createDetector(knowledge);
    detectors.set(knowledge, detector);
  }
  return detector(facts);
}
