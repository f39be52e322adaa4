import { Webhook } from "standardwebhooks";
import { takeNews } from "@/lib/reminders/engine";
import { readHook } from "@/lib/reminders/hook";
import { readNews } from "@/lib/reminders/news";
import { siteReminders } from "@/lib/reminders/site";
import { readClock } from "@/lib/time/clock";

const longestBody = 40_000;

const answer = (status: number) => new Response(null, { status });

/** `POST /api/reminders/hook`: a message of the guide's webhook about an event, signed by it. */
export async function POST(request: Request): Promise<Response> {
  const db = await siteReminders()?.db();
  const hook = db && (await readHook(db));
  if (!db || !hook) return answer(404);
  const text = await request.text();
  if (text.length > longestBody) return answer(413);
  let body: unknown;
  try {
    body = new Webhook(hook.secret).verify(text, Object.fromEntries(request.headers));
  } catch {
    return answer(401);
  }
  const news = readNews(request.headers.get("webhook-id") ?? "", body);
  if (news) await takeNews({ db, now: readClock() }, news);
  return answer(204);
}
