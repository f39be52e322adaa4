import { connection } from "next/server";
import type { z } from "zod";
import { newReminderSchema, oldReminderSchema } from "@/lib/reminders/change";
import { isKnownEndpoint } from "@/lib/reminders/push-services";
import { reminderSettings } from "@/lib/reminders/settings";
import { siteReminders } from "@/lib/reminders/site";
import { putReminder, removeReminder } from "@/lib/reminders/store/store";
import { mayChange } from "@/lib/reminders/visitors";

const longestBody = 8_000;

const answer = (status: number) => new Response(null, { status, headers: { "Cache-Control": "no-store" } });

/** A change that a page of this site asks for; otherwise the answer. */
async function readChange<Change extends { subscription: { endpoint: string } }>(
  request: Request,
  schema: z.ZodType<Change>,
): Promise<Change | Response> {
  const from = request.headers.get("sec-fetch-site");
  if (from !== null && from !== "same-origin") return answer(403);
  const visitor = request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  if (!mayChange(visitor, performance.now())) return answer(429);
  const text = await request.text();
  if (text.length > longestBody) return answer(413);
  const read = schema.safeParse(parse(text));
  if (!read.success) return answer(400);
  const { testOrigin } = reminderSettings();
  return isKnownEndpoint(read.data.subscription.endpoint, testOrigin) ? read.data : answer(422);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `GET /api/reminders`: the key that a browser subscribes with; 404 if the site sends no reminders. */
export async function GET(): Promise<Response> {
  await connection();
  const site = siteReminders();
  return site
    ? Response.json({ key: site.keys.publicKey }, { headers: { "Cache-Control": "no-store" } })
    : answer(404);
}

/** `POST /api/reminders`: adds or changes a reminder. 409 if the device or the site has too many. */
export async function POST(request: Request): Promise<Response> {
  const site = siteReminders();
  if (!site) return answer(404);
  const change = await readChange(request, newReminderSchema);
  if (change instanceof Response) return change;
  return answer((await putReminder(await site.db(), change.subscription, change.reminder)) ? 204 : 409);
}

/** `DELETE /api/reminders`: removes a reminder, or all that is kept of a device. */
export async function DELETE(request: Request): Promise<Response> {
  const site = siteReminders();
  if (!site) return answer(404);
  const change = await readChange(request, oldReminderSchema);
  if (change instanceof Response) return change;
  await removeReminder(await site.db(), change.subscription, change.subject);
  return answer(204);
}
