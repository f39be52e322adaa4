"use client";

import { Icon } from "@/components/ui/icon";
import type { ThemeWords } from "./theme-words";
import { themes, useTheme } from "./use-theme";

/** Cycles through the device's colours, light and dark. Hidden without scripts. */
export function ThemeButton({ words }: { words: ThemeWords }) {
  const [theme, choose] = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
  const label = `${words.label}: ${words[theme]}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => choose(next)}
      className="grid size-[44px] shrink-0 place-items-center rounded-full text-muted hover:bg-raised hover:text-ink [@media(scripting:none)]:hidden"
    >
      <Icon name={theme} size={19} />
    </button>
  );
}
