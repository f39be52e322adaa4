import type { Kind } from "./kind.ts";

/** The drawings that stand for pictures. */
export const scenes = [
  "hills",
  "city",
  "coast",
  "forest",
  "village",
  "bridge",
  "tree",
  "stage",
  "screen",
  "sea",
  "road",
  "dunes",
  "peaks",
  "planet",
  "plate",
  "globe",
  "balloons",
  "bars",
  "pitch",
  "court",
  "hoop",
  "hall",
  "rink",
  "ring",
  "track",
  "green",
  "baize",
  "water",
] as const;

export type SceneName = (typeof scenes)[number];

/** A hue of its own for a text: the same on every machine. */
export function hueOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % 360;
}

/** The scenes for a programme if only its kind is known. */
const ofKind: Record<Kind, readonly SceneName[]> = {
  movie: ["screen", "sea", "road", "dunes", "city"],
  sport: ["pitch"],
  news: ["globe"],
  kids: ["balloons"],
  music: ["bars", "stage"],
  docu: ["peaks", "planet"],
  general: ["hills", "city", "coast", "forest", "village", "bridge", "tree", "stage"],
};

/** The scene of a kind for a title: always the same one, so that a show is known by it. */
export function sceneOfKind(kind: Kind, title: string): SceneName {
  const all = ofKind[kind];
  return all[hueOf(title) % all.length] ?? "hills";
}
