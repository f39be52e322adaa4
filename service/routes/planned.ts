/** Paths of the contract that this version doesn't serve yet, as Hono patterns. They answer 501. */
export const plannedPaths = [
  "/webhooks/:id/deliveries",
  "/webhooks/:id/deliveries/:delivery/redeliver",
  "/webhooks/:id/test",
];
