import { cookies, headers } from "next/headers";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { hasOwnService, operatorGuard } from "@/lib/api/operator";
import { findAccess, isOwnWrite, type OperatorAccess, operatorCookie } from "@/lib/operator/access";
import { hereHeader } from "@/lib/operator/here";
import { readClock } from "@/lib/time/clock";

/** How a request to an operator's page or route came in; null if it isn't let in. */
async function findOperator(): Promise<OperatorAccess | null> {
  await connection();
  const [sent, jar] = [await headers(), await cookies()];
  const asked = {
    here: sent.get(hereHeader),
    authorization: sent.get("authorization"),
    cookie: jar.get(operatorCookie)?.value ?? null,
  };
  return findAccess(asked, operatorGuard(), readClock());
}

/** Answers as if there were no such page, unless an operator asks for it. */
export async function requireOperator({ ownService = false } = {}): Promise<void> {
  if ((await findOperator()) === null || (ownService && !hasOwnService())) notFound();
}

const noStore = { "Cache-Control": "no-store" };

const refused = (status: 403 | 404): Response => new Response(null, { status, headers: noStore });

/** Null if an operator may read a route, else what to answer. */
export const refuseRead = async (): Promise<Response | null> =>
  (await findOperator()) === null ? refused(404) : null;

/** Null if an operator may write by a route, else what to answer: another site's page may not. */
export async function refuseWrite(request: Request): Promise<Response | null> {
  const access = await findOperator();
  if (access === null || !hasOwnService()) return refused(404);
  // No page of another site can add that header.
  return access === "token" || isOwnWrite(request.headers) ? null : refused(403);
}

/** Leads a browser on after a form, so that going back or reloading doesn't send it again. */
export const seeOther = (path: string, more: HeadersInit = {}): Response =>
  new Response(null, { status: 303, headers: { Location: path, ...noStore, ...more } });
