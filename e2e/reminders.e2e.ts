import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import type { CDPSession, Page } from "@playwright/test";
import Database from "better-sqlite3";
import { findComing } from "./find.ts";
import { dataDir, pushPort, siteAddress } from "./sites.ts";
import { expect, expectAccessible, test } from "./test.ts";

test.use({ serviceWorkers: "allow" });

const pushOrigin = `http://127.0.0.1:${pushPort}`;

/** A browser's side of a subscription: what it tells the site, and how it opens what it is pushed. */
function makeSubscriber() {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, info, length));
  const open = (body: Buffer): string => {
    const [salt, from] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), from]);
    const secret = hkdf(own.computeSecret(from), auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = hkdf(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    const sealed = body.subarray(21 + from.length);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
    return text.slice(0, text.lastIndexOf("\u0002"));
  };
  const keys = { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") };
  return { subscription: { endpoint: `${pushOrigin}/device`, keys }, open };
}

/** Has the page's browser subscribe at the test's own push service: Chromium's can't be reached here. */
const subscribeAt = (page: Page, subscription: object) =>
  page.addInitScript((told) => {
    const made = {
      toJSON: () => told,
      options: { applicationServerKey: null },
      unsubscribe: async () => true,
    };
    PushManager.prototype.getSubscription = async () => made as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => made as unknown as PushSubscription;
    Notification.requestPermission = async () => "granted";
  }, subscription);

/** Brings what is planned forward to now: no test waits for an evening. */
const bringForward = () => {
  const store = new Database(`${dataDir}/reminders.sqlite`, { timeout: 10_000 });
  const { changes } = store.prepare("update site_push set at = 0 where state = 'waiting'").run();
  store.close();
  return changes;
};

async function deliver(cdp: CDPSession, data: string): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [own] = registrations;
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.deliverPushMessage", {
    origin: siteAddress,
    registrationId: await registered,
    data,
  });
}

test("a reminder set on an event arrives as a push, counts on the app's icon and opens its page, in the device's market", async ({
  page,
  context,
}) => {
  const { subscription, open } = makeSubscriber();
  const pushes: { authorization: string; body: Buffer }[] = [];
  const service = createServer(async (request, response) => {
    pushes.push({ authorization: request.headers.authorization ?? "", body: await buffer(request) });
    response.writeHead(201).end();
  }).listen(pushPort, "127.0.0.1");
  await once(service, "listening");
  await context.grantPermissions(["notifications"]);
  await subscribeAt(page, subscription);

  await page.goto(await findComing(page.request));
  await expect(page).toHaveURL(/\/gb\/events\/.*ev_/);
  const path = new URL(page.url()).pathname;
  const name = (await page.getByRole("article").getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("button", { name: "Remind me" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Add to calendar" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("30 min before").check();
  await dialog.getByRole("button", { name: "Set reminder" }).click();
  await expect(page.getByRole("button", { name: "Reminder on" })).toBeVisible();

  await expect.poll(bringForward).toBeGreaterThan(0);
  await expect.poll(() => pushes.length).toBe(1);
  const [push] = pushes;
  expect(push?.authorization).toMatch(/^vapid t=/);
  const text = open(push?.body ?? Buffer.of());
  expect(JSON.parse(text)).toMatchObject({
    url: path,
    lang: "en",
    body: expect.stringContaining("Starts at"),
  });

  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    navigator.setAppBadge = async (count) => void Object.assign(self, { countOnIcon: count });
  });
  const shown = () =>
    page.evaluate(async () => {
      const { active, getNotifications } = await navigator.serviceWorker.ready;
      const all = active ? await getNotifications.call(await navigator.serviceWorker.ready) : [];
      return all.map(({ title, data }) => ({ title, url: data.url }));
    });
  // On a busy machine the browser may lose a push to a worker that it is just starting. Two of the same are shown as one.
  const deliverAndLook = async () => {
    await deliver(await context.newCDPSession(page), text);
    return shown();
  };
  await expect.poll(deliverAndLook, { intervals: [1_000, 5_000] }).toHaveLength(1);
  await expect.poll(() => worker?.evaluate(() => Reflect.get(self, "countOnIcon"))).toBe(1);
  const [{ title, url } = { title: "", url: "" }] = await shown();
  expect(name.replace(/\s+/g, " ")).toContain(title.split(" v ")[0] ?? title);
  await page.goto(url);
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Reminder on" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove reminder" }).click();
  await expect(page.getByRole("button", { name: "Remind me" })).toBeVisible();
  service.close();
});

test("what is followed is listed on one page, marked if it is new, and carried to another device", {
  tag: "@phone",
}, async ({ page, browser }) => {
  await page.goto("/gb/night");
  await expect(page.getByRole("heading", { name: "Follow what you love" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("region", { name: "On this week" }).getByRole("button").first().click();
  await expect(page.getByRole("heading", { name: "You follow" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expectAccessible(page);
  const followed = page.getByRole("region", { name: "You follow" }).getByRole("button", { pressed: true });
  const name = (await followed.first().textContent()) ?? "";
  await page.goto("/gb/settings");
  await expect(page.getByRole("img", { name: /A code/ })).toBeVisible();
  const link = await page.evaluate(async () => {
    const shared: string[] = [];
    navigator.share = async ({ url } = {}) => void shared.push(url ?? "");
    const panel = document.querySelector("img[alt^='A code']")?.closest("div");
    panel?.querySelector("button")?.click();
    await new Promise(requestAnimationFrame);
    return shared[0];
  });
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(link ?? "");
  await theirs.getByRole("button", { name: "Keep them" }).click();
  await expect(theirs.getByText("They’re among your favourites now.")).toBeVisible();
  await theirs.goto("/gb/night");
  await expect(theirs.getByRole("region", { name: "You follow" })).toContainText(name.split("\n")[0] ?? name);
  await other.close();
});
