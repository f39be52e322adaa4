import type { ShareWords } from "@/components/share/share-button";
import { shareWords } from "@/components/share/share-words";
import type { Words } from "@/lib/i18n";

export type FavouriteWords = Record<
  | "unnamed"
  | "inUse"
  | "use"
  | "none"
  | "findChannels"
  | "rename"
  | "remove"
  | "up"
  | "down"
  | "drag"
  | "moved"
  | "elsewhere"
  | "delete"
  | "deleted"
  | "undo"
  | "create"
  | "created"
  | "export"
  | "import"
  | "imported"
  | "importFailed"
  | "shareList"
  | "offered"
  | "accept"
  | "decline"
  | "accepted",
  string
> & { share: ShareWords };

/** `country` as written inside a sentence. Sentences keep their `{places}` for islands. */
export const favouriteWords = (t: Words, country: string): FavouriteWords => ({
  unnamed: t("favourites.unnamed"),
  inUse: t("favourites.inUse"),
  use: t("favourites.use"),
  none: t("favourites.none"),
  findChannels: t("favourites.findChannels"),
  rename: t("favourites.rename"),
  remove: t("favourites.remove", { channel: "{channel}" }),
  up: t("favourites.up", { channel: "{channel}" }),
  down: t("favourites.down", { channel: "{channel}" }),
  drag: t("favourites.drag"),
  moved: t("favourites.moved", { channel: "{channel}", place: "{place}" }),
  elsewhere: t("favourites.elsewhere", { country }),
  delete: t("favourites.delete", { list: "{list}" }),
  deleted: t("favourites.deleted", { list: "{list}" }),
  undo: t("favourites.undo"),
  create: t("favourites.create"),
  created: t("favourites.created", { number: "{number}" }),
  export: t("favourites.export"),
  import: t("favourites.import"),
  imported: t("favourites.imported"),
  importFailed: t("favourites.importFailed"),
  shareList: t("favourites.shareList", { list: "{list}" }),
  offered: t("favourites.offered", { list: "{list}" }),
  accept: t("favourites.accept"),
  decline: t("favourites.decline"),
  accepted: t("favourites.accepted"),
  share: shareWords(t),
});
