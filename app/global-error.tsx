"use client";

import { Failure } from "@/components/shell/failure";
import { lastWords } from "@/components/shell/last-words";
import { fontClasses } from "./fonts/fonts";
import "./globals.css";

/** The last resort, if not even a layout could be rendered. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en" className={fontClasses}>
      <title>{lastWords.title}</title>
      <body className="font-sans">
        <main>
          <Failure retry={retry} />
        </main>
      </body>
    </html>
  );
}
