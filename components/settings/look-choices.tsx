"use client";

import { useGridView, zooms } from "@/components/guide/use-grid-view";
import { type Theme, themes, useTheme } from "@/components/shell/use-theme";
import { pillLook } from "@/components/ui/pill";

/** Light, dark, or the device's choice. */
export function ThemeChoice({ words }: { words: Record<Theme | "label", string> }) {
  const [theme, choose] = useTheme();
  return (
    <Either
      label={words.label}
      isNamedAbove
      options={themes.map((each) => [each, words[each]])}
      value={theme}
      onChange={choose}
    />
  );
}

/** The guide's rows and the width of its hours. */
export function GridChoice({
  words,
}: {
  words: Record<"density" | "comfortable" | "compact" | "zoom", string>;
}) {
  const { value, choose } = useGridView();
  return (
    <div className="grid gap-5">
      <Either
        label={words.density}
        options={[
          ["comfortable", words.comfortable],
          ["compact", words.compact],
        ]}
        value={value.density}
        onChange={(density) => choose({ ...value, density })}
      />
      <label className="grid max-w-[340px] gap-1 text-sm text-muted">
        {words.zoom}
        <input
          type="range"
          min={zooms.least}
          max={zooms.most}
          step={zooms.step}
          value={value.zoom}
          onChange={(change) => choose({ ...value, zoom: Number(change.target.value) })}
          className="min-h-11 w-full accent-brand"
        />
      </label>
    </div>
  );
}

const Either = <T extends string>({
  label,
  isNamedAbove = false,
  options,
  value,
  onChange,
}: {
  label: string;
  isNamedAbove?: boolean;
  options: [value: T, label: string][];
  value: T;
  onChange(value: T): void;
}) => (
  <fieldset>
    <legend className={isNamedAbove ? "sr-only" : "mb-2 text-sm text-muted"}>{label}</legend>
    <div className="flex flex-wrap gap-2">
      {options.map(([each, word]) => (
        <button
          key={each}
          type="button"
          aria-pressed={value === each}
          onClick={() => onChange(each)}
          className={`${pillLook(value === each)} min-h-11! px-4!`}
        >
          {word}
        </button>
      ))}
    </div>
  </fieldset>
);
