import "server-only";
import { createResolve } from "@/outside/resolve.ts";
import { readOrMakeKeys, type VapidKeys } from "./keys.ts";
import { createSend, type Send } from "./send.ts";
import { reminderSettings } from "./settings.ts";
import { openReminderDatabase } from "./store/open.ts";
import type { Db } from "./store/store.ts";

/** The site's reminders: one in a process, however often Next loads this module. */
type SiteReminders = { keys: VapidKeys; send: Send; db(): Promise<Db> };

const sharedAs = Symbol.for("nownext.reminders");
const shared = globalThis as { [sharedAs]?: SiteReminders | null };

/** Null if the site has no keys and can't make any: it then offers no reminders. */
export function siteReminders(): SiteReminders | null {
  if (shared[sharedAs] === undefined) shared[sharedAs] = open();
  return shared[sharedAs] ?? null;
}

function open(): SiteReminders | null {
  const { store, keyFile, keys: set, testOrigin, siteOrigin } = reminderSettings();
  try {
    const keys = set ?? readOrMakeKeys(keyFile);
    // Push services want to know whom to ask; without an address of its own, a site names the software's.
    const contact = siteOrigin.startsWith("https:") ? siteOrigin : "mailto:operator@localhost.invalid";
    const send = createSend({ keys, contact, resolve: createResolve(), testOrigin });
    let opened: Promise<Db> | undefined;
    const db = () => {
      opened ??= openReminderDatabase(store);
      opened.catch(() => {
        opened = undefined;
      });
      return opened;
    };
    return { keys, send, db };
  } catch (failure) {
    console.warn(`Reminders are off: ${failure instanceof Error ? failure.message : failure}`);
    return null;
  }
}
