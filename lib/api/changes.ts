import "server-only";
import { mayTellChanges } from "@/lib/changes";
import { siteEnv } from "@/lib/env";

/** Whether a request comes from the service, which alone may say what has changed. */
export const isFromService = (request: Request): boolean =>
  mayTellChanges(request.headers.get("Authorization"), siteEnv().notifySecret);
