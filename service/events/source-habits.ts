import type { Kysely } from "kysely";
import { addCounts, type Habit, type HabitCounts, habitOf, noHabit } from "../sport/habit.ts";
import { compareText, type Sighting } from "../sport/sighting.ts";
import { getMeta, setMeta } from "../store/meta.ts";
import type { Database } from "../store/schema.ts";
import { listBlocksOfSource, listHabits } from "../store/sightings.ts";
import { addStaleBlocks } from "../store/sightings-write.ts";

/** How a source marks what it shows in a country, as its listings tell. */
export type HabitFinder = (sighting: Pick<Sighting, "source" | "country">) => Habit;

/** A source may be several producers' in one, by country. */
const nameOf = (source: string, country: string | null): string => JSON.stringify([source, country]);

/**
 * Measures the habits of all sources anew. Where one isn't as it was, all that the source tells of in that country
 * becomes stale. Runs in the caller's transaction.
 */
export async function followHabits(db: Kysely<Database>): Promise<HabitFinder> {
  const habits = await measure(db);
  await noteChanges(db, habits);
  return finderOf(habits);
}

/** The habits of all sources as their listings tell them now. */
export const readHabits = async (db: Kysely<Database>): Promise<HabitFinder> => finderOf(await measure(db));

const finderOf =
  (habits: ReadonlyMap<string, Habit>): HabitFinder =>
  ({ source, country }) =>
    habits.get(nameOf(source, country)) ?? noHabit;

async function measure(db: Kysely<Database>): Promise<Map<string, Habit>> {
  const counts = new Map<string, HabitCounts>();
  for (const { country, habits_json } of await listHabits(db)) {
    const bySource: Record<string, HabitCounts> = JSON.parse(habits_json);
    for (const [source, own] of Object.entries(bySource)) {
      const name = nameOf(source, country);
      const before = counts.get(name);
      counts.set(name, before ? addCounts(before, own) : own);
    }
  }
  return new Map([...counts].map(([name, own]) => [name, habitOf(own)]));
}

async function noteChanges(db: Kysely<Database>, habits: ReadonlyMap<string, Habit>): Promise<void> {
  const remarkable = [...habits].filter(([, habit]) => Object.values(habit).some(Boolean));
  const now = JSON.stringify(remarkable.sort(([a], [b]) => compareText(a, b)));
  const before = (await getMeta(db, "sport_habits")) ?? "[]";
  if (now === before) return;
  const known = new Map<string, Habit>(JSON.parse(before));
  for (const name of new Set([...known.keys(), ...remarkable.map(([name]) => name)])) {
    if (JSON.stringify(known.get(name) ?? noHabit) === JSON.stringify(habits.get(name) ?? noHabit)) continue;
    const [source, country]: [string, string | null] = JSON.parse(name);
    await addStaleBlocks(db, await listBlocksOfSource(db, source, country));
  }
  await setMeta(db, "sport_habits", now);
}
