import { type DBSchema, type IDBPDatabase, openDB } from "idb";

interface Kept extends DBSchema {
  kept: { key: string; value: unknown };
}

let database: Promise<IDBPDatabase<Kept> | null> | undefined;

/** The device's own database; null if the browser keeps none, as in some private windows. */
function open(): Promise<IDBPDatabase<Kept> | null> {
  database ??= openDB<Kept>("nownext", 1, { upgrade: (made) => void made.createObjectStore("kept") }).catch(
    () => null,
  );
  return database;
}

/**
 * A value in the device's database, which the service worker can read too, shared by all islands and tabs. It has the
 * shape of a device store, whose value is that of an empty device until `loaded`. What must be known before the first
 * paint is kept by `createDeviceStore` instead.
 */
export function createDatabaseStore<T>(
  key: string,
  { read, write }: { read(stored: unknown): T; write(value: T): unknown },
) {
  const initial = read(undefined);
  const listeners = new Set<() => void>();
  let value = initial;
  let isLoaded = false;
  let isAsked = false;
  const others = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(`nownext:${key}`);

  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function load(): Promise<void> {
    const kept = await open();
    value = kept ? read(await kept.get("kept", key)) : value;
    isLoaded = true;
    tell();
  }

  function subscribe(listener: () => void): () => void {
    if (!isAsked) void load();
    isAsked = true;
    if (others) others.onmessage = () => void load();
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Changes the stored value, whichever tab changed it last. */
  async function change(by: (value: T) => T): Promise<void> {
    const kept = await open();
    const changing = kept?.transaction("kept", "readwrite");
    value = by(changing ? read(await changing.store.get(key)) : value);
    await changing?.store.put(write(value), key);
    await changing?.done;
    isLoaded = true;
    tell();
    others?.postMessage(null);
  }

  return { change, subscribe, current: () => value, empty: () => initial, loaded: () => isLoaded };
}
