import type { Push } from "./reminder.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Shows what the site pushes. A push that can't be read is shown too, because browsers penalise sites whose pushes show
 * nothing.
 */
async function show(data: PushMessageData | null): Promise<void> {
  const push = readPush(data);
  await self.registration.showNotification(push.title, {
    body: push.body,
    tag: push.tag,
    lang: push.lang,
    dir: push.dir,
    icon: "/icons/192.png",
    data: { url: push.url },
  });
  await countOnIcon();
}

/** Counts on the installed app's icon what starts soon and hasn't been looked at; browsers without such icons don't. */
async function countOnIcon(): Promise<void> {
  if (!("setAppBadge" in navigator)) return;
  await navigator.setAppBadge((await self.registration.getNotifications()).length);
}

function readPush(data: PushMessageData | null): Push {
  try {
    return data?.json() as Push;
  } catch {
    return { title: "now|next", body: "", url: "/", tag: "", lang: "en", dir: "ltr" };
  }
}

/** Opens a notification's page: in a window that shows it already, else in a new one. Only pages of this site. */
async function open(notification: Notification): Promise<void> {
  notification.close();
  await countOnIcon();
  const { url = "/" }: { url?: string } = notification.data ?? {};
  const address = new URL(url, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => client.url === address.href);
  await (there ? there.focus() : self.clients.openWindow(address.href));
}

/** Takes in pushes and taps on their notifications. */
export function listenToPushes(): void {
  self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
  self.addEventListener("notificationclick", (event) => event.waitUntil(open(event.notification)));
  self.addEventListener("notificationclose", (event) => event.waitUntil(countOnIcon()));
}
