import { initialsOf, sceneColour } from "@/lib/name-plate";

/** What stands for a programme that has no picture: its own colour and initials. Decorative. */
export const PickPicture = ({ title, className = "" }: { title: string; className?: string }) => (
  <span
    aria-hidden="true"
    className={`keep-colour grid place-items-center overflow-hidden text-[clamp(2rem,5vw,4rem)] font-[850] tracking-[-0.04em] text-scene-ink/25 print:hidden ${className}`}
    style={{ background: `linear-gradient(150deg, ${sceneColour(title, 1)}, ${sceneColour(title, 0)})` }}
  >
    {initialsOf(title).slice(0, 3)}
  </span>
);
