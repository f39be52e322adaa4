import { primaryLook, quietLook } from "@/components/ui/button";
import { takeOver } from "./attend";
import type { UpdateWords } from "./update-words";

/** Offers a new version: whoever reads on is left alone. */
export const VersionToast = ({
  worker,
  words,
  onLater,
}: {
  worker: ServiceWorker;
  words: UpdateWords;
  onLater: () => void;
}) => (
  <aside
    role="status"
    className="no-print fixed inset-x-3 bottom-[calc(var(--bar-height)+0.75rem)] z-40 mx-auto flex max-w-[30rem] flex-wrap items-center gap-2 rounded-card border border-line bg-panel p-3 shadow-lg"
  >
    <p className="grow px-1">{words.text}</p>
    <button type="button" onClick={() => takeOver(worker)} className={primaryLook}>
      {words.take}
    </button>
    <button type="button" onClick={onLater} className={quietLook}>
      {words.later}
    </button>
  </aside>
);
