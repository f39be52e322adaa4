import { initialsOf, sceneColour } from "@/lib/name-plate";
import type { Item } from "@/lib/picks/programme";

/** What stands for a programme that has no picture: its own colour and initials. Decorative. */
export const PickPicture = ({ item: { title }, className }: { item: Item; className: string }) => (
  <span
    aria-hidden="true"
    className={`keep-colour grid place-items-center overflow-hidden text-[2.5rem] font-[850] tracking-[-0.04em] text-scene-ink/25 print:hidden ${className}`}
    style={{ background: `linear-gradient(150deg, ${sceneColour(title, 1)}, ${sceneColour(title, 0)})` }}
  >
    {initialsOf(title).slice(0, 3)}
  </span>
);
