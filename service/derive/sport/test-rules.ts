import type { Detection, SlotFacts } from "../../sport/detection.ts";
import { createContext, entrant, noMarks } from "../../sport/test-sightings.ts";
import type { SportRules } from "./rules.ts";

/**
 * Rules for tests of what sightings lead to: titles such as `LIVE westport v eastgate`,
 * `westport v eastgate (R)`, `HL westport v eastgate` and `FINAL` are football, and nothing else is sport.
 */
export const testRules = (version = "1"): SportRules => ({
  version,
  load: () => ({ knowledge: createContext().knowledge, detect: detectTitle }),
});

function detectTitle({ title }: SlotFacts): Detection | null {
  const [, mark, home, away, repeat] = /^(?:(LIVE|HL) )?(\w+) v (\w+)( \(R\))?$/.exec(title) ?? [];
  const sides = home !== undefined && away !== undefined ? ([entrant(home), entrant(away)] as const) : null;
  if (!sides && title !== "FINAL") return null;
  return {
    kind: mark === "HL" ? "highlights" : "broadcast",
    sport: "football",
    league: "football/harbour",
    leagueName: null,
    sides,
    subject: sides ? null : "football/harbour/final",
    name: sides ? `${sides[0].name} v ${sides[1].name}` : "Harbour League: Final",
    round: null,
    venue: null,
    marks: { ...noMarks, saysLive: mark === "LIVE", saysRepeat: repeat !== undefined },
    confidence: 1,
    reasons: ["The title names two sides."],
  };
}
