import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { paths } from "@/lib/paths";
import type { KeptPlan } from "@/lib/plan/kept";
import type { PlanBody } from "@/lib/plan/plan";

/** How old the plan's listings may be before they are read again, ms. */
const staleMs = 60_000;

async function read(address: string, signal: AbortSignal): Promise<PlanBody> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** The plan as the listings have it; what hasn't loaded yet is shown as it was planned. */
export function usePlanBody(market: string, plan: KeptPlan): { body: PlanBody; failed: boolean } {
  const ids = plan.map(({ id }) => id).toSorted();
  const address = paths.planData(market, ids);
  const { data, isError } = useQuery({
    queryKey: ["plan", address],
    queryFn: ({ signal }) => read(address, signal),
    staleTime: staleMs,
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const fresh = new Map(data?.slots.map((slot) => [slot.id, slot]));
  const gone = (data?.gone ?? []).filter((id) => ids.includes(id));
  const slots = plan.filter(({ id }) => !gone.includes(id)).map((slot) => fresh.get(slot.id) ?? slot);
  return { body: { slots, gone, repeats: data?.repeats ?? {} }, failed: isError };
}
