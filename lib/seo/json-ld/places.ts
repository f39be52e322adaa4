import type {
  BreadcrumbList,
  BroadcastService,
  SearchAction,
  TelevisionChannel,
  WebSite,
  WithActionConstraints,
} from "schema-dts";
import type { Channel } from "@/lib/shapes";

/** Formats an instant, epoch seconds, for schema.org. */
export const dateTime = (epoch: number): string => new Date(epoch * 1000).toISOString();

/** A channel as a broadcast service; `url` is its page. */
export const buildService = ({
  name,
  country,
  url,
}: {
  name: string;
  country?: string | null;
  url: string;
}) =>
  ({
    "@type": "BroadcastService",
    "@id": `${url}#service`,
    name,
    broadcastDisplayName: name,
    url,
    ...(country ? { areaServed: { "@type": "Country", name: country } } : {}),
  }) satisfies BroadcastService;

/** A channel with everything known about it. */
export const channelThing = (
  channel: Channel,
  { url, zone }: { url: string; zone: string },
): TelevisionChannel => ({
  "@type": "TelevisionChannel",
  "@id": `${url}#channel`,
  name: channel.name,
  url,
  ...(channel.number ? { broadcastChannelId: String(channel.number) } : {}),
  ...(channel.categories.length > 0 ? { genre: channel.categories } : {}),
  providesBroadcastService: {
    ...buildService({ name: channel.name, country: channel.country, url }),
    broadcastTimezone: zone,
    ...(channel.logo ? { logo: channel.logo } : {}),
    ...(channel.languages.length > 0 ? { inLanguage: channel.languages } : {}),
  },
});

/** The breadcrumb trail from a market's first page. Addresses are absolute. */
export const breadcrumbs = (trail: readonly { name: string; url: string }[]): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: url,
  })),
});

/** The site, and how to search it: `search` is the address of its search page. */
export function website({
  name,
  url,
  search,
  language,
}: Record<"name" | "url" | "search" | "language", string>): WebSite {
  const action: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${search}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": `${url}#site`,
    name,
    url,
    inLanguage: language,
    potentialAction: action,
  };
}
