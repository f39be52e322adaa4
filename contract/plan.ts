/** Plans from least to most; a plan has what those before it have. */
export const plans = ["free", "plus", "live", "pro"] as const;

export type Plan = (typeof plans)[number];

/** Whether `plan` includes what `needed` includes. */
export const includesPlan = (plan: Plan, needed: Plan): boolean =>
  plans.indexOf(plan) >= plans.indexOf(needed);
