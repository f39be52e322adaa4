/** Plans from least to most; a plan has what those before it have. */
export const plans = ["free", "plus", "live", "pro"] as const;

export type Plan = (typeof plans)[number];

/** Whether `plan` includes what `needed` includes. */
export const includesPlan = (plan: Plan, needed: Plan): boolean =>
  plans.indexOf(plan) >= plans.indexOf(needed);

/** How many calls a key may make in a UTC day. */
export const callsPerDay: Record<Plan, number> = {
  free: 500,
  plus: 10_000,
  live: 50_000,
  pro: 1_000_000,
};

/** The plan that has listings of yesterday and today alone. */
export const firstPlan: Plan = "free";

/** The least plan that has listings of every day; those before it have yesterday's and today's. */
export const everyDayPlan: Plan = "plus";
