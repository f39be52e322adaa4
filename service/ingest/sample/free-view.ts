import type { FreeViewService } from "../../free-view/services.ts";

/** Invented services on which some of the sample's sport is free; their addresses lead to a page reserved for examples. */
export const sampleServices: readonly FreeViewService[] = [
  {
    id: "sample-graderia",
    name: "Gradería Play (sample)",
    kind: "broadcaster",
    countries: ["ES"],
    signup: "none",
    home: "https://example.org/",
    source: "https://example.org/",
    channels: ["sample/Cancha2.es"],
  },
  {
    id: "sample-touchline",
    name: "Touchline Free (sample)",
    kind: "broadcaster",
    countries: ["GB"],
    signup: "free",
    home: "https://example.org/",
    source: "https://example.org/",
    channels: ["sample/TouchlineTwo.uk", "sample/TouchlineExtra.uk"],
  },
];
