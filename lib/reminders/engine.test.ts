import { afterEach, describe, expect, it } from "vitest";
import type { RemindedItem } from "./due.ts";
import { type EventNews, type ReminderEngine, takeNews, work } from "./engine.ts";
import type { DeviceSubscription, Push, Reminder } from "./reminder.ts";
import type { Sent } from "./send.ts";
import { claimPushes } from "./store/pushes.ts";
import { type Db, hasReminders, mostReminders, putReminder, removeReminder } from "./store/store.ts";
import { openTestReminders } from "./store/test-store.ts";
import { wordPush } from "./word-push.ts";

const now = Date.UTC(2026, 7, 22, 18) / 1000;
const minute = 60;
const device = (name: string): DeviceSubscription => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: "p".repeat(87), auth: "a".repeat(22) },
});
const event: RemindedItem = {
  id: "ev_1",
  title: "Hull City v Ashford",
  start: now + 60 * minute,
  path: "events/ev_1",
};
const wanted: Reminder = { subject: "event:ev_1", market: "gb", lead: 15, moves: true };

let close = async () => {};
afterEach(() => close());

/** Some processes of a site on one store, a guide whose listings can be changed, and a push service. */
async function openSite(processes = 1) {
  const { dbs, close: closeAll } = await openTestReminders(processes);
  close = closeAll;
  const sent: { to: string; push: Push }[] = [];
  const site = {
    dbs,
    sent,
    listed: [event] as RemindedItem[] | null,
    answers: [] as Sent[],
    reads: 0,
    bodies: () => sent.map(({ push }) => push.body),
    engine: (db: Db, at: number): ReminderEngine => ({
      db,
      now: at,
      read: async () => {
        site.reads++;
        return site.listed;
      },
      send: async ({ endpoint }, push) => {
        const answer = site.answers.shift() ?? { is: "sent" };
        if (answer.is === "sent") sent.push({ to: endpoint, push });
        return answer;
      },
      word: wordPush,
    }),
    /** Every process takes a turn at once. */
    turn: (at: number) => Promise.all(dbs.map((db) => work(site.engine(db, at)))),
    db: dbs[0] as Db,
  };
  return site;
}

describe("a reminder", () => {
  it("comes once at its lead, in the words of its market, and leads to the event's page there", async () => {
    const site = await openSite();
    await putReminder(site.db, device("a"), { ...wanted, market: "gb-es" });
    await site.turn(now);
    await site.turn(now + 44 * minute);
    expect(site.sent).toEqual([]);
    await site.turn(now + 45 * minute);
    await site.turn(now + 46 * minute);
    await site.turn(now + 61 * minute);
    expect(site.sent.map(({ push }) => push)).toEqual([
      {
        ...{ title: event.title, body: "Empieza: 20:00", url: "/gb-es/events/ev_1", tag: "ev_1" },
        ...{ lang: "es", dir: "ltr" },
      },
    ]);
  });

  it("comes once, however many processes the site has, and none of them needs the others", async () => {
    const site = await openSite(3);
    await Promise.all(
      Array.from({ length: 12 }, (_, place) => putReminder(site.db, device(`d${place}`), wanted)),
    );
    await site.turn(now);
    for (let at = 44; at < 48; at++) await site.turn(now + at * minute);
    expect(site.sent.map(({ to }) => to).toSorted()).toHaveLength(12);
    expect(new Set(site.sent.map(({ to }) => to)).size).toBe(12);
  });

  it("that a process claimed before it was killed is sent by another a minute later", async () => {
    const site = await openSite(2);
    await putReminder(site.db, device("a"), wanted);
    await site.turn(now);
    const due = now + 45 * minute;
    expect(await claimPushes(site.db, due, 10)).toHaveLength(1);
    await site.turn(due + 30);
    expect(site.sent).toHaveLength(0);
    await site.turn(due + 61);
    await site.turn(due + 200);
    expect(site.sent).toHaveLength(1);
  });

  it("follows a start that moves, says so if that is wanted, and comes again before the new one", async () => {
    const site = await openSite();
    await putReminder(site.db, device("a"), wanted);
    await putReminder(site.db, device("b"), { ...wanted, moves: false });
    await site.turn(now);
    site.listed = [{ ...event, start: event.start + 60 * minute }];
    await site.turn(now + 20 * minute);
    expect(site.bodies()).toEqual(["Moved from 20:00 to 21:00"]);
    await site.turn(now + 50 * minute);
    expect(site.sent).toHaveLength(1);
    await site.turn(now + 105 * minute);
    expect(site.bodies().slice(1)).toEqual(["Starts at 21:00", "Starts at 21:00"]);
  });

  it("says that its event is no longer listed, and doesn't come at its start", async () => {
    const site = await openSite();
    await putReminder(site.db, device("a"), wanted);
    await site.turn(now);
    site.listed = [];
    await site.turn(now + 20 * minute);
    await site.turn(now + 40 * minute);
    await site.turn(now + 61 * minute);
    expect(site.bodies()).toEqual(["No longer listed at 20:00"]);
  });

  it("stays as it is while the guide can't be read", async () => {
    const site = await openSite();
    await putReminder(site.db, device("a"), wanted);
    await site.turn(now);
    site.listed = null;
    await site.turn(now + 20 * minute);
    await site.turn(now + 45 * minute);
    expect(site.bodies()).toEqual(["Starts at 20:00"]);
  });

  it("is planned within a minute or two of the guide's return", async () => {
    const site = await openSite();
    await putReminder(site.db, device("a"), wanted);
    site.listed = null;
    await site.turn(now + 41 * minute);
    site.listed = [event];
    for (const at of [42, 43, 45]) await site.turn(now + at * minute);
    expect(site.bodies()).toEqual(["Starts at 20:00"]);
    expect(site.reads).toBe(2);
  });

  it("isn't sent once it is of no use, as after a long outage", async () => {
    const site = await openSite();
    await putReminder(site.db, device("a"), wanted);
    await site.turn(now);
    await site.turn(event.start + 16 * minute);
    expect(site.sent).toEqual([]);
    expect(await hasReminders(site.db)).toBe(false);
  });

  it("that is changed comes at its new lead alone, and one that is removed not at all", async () => {
    const site = await openSite();
    await putReminder(site.db, device("a"), wanted);
    await putReminder(site.db, device("b"), wanted);
    await site.turn(now);
    await putReminder(site.db, device("a"), { ...wanted, lead: 0 });
    await removeReminder(site.db, device("b"), wanted.subject);
    for (const at of [1, 45, 60]) await site.turn(now + at * minute);
    expect(site.bodies()).toEqual(["Starts now"]);
    await removeReminder(site.db, device("a"));
    expect(await hasReminders(site.db)).toBe(false);
  });

  it("is removed only by whoever knows the device's secret", async () => {
    const site = await openSite();
    await putReminder(site.db, device("a"), wanted);
    const stranger = { ...device("a"), keys: { p256dh: "x".repeat(87), auth: "x".repeat(22) } };
    await removeReminder(site.db, stranger);
    expect(await hasReminders(site.db)).toBe(true);
  });

  it("costs one look at the guide in a quarter of an hour, however many devices set it", async () => {
    const site = await openSite(2);
    for (const name of ["a", "b", "c"]) await putReminder(site.db, device(name), wanted);
    for (let at = 0; at < 15; at++) await site.turn(now + at * minute);
    expect(site.reads).toBe(1);
  });

  it("is refused once a device has too many", async () => {
    const site = await openSite();
    for (let place = 0; place < mostReminders.ofDevice; place++)
      expect(await putReminder(site.db, device("a"), { ...wanted, subject: `event:ev_${place}` })).toBe(true);
    expect(await putReminder(site.db, device("a"), { ...wanted, subject: "event:ev_x" })).toBe(false);
    expect(await putReminder(site.db, device("a"), { ...wanted, lead: 0, subject: "event:ev_0" })).toBe(true);
    expect(await putReminder(site.db, device("b"), wanted)).toBe(true);
  });
});

describe("a push service", () => {
  it("that says a subscription is gone makes the site forget the device", async () => {
    const site = await openSite();
    await putReminder(site.db, device("a"), wanted);
    await site.turn(now);
    site.answers = [{ is: "gone" }];
    await site.turn(now + 45 * minute);
    expect(await hasReminders(site.db)).toBe(false);
  });

  it("that asks to wait is waited for, and gets the push once", async () => {
    const site = await openSite();
    await putReminder(site.db, device("a"), wanted);
    await site.turn(now);
    site.answers = [
      { is: "later", seconds: 120 },
      { is: "later", seconds: null },
    ];
    for (const at of [45, 46]) await site.turn(now + at * minute);
    expect(site.answers).toHaveLength(1);
    for (const at of [47, 48, 49]) await site.turn(now + at * minute);
    expect(site.sent).toHaveLength(1);
  });
});

describe("a message of the guide's", () => {
  const news = (message: string, start: number | null, more: Partial<EventNews> = {}): EventNews => ({
    ...{ message, id: event.id, countries: ["GB"] },
    itemIn: start === null ? null : () => ({ ...event, start }),
    isOf: (subject) => subject === "league:lg_1",
    ...more,
  });

  it("moves what is planned for its event, and comes to nothing when it comes twice", async () => {
    const site = await openSite(2);
    await putReminder(site.db, device("a"), wanted);
    await site.turn(now);
    const later = news("dl_1", event.start + 30 * minute);
    await Promise.all(site.dbs.map((db) => takeNews({ db, now: now + minute }, later)));
    await takeNews({ db: site.db, now: now + minute }, later);
    site.listed = null;
    await site.turn(now + 2 * minute);
    await site.turn(now + 80 * minute);
    expect(site.bodies()).toEqual(["Moved from 20:00 to 20:30", "Starts at 20:30"]);
  });

  it("plans an event for whoever follows its league, in a country whose channels show it", async () => {
    const site = await openSite();
    site.listed = null;
    await putReminder(site.db, device("a"), { ...wanted, subject: "league:lg_1" });
    await putReminder(site.db, device("b"), { ...wanted, subject: "league:lg_1", market: "nz" });
    await putReminder(site.db, device("c"), { ...wanted, subject: "league:lg_2" });
    await takeNews({ db: site.db, now }, news("dl_1", event.start));
    await site.turn(now + 45 * minute);
    expect(site.sent.map(({ to }) => to)).toEqual([device("a").endpoint]);
  });

  it("that an event is gone is passed on", async () => {
    const site = await openSite();
    await putReminder(site.db, device("a"), wanted);
    await site.turn(now);
    await takeNews({ db: site.db, now: now + minute }, news("dl_2", null));
    site.listed = null;
    await site.turn(now + 2 * minute);
    await site.turn(now + 61 * minute);
    expect(site.bodies()).toEqual(["No longer listed at 20:00"]);
  });
});
