import { createDetector } from "./detect/detector.ts";
import type { SportKnowledge } from "./knowledge.ts";
import type { Mention, SlotFacts } from "./mention.ts";

type Detector = (facts: SlotFacts) => Mention | null;

const detectors = new WeakMap<SportKnowledge, Detector>();

/**
 * What a slot shows of sport: an event, or something about events; null where it shows neither. Decides by
 * evidence that it tells as reasons: how the text names two sides or a session, who is known, what category and
 * channel say. Pure: the same facts give the same mention.
 */
export function detect(facts: SlotFacts, knowledge: SportKnowledge): Mention | null {
  let detector = detectors.get(knowledge);
  if (!detector) {
    detector = createDetector(knowledge);
    detectors.set(knowledge, detector);
  }
  return detector(facts);
}
