"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";

const themes = ["system", "light", "dark"] as const;

type Theme = (typeof themes)[number];

const changed = "nownext:theme";

function readTheme(): Theme {
  const stored = document.documentElement.dataset.theme;
  return stored === "light" || stored === "dark" ? stored : "system";
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

function choose(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  window.dispatchEvent(new Event(changed));
}

/** Goes round the three: the device's colours, light, dark. Hidden where no script runs, for it could do nothing. */
export function ThemeButton({ words }: { words: Record<Theme | "label", string> }) {
  const theme = useSyncExternalStore<Theme>(subscribe, readTheme, () => "system");
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  const label = `${words.label}: ${words[theme]}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => choose(next)}
      className="grid size-10 shrink-0 place-items-center rounded-full text-muted hover:bg-raised hover:text-ink [@media(scripting:none)]:hidden"
    >
      <Icon name={theme} size={19} />
    </button>
  );
}
