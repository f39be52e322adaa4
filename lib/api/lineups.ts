import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { isUnavailable, type Lineup, type LineupDetail } from "@/lib/shapes";
import { requestList, requestSingle } from "./client";
import * as lives from "./lives";

/** The lineups of providers and regions in a country; none if the deployment has no lineups. */
export async function listLineups(country: string): Promise<Lineup[]> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("channels", `country:${country}`);
  const answer = await requestList("listLineups", { country });
  return answer === null || isUnavailable(answer) ? [] : answer.items;
}

/** A lineup by its id; null if there is none. */
export async function getLineup(id: string): Promise<LineupDetail | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("channels");
  const answer = await requestSingle("getLineup", { id });
  return answer === null || isUnavailable(answer) ? null : answer;
}
