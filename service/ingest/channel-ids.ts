/** The ids of the channels that a source has declared so far, by which its programmes name them. */
export type ChannelIds = {
  note(id: string): void;
  /** A declared channel's id as it was declared, if a programme writes it in another case; other ids as they are. */
  find(id: string): string;
};

export function createChannelIds(): ChannelIds {
  const declared = new Set<string>();
  /** By their lower case; null if several declared ids have it. */
  const lower = new Map<string, string | null>();
  return {
    note(id) {
      if (declared.has(id)) return;
      declared.add(id);
      const key = id.toLowerCase();
      lower.set(key, lower.has(key) ? null : id);
    },
    find: (id) => (declared.has(id) ? id : (lower.get(id.toLowerCase()) ?? id)),
  };
}
