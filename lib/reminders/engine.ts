import { lateSeconds, type Planned, planPushes, type RemindedItem } from "./due.ts";
import { type Reminder, subjectOf } from "./reminder.ts";
import type { Send } from "./send.ts";
import {
  type Claimed,
  claimPushes,
  delayPush,
  finishPush,
  isLate,
  listPlanned,
  storePlan,
} from "./store/pushes.ts";
import {
  type Db,
  endReminder,
  forgetDevice,
  type KeptReminder,
  listReminders,
  listSubjects,
  noteMessage,
  putBackWatch,
  takeWatches,
  type Watch,
} from "./store/store.ts";
import type { wordPush } from "./word-push.ts";

/** How old a look at what is listed may get before another, seconds. */
const lookSeconds = 900;

/** How soon a look is tried again if the guide can't be read, seconds. */
const againSeconds = 60;

/** Looks and pushes of one turn: the next turn takes the rest. */
const most = { looks: 30, pushes: 200 };

/** Waits before a push that failed is tried again, seconds; then it is given up. */
const waits = [20, 60, 180, 300, 600];

export type ReminderEngine = {
  db: Db;
  /** Epoch seconds. */
  now: number;
  send: Send;
  /**
   * What is listed of a subject in a market from now on; null if that can't be read. `planned` is what was listed
   * before, by which a programme is found again that has moved.
   */
  read(watch: Watch, planned: readonly Planned[]): Promise<RemindedItem[] | null>;
  word: typeof wordPush;
};

/** Plans what reminders are of, and sends what is due. */
export async function work(engine: ReminderEngine): Promise<void> {
  const { db, now } = engine;
  for (const watch of await takeWatches(db, now - lookSeconds, now, most.looks)) await lookUp(engine, watch);
  await sendDue(engine);
}

async function lookUp({ db, now, read }: ReminderEngine, watch: Watch): Promise<void> {
  const reminders = await listReminders(db, watch.subject, watch.market);
  const [first] = reminders;
  if (!first) return;
  const items = await read(watch, await listPlanned(db, first)).catch(() => null);
  if (!items) return putBackWatch(db, watch, { taken: now, checked: now - lookSeconds + againSeconds });
  for (const reminder of reminders) await plan(db, reminder, items, now);
}

async function plan(
  db: Db,
  reminder: KeptReminder,
  items: readonly RemindedItem[],
  now: number,
): Promise<void> {
  const planned = await listPlanned(db, reminder);
  await storePlan(db, reminder, planPushes(items, planned, reminder, now));
  const isOfOne = /^(?:event|listing):/.test(reminder.subject);
  const isOver = [...items, ...planned].every(({ start }) => start <= now);
  if (isOfOne && isOver) await endReminder(db, reminder);
}

/** Sends what is due and can be claimed. */
async function sendDue(engine: ReminderEngine): Promise<void> {
  const claimed = await claimPushes(engine.db, engine.now, most.pushes);
  await Promise.all(claimed.map((push) => sendOne(engine, push)));
}

async function sendOne({ db, now, send, word }: ReminderEngine, push: Claimed): Promise<void> {
  const { due, to, tries, device } = push;
  const text = isLate(due, now) ? null : word(due, now);
  if (!text) return finishPush(db, push);
  const sent = await send(to, text, due.start + lateSeconds - now);
  if (sent.is === "gone") return forgetDevice(db, device);
  const wait = waits[tries];
  if (sent.is !== "later" || wait === undefined) return finishPush(db, push);
  return delayPush(db, push, now + Math.max(wait, sent.seconds ?? 0));
}

/** What a message of the guide's says of an event. */
export type EventNews = {
  /** The message's id, the same however often it comes. */
  message: string;
  id: string;
  /** The event as an item in a market (a slug); null if it is no longer listed. */
  itemIn: ((market: string) => RemindedItem) | null;
  /** The countries whose channels show it. */
  countries: readonly string[];
  /** Subjects of leagues and teams that it is of, among those that are asked for. */
  isOf(subject: string): boolean;
};

/** Plans again what is reminded of an event, without asking the guide. */
export async function takeNews(
  { db, now }: Pick<ReminderEngine, "db" | "now">,
  news: EventNews,
): Promise<void> {
  if (!(await noteMessage(db, news.message, now))) return;
  const own = subjectOf({ kind: "event", id: news.id, name: "" });
  const followed = [...(await listSubjects(db, "league")), ...(await listSubjects(db, "team"))];
  for (const subject of [own, ...followed.filter(news.isOf)])
    for (const reminder of await listReminders(db, subject))
      if (subject === own || isShownIn(news, reminder)) await planOne(db, reminder, news, now);
}

const isShownIn = ({ countries }: EventNews, { market }: Reminder): boolean =>
  countries.includes(market.slice(0, 2).toUpperCase());

/** Plans one event of a reminder; what else it is of stays as it is. */
async function planOne(
  db: Db,
  reminder: KeptReminder,
  { id, itemIn }: EventNews,
  now: number,
): Promise<void> {
  const planned = (await listPlanned(db, reminder)).filter((each) => each.id === id);
  const items = itemIn ? [itemIn(reminder.market)] : [];
  await storePlan(db, reminder, planPushes(items, planned, reminder, now));
}
