/** A provider's or region's lineup that an operator imported. */
export type ProviderLineupTable = {
  /** `ln_…`, derived from its country, name and region. */
  id: string;
  country: string;
  name: string;
  region: string | null;
  /** What its channels ask of viewers; null if the operator didn't say. */
  access: "free" | "subscription" | null;
};

/** A channel in it, as the provider's list names it. */
export type ProviderPlaceTable = {
  lineup: string;
  /** From 0. */
  place: number;
  name: string;
  /** The channel database's id. */
  known: string | null;
  /** The provider's own id, which guides of it may carry. */
  token: string | null;
  number: number | null;
};
