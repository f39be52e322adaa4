/** Paths of the contract that this version doesn't serve yet, as Hono patterns: they answer 501. */
export const plannedPaths = [
  "/channels/:id/free-view",
  "/channels/:id/history",
  "/countries/:cc/coverage",
  "/episodes/:id",
  "/episodes/:id/airings",
  "/events",
  "/events/live",
  "/events/upcoming",
  "/events/:id",
  "/events/:id/broadcasts",
  "/export.xmltv",
  "/leagues",
  "/listings/search",
  "/shows",
  "/shows/:id",
  "/shows/:id/airings",
  "/shows/:id/episodes",
  "/sports",
  "/webhooks/:id/deliveries",
  "/webhooks/:id/deliveries/:delivery/redeliver",
  "/webhooks/:id/test",
];

/** Of those, the ones that need no key. */
export const plannedOpenPaths = ["/openapi.json", "/docs"];
