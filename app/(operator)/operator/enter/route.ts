import { operatorGuard } from "@/lib/api/operator";
import { cookieSeconds, isOwnWrite, isSame, operatorCookie, writeCookie } from "@/lib/operator/access";
import { seeOther } from "@/lib/pages/operator";
import { paths } from "@/lib/paths";
import { readClock } from "@/lib/time/clock";

/** `POST /operator/enter`: exchanges the operator's token for a cookie that proves it. */
export async function POST(request: Request): Promise<Response> {
  const { token } = operatorGuard();
  if (token === null) return new Response(null, { status: 404 });
  if (!isOwnWrite(request.headers)) return new Response(null, { status: 403 });
  const form = await request.formData();
  if (!isSame(String(form.get("token") ?? ""), token)) return seeOther(paths.operatorEntry(true));
  const isSecure = request.headers.get("x-forwarded-proto")?.split(",")[0] === "https";
  const cookie = [
    `${operatorCookie}=${writeCookie(token, readClock())}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Strict",
    `Max-Age=${cookieSeconds}`,
    ...(isSecure ? ["Secure"] : []),
  ];
  return seeOther(paths.setup(), { "Set-Cookie": cookie.join("; ") });
}
