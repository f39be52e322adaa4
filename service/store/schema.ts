import type {
  AiringTable,
  DerivedChannelTable,
  EpisodeTable,
  EventAliasTable,
  EventChangeTable,
  EventTable,
  FixtureTable,
  ShowAliasTable,
  ShowKeyTable,
  ShowTable,
  SightingTable,
  StaleKeyTable,
} from "./schema/derived.ts";
import type { ProviderLineupTable, ProviderPlaceTable } from "./schema/lineups.ts";
import type {
  ChannelTable,
  FeedTable,
  FormerSlotTable,
  KnownChannelTable,
  KnownNameTable,
  LineupTable,
  SiteMapTable,
  SlotMeaning,
  SlotTable,
  SlotTitle,
  SourceRunTable,
  SourceTable,
  TitleTable,
  TitleTextView,
} from "./schema/listings.ts";
import type {
  ApiKeyTable,
  CallCountTable,
  FreeViewCheckTable,
  GuideAddressTable,
  IdempotencyTable,
  LeaseTable,
  MetaTable,
  OutboxTable,
  WebhookTable,
} from "./schema/operating.ts";

/**
 * The tables, the same on every engine. Times are epoch seconds; `*_json` columns hold JSON text; booleans
 * are 0 or 1. `ref` columns are internal keys and never leave the service.
 */
export type Database = {
  source: SourceTable;
  source_run: SourceRunTable;
  feed: FeedTable;
  channel: ChannelTable;
  lineup: LineupTable;
  slot: SlotTable & SlotMeaning & SlotTitle;
  former_slot: FormerSlotTable;
  title: TitleTable;
  title_text: TitleTextView;
  derived_channel: DerivedChannelTable;
  stale_key: StaleKeyTable;
  sighting: SightingTable;
  event: EventTable;
  event_alias: EventAliasTable;
  event_change: EventChangeTable;
  fixture: FixtureTable;
  airing: AiringTable;
  show: ShowTable;
  show_key: ShowKeyTable;
  episode: EpisodeTable;
  show_alias: ShowAliasTable;
  known_channel: KnownChannelTable;
  known_name: KnownNameTable;
  site_map: SiteMapTable;
  api_key: ApiKeyTable;
  guide_address: GuideAddressTable;
  call_count: CallCountTable;
  lease: LeaseTable;
  webhook: WebhookTable;
  outbox: OutboxTable;
  idempotency: IdempotencyTable;
  free_view_check: FreeViewCheckTable;
  provider_lineup: ProviderLineupTable;
  provider_place: ProviderPlaceTable;
  meta: MetaTable;
};
