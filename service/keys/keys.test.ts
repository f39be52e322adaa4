import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Store } from "../store/store.ts";
import { openTestStore } from "../store/test-store.ts";
import { createKey, createKeyFinder, keyForm, listKeys, revokeKey } from "./keys.ts";
import { hashToken } from "./token-text.ts";

const now = 1_787_421_600;

describe("a key's text", () => {
  it("is nn_live_, 30 random and 6 checksum characters of base 62", () => {
    const texts = Array.from({ length: 200 }, keyForm.create);
    for (const text of texts) expect(text).toMatch(/^nn_live_[0-9A-Za-z]{36}$/);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.every(keyForm.fits)).toBe(true);
  });

  it("no longer passes when any one character is changed", () => {
    const text = keyForm.create();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: text.length - 1 }), fc.constantFrom(..."0aZ_-"), (at, other) => {
        fc.pre(text[at] !== other);
        expect(keyForm.fits(text.slice(0, at) + other + text.slice(at + 1))).toBe(false);
      }),
    );
  });

  it.each(["", "nn_live_", "nn_test_".padEnd(44, "a"), `${keyForm.create()}a`, `${keyForm.create()}\n`])(
    "is never %j",
    (text) => expect(keyForm.fits(text)).toBe(false),
  );
});

describe("keys in the store", () => {
  let store: Store;
  beforeEach(async () => {
    store = await openTestStore();
  });
  afterEach(() => store.close());

  it("are kept as a hash and a hint alone", async () => {
    const text = await createKey(store.db, { plan: "plus", label: "site", now });
    const rows = await store.db.selectFrom("api_key").selectAll().execute();
    expect(rows).toEqual([
      {
        hash: hashToken(text),
        hint: keyForm.hint(text),
        plan: "plus",
        label: "site",
        owner: null,
        created_at: now,
        revoked_at: null,
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(text.slice(16));
  });

  it("are found with their plan until they are revoked", async () => {
    const text = await createKey(store.db, { plan: "live", now });
    const find = () => createKeyFinder(store.db, () => now * 1000);
    expect(await find()(text)).toMatchObject({ hash: hashToken(text), plan: "live" });
    await revokeKey(store.db, { which: text, now: now + 5 });
    expect(await find()(text)).toBe("revoked_key");
    expect(await find()(keyForm.create())).toBe("invalid_key");
  });

  it("are of one account where they name the same owner, else each of its own", async () => {
    const asked = [{ owner: "harbour" }, { owner: "harbour" }, {}, {}];
    const find = createKeyFinder(store.db, () => now * 1000);
    const owners = [];
    for (const each of asked) {
      const found = await find(await createKey(store.db, { plan: "plus", now, ...each }));
      owners.push(typeof found === "string" ? found : found.owner);
    }
    expect(owners.slice(0, 2)).toEqual(["harbour", "harbour"]);
    expect(new Set(owners).size).toBe(3);
  });

  it("are revoked by text, hint or the beginning of the hash, once", async () => {
    for (const name of [
      (text: string) => text,
      keyForm.hint,
      (text: string) => hashToken(text).slice(0, 12),
    ]) {
      const text = await createKey(store.db, { plan: "free", now });
      expect(await revokeKey(store.db, { which: name(text), now: now + 1 })).toMatchObject({
        hint: keyForm.hint(text),
        revokedAt: now + 1,
      });
      expect(await revokeKey(store.db, { which: name(text), now: now + 9 })).toMatchObject({
        revokedAt: now + 1,
      });
    }
    expect(await revokeKey(store.db, { which: "", now })).toBe("unknown");
    expect(await revokeKey(store.db, { which: keyForm.create(), now })).toBe("unknown");
    expect(await listKeys(store.db)).toHaveLength(3);
  });

  it("stop working within 5 s of being revoked, and are believed until then", async () => {
    let atMs = now * 1000;
    const find = createKeyFinder(store.db, () => atMs);
    const text = await createKey(store.db, { plan: "free", now });
    expect(await find(text)).toMatchObject({ plan: "free" });
    await revokeKey(store.db, { which: text, now });
    atMs += 4_999;
    expect(await find(text)).toMatchObject({ plan: "free" });
    atMs += 1;
    expect(await find(text)).toBe("revoked_key");
  });

  it("work as soon as they are made, also after a miss", async () => {
    const find = createKeyFinder(store.db, () => now * 1000);
    const first = await createKey(store.db, { plan: "free", now });
    await store.db.deleteFrom("api_key").execute();
    expect(await find(first)).toBe("invalid_key");
    const second = await createKey(store.db, { plan: "free", now });
    expect(await find(second)).toMatchObject({ plan: "free" });
  });
});
