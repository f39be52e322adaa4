import { Icon } from "@/components/ui/icon";

/** A link to an address from the listings; nothing unless it is http(s). */
export const OutsideLink = ({ href }: { href: string | null | undefined }) => {
  const url = href ? URL.parse(href) : null;
  return url && /^https?:$/.test(url.protocol) ? (
    <a
      href={url.href}
      rel="noopener noreferrer nofollow"
      className="inline-flex max-w-full items-center gap-1 underline decoration-line underline-offset-4 hover:decoration-current"
    >
      <span className="truncate">{url.hostname.replace(/^www\./, "")}</span>
      <Icon name="out" size={16} className="shrink-0" />
    </a>
  ) : null;
};
