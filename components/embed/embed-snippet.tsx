import { Icon } from "@/components/ui/icon";
import { type Card, cardHeights, embedCode } from "@/lib/embed/embed-code";
import type { Words } from "@/lib/i18n";
import { CopyCode } from "./copy-code";

/** The code that other sites embed a card with, folded. `src` is the card's absolute address. */
export const EmbedSnippet = ({
  src,
  title,
  card,
  t,
}: {
  src: string;
  title: string;
  card: Card;
  t: Words;
}) => {
  const frame = t("embed.frame", { title, site: t("site.name") });
  return (
    <details className="no-print group max-w-[40rem]">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-cell text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <Icon name="embed" size={18} />
        {t("embed.open")}
        <Icon name="down" size={16} className="text-faint group-open:-scale-y-100" />
      </summary>
      <div className="mt-2 rounded-card border border-line bg-panel p-4">
        <CopyCode
          code={embedCode({ src, title: frame, height: cardHeights[card] })}
          words={{
            code: t("embed.code"),
            copy: t("embed.copy"),
            copied: t("embed.copied"),
            byHand: t("embed.byHand"),
          }}
        />
      </div>
    </details>
  );
};
