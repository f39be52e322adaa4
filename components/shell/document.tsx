import type { ReactNode } from "react";
import { ClockProvider } from "@/components/ui/clock";
import { InlineScript } from "@/components/ui/inline-script";
import { markSeen } from "@/components/ui/mark-seen";
import { findHourCycle } from "@/lib/time/format";
import { clockScript } from "./clock-script";

/** Before the first paint: a colour scheme that the person chose overrides the device's. */
const chosenTheme = `try{var t=localStorage.getItem("theme");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch{}`;

/** Before the first paint: only whoever opens the site on its own machine is led to set it up. */
const onItsMachine = `/^(localhost|127\\.0\\.0\\.1|\\[::1\\])$/.test(location.hostname)&&(document.documentElement.dataset.onItsMachine="")`;

/**
 * Before the first paint: a television, or whoever asks for its look by `?tv`, gets large type and no pointer. It holds
 * for the visit; `?tv=off` ends it.
 */
const onTelevision = `try{var v=new URLSearchParams(location.search).get("tv");if(v!==null)sessionStorage.setItem("tv",v==="off"?"off":"on");var k=sessionStorage.getItem("tv");if(k?k==="on":/\\b(SMART-TV|SmartTV|Tizen.+TV|Web0S|BRAVIA|AFT[A-Z]|GoogleTV|Android TV|HbbTV)/.test(navigator.userAgent))document.documentElement.dataset.tv=""}catch{}`;

/** The document of every page. `aheadMs` is the lead of the site's clock, for islands. */
export const Document = ({
  lang,
  locale = lang,
  dir,
  fonts,
  aheadMs,
  skip,
  nonce,
  early = [],
  children,
}: {
  lang: string;
  /** BCP 47 locale of times. */
  locale?: string;
  dir: "ltr" | "rtl";
  fonts: string;
  aheadMs: number;
  skip: string;
  /** Of a page that is made for each request. */
  nonce?: string | undefined;
  /** What else runs before the first paint, as texts of scripts. */
  early?: readonly string[];
  children: ReactNode;
}) => (
  <html
    lang={lang}
    data-locale={locale}
    data-hours={findHourCycle(locale)}
    dir={dir}
    className={fonts}
    suppressHydrationWarning
  >
    {/* biome-ignore lint/style/noHeadElement: the document of every layout. */}
    <head>
      {/* One script rather than several: each stops the parser, and so holds back the first paint. */}
      <InlineScript
        text={[chosenTheme, onItsMachine, onTelevision, `(${markSeen})()`, clockScript, ...early].join(";")}
        nonce={nonce}
      />
    </head>
    <body className="flex min-h-dvh flex-col font-sans">
      <a
        href="#content"
        className="no-print sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-cell focus:bg-panel focus:px-4 focus:py-2 focus:font-title"
      >
        {skip}
      </a>
      <ClockProvider aheadMs={aheadMs}>{children}</ClockProvider>
    </body>
  </html>
);
