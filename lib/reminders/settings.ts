import { join } from "node:path";
import { siteEnv } from "@/lib/env";

/** Where reminders are kept and sent from; see `lib/env`. */
export function reminderSettings() {
  const { dataDir, databaseUrl, vapidKeys, pushTestOrigin, siteOrigin, hook } = siteEnv();
  return {
    store: databaseUrl ?? join(dataDir, "reminders.sqlite"),
    keyFile: join(dataDir, "push-keys"),
    keys: vapidKeys,
    testOrigin: pushTestOrigin,
    siteOrigin,
    /** The address at which the guide calls this site, if it can: see `lib/env`. */
    hook,
  };
}
