import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

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
    // Without storage, the choice lasts as long as the page.
  }
  window.dispatchEvent(new Event(changed));
}

/** The colour scheme chosen on this device, and its setter. */
export const useTheme = (): [Theme, (theme: Theme) => void] => [
  useSyncExternalStore<Theme>(subscribe, readTheme, () => "system"),
  choose,
];
