import http from "node:http";
import https from "node:https";

/** The outcome of visiting a page: it answered, it is gone or broken, or it is unclear because the site rejects programs. */
export type Visit = { outcome: "answers" | "fails" | "unclear"; message: string };

const maxRedirects = 5;

/** Statuses with which a site rejects programs or says that it is busy, rather than that the page is gone. */
const rejections = new Set([401, 403, 405, 406, 407, 408, 418, 425, 429, 451, 503]);

/** Requests a page as a browser would, without reading its body, and follows at most five redirects. Never throws. */
export async function visitPage(address: string, timeoutMs: number): Promise<Visit> {
  let url = URL.parse(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (!url || !/^https?:$/.test(url.protocol)) return { outcome: "fails", message: "leads to no web page" };
    let answer: Awaited<ReturnType<typeof ask>>;
    try {
      answer = await ask(url, timeoutMs);
    } catch (error) {
      return { outcome: "fails", message: error instanceof Error ? error.message : "no answer" };
    }
    const { status, location } = answer;
    if (status >= 200 && status < 300) return { outcome: "answers", message: `answered ${status}` };
    if (status >= 300 && status < 400 && location) url = URL.parse(location, url);
    else return { outcome: rejections.has(status) ? "unclear" : "fails", message: `answered ${status}` };
  }
  return { outcome: "fails", message: `more than ${maxRedirects} redirects` };
}

function ask(url: URL, timeoutMs: number): Promise<{ status: number; location: string | undefined }> {
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        timeout: timeoutMs,
        agent: false,
        headers: { accept: "text/html,*/*;q=0.5", "accept-encoding": "identity", "user-agent": "nownext" },
      },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
        answer.destroy();
      },
    );
    const deadline = setTimeout(
      () => outgoing.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)),
      timeoutMs,
    );
    outgoing.on("close", () => clearTimeout(deadline));
    outgoing.on("error", reject);
    outgoing.end();
  });
}
