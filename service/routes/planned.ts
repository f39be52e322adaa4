/** Paths of the contract that this version doesn't serve yet, as Hono patterns: they answer 501. */
export const plannedPaths = [
  "/episodes/:id",
  "/episodes/:id/airings",
  "/shows",
  "/shows/:id",
  "/shows/:id/airings",
  "/shows/:id/episodes",
  "/webhooks/:id/deliveries",
  "/webhooks/:id/deliveries/:delivery/redeliver",
  "/webhooks/:id/test",
];
