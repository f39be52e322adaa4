import { createDatabaseStore } from "@/components/ui/device-database";
import { useDeviceStore } from "@/components/ui/device-store";
import { paths } from "@/lib/paths";
import { type KeptReminder, readKeptReminders } from "@/lib/reminders/kept";
import type { Reminder } from "@/lib/reminders/reminder";

const store = createDatabaseStore<readonly KeptReminder[]>("reminders", {
  read: readKeptReminders,
  write: (reminders) => reminders,
});

/** The reminders that this device set. */
export const useReminders = (): readonly KeptReminder[] => useDeviceStore(store);

/** Why a device can't be reminded; null if it can. */
export type Obstacle = "unsupported" | "ios" | "denied" | "off";

/** What stands in the way before anything is asked. */
export function findObstacle(): Obstacle | null {
  const isApple =
    /iP(?:hone|ad|od)/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return isApple && !isInstalled ? "ios" : "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

export type Outcome = "done" | "failed" | "full" | Obstacle;

async function readKey(): Promise<Uint8Array<ArrayBuffer> | null> {
  const answer = await fetch(paths.reminders());
  if (answer.status === 404) return null;
  const { key }: { key: string } = await answer.json();
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const isSameKey = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const own = subscription.options.applicationServerKey;
  return own !== null && String(new Uint8Array(own)) === String(key);
};

/** This browser's subscription, made if there is none with the site's present key. */
async function subscribe(key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && isSameKey(known, key)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const send = (method: "POST" | "DELETE", body: object): Promise<Response> =>
  fetch(paths.reminders(), {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Sets a reminder, after asking the person whether notifications may be shown. */
export async function setReminder(reminder: Reminder, name: string): Promise<Outcome> {
  const obstacle = findObstacle();
  if (obstacle) return obstacle;
  try {
    const key = await readKey();
    if (!key) return "off";
    if ((await Notification.requestPermission()) !== "granted") return "denied";
    const answer = await send("POST", { subscription: await subscribe(key), reminder });
    if (answer.status === 409) return "full";
    if (!answer.ok) return "failed";
    const { subject, lead, moves } = reminder;
    await store.change((kept) => [
      ...kept.filter((each) => each.subject !== subject),
      { subject, name, lead, moves },
    ]);
    return "done";
  } catch {
    return "failed";
  }
}

/** Removes a reminder. Without a subscription there is nothing left to remove but the device's own note. */
export async function removeReminder(subject: string): Promise<Outcome> {
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.getSubscription();
    if (subscription && !(await send("DELETE", { subscription, subject })).ok) return "failed";
    await store.change((kept) => kept.filter((each) => each.subject !== subject));
    return "done";
  } catch {
    return "failed";
  }
}
