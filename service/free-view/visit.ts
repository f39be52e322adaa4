import http from "node:http";
import https from "node:https";

/** What came of visiting a page: it answered, it is gone or broken, or nothing can be told (it turns visitors like us away). */
export type Visit = { outcome: "answers" | "fails" | "unclear"; message: string };

const mostRedirects = 5;

/** Statuses by which a site turns programs away, or says that it is busy, rather than that a page is gone. */
const turnedAway = new Set([401, 403, 405, 406, 407, 408, 418, 425, 429, 451, 503]);

/** Asks for a page as a browser's link would, reads none of it, and follows at most five redirects. Never throws. */
export async function visitPage(address: string, timeoutMs: number): Promise<Visit> {
  let url = URL.parse(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
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
    else return { outcome: turnedAway.has(status) ? "unclear" : "fails", message: `answered ${status}` };
  }
  return { outcome: "fails", message: `leads on and on: more than ${mostRedirects} redirects` };
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
