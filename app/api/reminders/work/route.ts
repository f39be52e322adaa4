import { timingSafeEqual } from "node:crypto";
import { readReminded } from "@/lib/pages/reminders";
import { work } from "@/lib/reminders/engine";
import { keepHook } from "@/lib/reminders/hook";
import { siteReminders } from "@/lib/reminders/site";
import { hasReminders, tidy } from "@/lib/reminders/store/store";
import { turnSecret } from "@/lib/reminders/turns";
import { wordPush } from "@/lib/reminders/word-push";
import { readClock } from "@/lib/time/clock";

function isOwn(request: Request): boolean {
  const secret = turnSecret();
  if (secret === null) return false;
  const [given, wanted] = [request.headers.get("authorization") ?? "", `Bearer ${secret}`].map((text) =>
    Buffer.from(text),
  );
  return given?.length === wanted?.length && timingSafeEqual(given ?? Buffer.of(), wanted ?? Buffer.of(1));
}

/** `POST /api/reminders/work`: this process's own request to plan and send what is due. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwn(request)) return new Response(null, { status: 404 });
  const site = siteReminders();
  const db = await site?.db();
  if (site && db && (await hasReminders(db))) {
    const now = readClock();
    await keepHook(db).catch((failure) => console.warn(`The guide's webhook: ${failure}`));
    await work({ db, now, send: site.send, read: readReminded, word: wordPush });
    await tidy(db, now);
  }
  return new Response(null, { status: 204 });
}
