import { Icon } from "@/components/ui/icon";
import { NameLink } from "@/components/ui/name-link";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import type { Channel } from "@/lib/shapes";

/** Channels without listings now, folded. */
export const SilentChannels = ({ market, channels, t }: { market: string; channels: Channel[]; t: Words }) =>
  channels.length > 0 ? (
    <details className="group mt-8">
      <summary className="flex min-h-11 items-center gap-2 font-title text-muted hover:text-ink">
        <Icon name="down" size={18} className="group-open:rotate-180" />
        {t("now.silent", { count: channels.length })}
      </summary>
      <ul className="grid grid-cols-2 gap-x-6 wide:grid-cols-3 desk:grid-cols-4">
        {channels.map(({ id, name }) => (
          <li key={id} className="min-w-0">
            <NameLink
              href={paths.channel(market, id)}
              className="block truncate py-1.5 text-muted pointer-coarse:py-3 hover:text-ink hover:underline"
            >
              {name}
            </NameLink>
          </li>
        ))}
      </ul>
    </details>
  ) : null;
