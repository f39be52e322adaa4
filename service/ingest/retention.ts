const daySeconds = 86_400;

/**
 * From when on listings are kept, in epoch seconds: so many whole days of UTC before today's. What was over by then
 * goes. It moves on once a day, so that a day's history stays the same for a day.
 */
export const keptFrom = (now: number, retentionDays: number): number =>
  (Math.floor(now / daySeconds) - retentionDays) * daySeconds;
