import type { Channel } from "./shapes.ts";

/** What a channel asks of viewers. Unknown is said, never guessed. */
export type Access = NonNullable<Channel["access"]>;

/** What decides a channel's access: the API's word for the country, else whether it has a free way at all. */
export type AccessFacts = Pick<Channel, "access" | "free">;

export const accessOf = ({ access, free }: AccessFacts): Access => access ?? (free ? "free" : "unknown");

export const isFree = (channel: AccessFacts): boolean => accessOf(channel) === "free";
