const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Why a request is refused before Next sees it, which would answer these with a 500. */
export type FrontRefusal = { status: 400 | 405; headers: Record<string, string>; text: string };

/** The refusal of a request whose method or address no page can have; null for all others. */
export function refuseRequest(method: string | undefined, target: string | undefined): FrontRefusal | null {
  if (!methods.includes(method ?? ""))
    return { status: 405, headers: { Allow: methods.join(", ") }, text: "This method is not allowed." };
  if (!isReadable(target ?? "")) return { status: 400, headers: {}, text: "This address can't be read." };
  return null;
}

/** Whether every escape in the path is one of UTF-8, and none is of a null character. */
function isReadable(target: string): boolean {
  if (/%00|\0/.test(target)) return false;
  const [path = ""] = target.split("?", 1);
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
