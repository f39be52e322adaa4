"use client";

import { createDeviceStore, useDeviceStore } from "@/components/ui/device-store";
import { SwitchKnob, switchLook } from "@/components/ui/switch-link";
import { useAwake } from "@/components/ui/use-awake";
import { hasEffect } from "@/lib/favourites/mine";
import { freeKey } from "./mine-script";
import { askForMine, useMine } from "./use-favourites";

const free = createDeviceStore<boolean>(freeKey, {
  read: (text) => text === "1",
  write: (isOn) => (isOn ? "1" : null),
});

/** Whether only free channels are shown. */
export const useFreeOnly = (): boolean => useDeviceStore(free);

type SwitchProps = { label: string; isOn: boolean; onPress(): void };

/** Hidden without scripts. */
const Switch = ({ label, isOn, onPress }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    onClick={onPress}
    className={`${switchLook} [@media(scripting:none)]:hidden`}
  >
    <SwitchKnob />
    {label}
  </button>
);

/** Shows a person's channels, or all for the moment; asks how they watch if they never said, or picked none yet. */
export function MineSwitch({ label }: { label: string }) {
  const awake = useAwake();
  const [mine, change] = useMine();
  const isSet = hasEffect(mine);
  return (
    <Switch
      label={label}
      isOn={awake && isSet && mine.on}
      onPress={() => (isSet ? change((kept) => ({ ...kept, on: !kept.on })) : askForMine())}
    />
  );
}

/** Leaves only the free channels' lines in the lists with `data-free-list`. */
export function FreeSwitch({ label }: { label: string }) {
  const isOn = useFreeOnly();
  return (
    <Switch
      label={label}
      isOn={isOn}
      onPress={() => {
        free.change(() => !isOn);
        document.documentElement.toggleAttribute("data-free-only", !isOn);
      }}
    />
  );
}
