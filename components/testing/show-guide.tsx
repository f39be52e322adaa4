import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { ClockProvider } from "@/components/ui/clock";
import { addDays, dateAt, daySpan } from "@/contract/zone";
import { wordsOf } from "@/lib/i18n";
import { marketOf } from "@/lib/market";
import { GuideView } from "../guide/guide-view";
import { StaticAxis, StaticRows } from "../guide/static-screen";
import { answerGuide, gridWords, makeChannels, makeScreen, makeSlots, now } from "./guide-sample";

type Options = {
  channels?: number;
  /** ISO code. */
  country?: string;
  language?: string;
  zone?: string;
  /** The address' query. */
  query?: string;
  toSlots?: typeof makeSlots;
  /** The address of every channel's logo. */
  logo?: string;
  /** Waited for before a request of the site's own routes is answered. */
  before?(path: string): Promise<void> | undefined;
};

/** The guide as the server sends it, which starts when asked to. */
export async function serveGuide({
  channels: count = 23,
  country = "GB",
  language,
  zone = "Europe/London",
  query = "",
  toSlots = makeSlots,
  logo,
  before,
}: Options = {}) {
  const market = marketOf(country, language);
  const channels = makeChannels(count).map((channel) => (logo ? { ...channel, logo } : channel));
  answerRequests((path) => answerGuide(path, channels, toSlots), before);
  const here = location.href;
  history.replaceState(null, "", `/gb/guide${query}`);
  document.documentElement.dir = market.dir;
  const main = document.createElement("main");
  main.style.blockSize = "100vh";
  main.dataset.testid = "guide";
  document.body.append(main);

  const screen = makeScreen(channels, toSlots);
  const today = dateAt(now, zone);
  const guideAt = (read: number) => (
    <ClockProvider aheadMs={now * 1000 - Date.now()}>
      <GuideView
        market={market}
        t={wordsOf(market.words, market.locale)}
        zone={zone}
        now={read}
        today={today}
        date={today}
        hour={null}
        page={1}
        range={{
          start: daySpan(addDays(today, -2), zone).start,
          stop: daySpan(addDays(today, 16), zone).stop,
        }}
        screen={screen}
      />
    </ClockProvider>
  );
  const guide = guideAt(now);
  main.innerHTML = renderToString(guide);
  // What only the server renders: see guide-grid.tsx.
  const first = { locale: market.locale, zone, screen };
  const grid = main.querySelector<HTMLElement>("[role='grid']");
  const [axis, rows] = [
    grid?.querySelector(".marks, [class*='marks']"),
    grid?.querySelector("[role='rowgroup']"),
  ];
  if (!grid || !axis || !rows) throw new Error("the guide has no grid");
  axis.innerHTML = renderToString(<StaticAxis {...first} />);
  rows.innerHTML = renderToString(
    <StaticRows {...first} market={market.slug} dir={market.dir} now={now} words={gridWords} />,
  );

  let root: Root | undefined;
  onTestFinished(() => {
    root?.unmount();
    main.remove();
    history.replaceState(null, "", here);
    document.documentElement.removeAttribute("dir");
  });
  return {
    grid,
    rows: rows as HTMLElement,
    screen: page.getByTestId("guide"),
    /** The page is read again some seconds later. */
    readAgain: async (seconds: number) => {
      root?.render(guideAt(now + seconds));
      await frames();
    },
    wake: async () => {
      root = hydrateRoot(main, guide);
      await eventually(() => {
        if (grid.getAttribute("aria-rowcount") !== String(count) || grid.dataset.awake === undefined)
          throw new Error("the guide sleeps");
      });
    },
  };
}

/** The guide, awake and with its whole lineup. */
export async function showGuide(options: Options = {}) {
  const guide = await serveGuide(options);
  await guide.wake();
  return guide;
}

/** Answers the site's own routes with JSON; what has no answer is refused. */
export function answerRequests(
  answer: (path: string) => unknown,
  before: Options["before"] = () => undefined,
) {
  return vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    const { pathname } = new URL(String(input), location.href);
    await before(pathname);
    const body = answer(pathname);
    return body === null ? new Response(null, { status: 404 }) : Response.json(body);
  });
}

/** Waits until a check passes, however slow the machine is. */
export const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 50_000 });

/** The next frames of the screen. */
export async function frames(count = 2): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}
