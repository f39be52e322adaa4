import createLimit from "p-limit";

/** How many pages that nobody has seen are rendered at a time. More would be done later, all of them. */
const mostAtOnce = 8;

/** What isn't stored by then, because it fails or waits for the guide, makes room for others, ms. */
const longestMs = 4_000;

/** Whoever comes when so many wait goes ahead of them: their number has an end. */
const mostWaiting = 1_000;

type Setting = {
  most?: number;
  /** Whether the guide answers nobody: then nobody waits for those who wait for it. */
  isGuideSilent?: () => boolean;
};

export type Entrance = ReturnType<typeof createEntrance>;

/** Lets pages that nobody has seen be rendered in turn. */
export function createEntrance({ most = mostAtOnce, isGuideSilent = () => false }: Setting = {}) {
  const inTurn = createLimit(most);
  const leaves = new Map<string, () => void>();

  /** Keeps a page's place until it leaves. */
  async function stay(page: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, longestMs);
    leaves.set(page, resolve);
    await promise;
    clearTimeout(timer);
    if (leaves.get(page) === resolve) leaves.delete(page);
  }

  return {
    /** Resolves once a page may be rendered. */
    async enter(page: string): Promise<void> {
      if (isGuideSilent() || inTurn.pendingCount >= mostWaiting) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      void inTurn(() => {
        resolve();
        return stay(page);
      });
      await promise;
    },
    /** Whether pages wait, or would. */
    isFull: (): boolean => inTurn.activeCount >= most,
    /** Makes room, because a page has been stored. */
    leave: (page: string): void => leaves.get(page)?.(),
  };
}
