import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { keptTables } from "../../kept-tables.ts";
import { lazily } from "../../memory.ts";
import type { SportKnowledge } from "../knowledge.ts";
import { type Aliases, createAliases } from "./aliases.ts";
import {
  leaguesFile,
  manySportsFile,
  meetingsFile,
  nationsFile,
  nicknamesFile,
  sportsFile,
  teamsFile,
} from "./data.ts";
import { catalogueOf, createKnowledge } from "./knowledge.ts";
import { CatalogueError } from "./line.ts";
import { withWords } from "./words.ts";

const folder = import.meta.dirname;

/**
 * Reads the data files in this folder, or what was made of them before; nothing else in service/sport reads files. Throws
 * CatalogueError, which names the file, if the data is invalid.
 */
export function loadKnowledge(): SportKnowledge {
  const read = catalogueOf(lazily(() => ({ ...readNames(), meetings: readAll(meetingsFile, "meetings") })));
  return createKnowledge({
    leagues: () => keptTables("leagues", folder, read.leagues),
    teams: () => keptTables("teams", folder, read.teams),
    lines: () => keptTables("lines", folder, read.lines),
  });
}

/** Reads only what search needs of the catalogue, which is much faster and takes little memory. */
export const loadAliases = (): Aliases => createAliases(readNames());

const readNames = () => ({
  sports: withWords(read(sportsFile, "sports.json")),
  nations: read(nationsFile, "nations.json"),
  nicknames: read(nicknamesFile, "nicknames.json"),
  leagues: readAll(leaguesFile, "leagues"),
  teams: readAll(teamsFile, "teams"),
  manySports: readAll(manySportsFile, "many-sports"),
});

function read<Shape extends z.ZodType>(shape: Shape, file: string): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(readFileSync(join(folder, file), "utf8")));
  } catch (cause) {
    throw new CatalogueError(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

const readAll = <Shape extends z.ZodType>(shape: Shape, dir: string): z.infer<Shape>[] =>
  readdirSync(join(folder, dir))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => read(shape, join(dir, file)));
