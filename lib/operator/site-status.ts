import type { ServiceStatus } from "@/contract/operator.ts";

/** How the site is doing. */
export type SiteStatus = {
  memoryBytes: number;
  /** How its reads of the API go; null before the first. */
  reads: {
    failing: boolean;
    /** When the API last answered well, epoch milliseconds. */
    lastGood: number | null;
    /** Calls of today (UTC), and how many are left; null if they aren't limited. */
    used: number;
    left: number | null;
    byEndpoint: Readonly<Record<string, number>>;
    /** Reads since the site started, and how many of them went to the API. */
    reads: number;
    asked: number;
  } | null;
};

/** What the operator's page shows. The service is null if it doesn't answer, or if there is none beside the site. */
export type OperatorStatus = { service: ServiceStatus | null; site: SiteStatus; hasService: boolean };
