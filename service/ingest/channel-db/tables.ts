import { readTable } from "./csv-file.ts";

/** The rows of the channel database that the guide can use, as the files write them. */
export type Tables = {
  channels: Row<(typeof columns.channels)[number]>[];
  feeds: Row<(typeof columns.feeds)[number]>[];
  logos: Row<(typeof columns.logos)[number]>[];
  blocklist: Row<(typeof columns.blocklist)[number]>[];
  siteMap: Row<(typeof columns.siteMap)[number]>[];
  timezones: Row<(typeof columns.timezones)[number]>[];
  regions: Row<(typeof columns.regions)[number]>[];
};

type Row<Column extends string> = Record<Column, string>;

const columns = {
  channels: [
    "id",
    "name",
    "alt_names",
    "owners",
    "country",
    "categories",
    "is_nsfw",
    "launched",
    "closed",
    "website",
  ],
  feeds: ["channel", "id", "name", "is_main", "broadcast_area", "timezones", "languages"],
  logos: ["channel", "feed", "in_use", "tags", "width", "height", "format", "url"],
  blocklist: ["channel", "reason"],
  siteMap: ["site", "site_id", "xmltv_id"],
  timezones: ["id", "countries"],
  regions: ["code", "countries"],
} as const;

/** Reads the files of a channel database; the site mapping, the zones and the regions may be absent. Throws a ChannelDbError. */
export async function readTables(dir: string): Promise<Tables> {
  const optional = true;
  return {
    channels: await readTable(dir, { name: "channels", columns: columns.channels }),
    feeds: await readTable(dir, { name: "feeds", columns: columns.feeds }),
    logos: await readTable(dir, { name: "logos", columns: columns.logos }),
    blocklist: await readTable(dir, { name: "blocklist", columns: columns.blocklist }),
    siteMap: await readTable(dir, { name: "site_map_flat", optional, columns: columns.siteMap }),
    timezones: await readTable(dir, { name: "timezones", optional, columns: columns.timezones }),
    regions: await readTable(dir, { name: "regions", optional, columns: columns.regions }),
  };
}
