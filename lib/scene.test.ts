import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kinds } from "./kind";
import { sceneOfKind, scenes } from "./scene";
import { type Staged, sceneOf } from "./scene-words";

const css = readFileSync(new URL("../components/programme/scenery.module.css", import.meta.url), "utf8");

describe("a programme's scene", () => {
  it.each(scenes)("%s is drawn", (scene) => {
    expect(css).toContain(`[data-k="${scene}"]`);
  });

  it("is one of those that are drawn, and a show's own, whatever its title and kind", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...kinds), (title, kind) => {
        expect(scenes).toContain(sceneOfKind(kind, title));
        expect(sceneOf({ title }, kind)).toBe(sceneOf({ title }, kind));
      }),
    );
  });

  it.each<[Staged, string]>([
    [{ title: "Sinner v Alcaraz", sport: "tennis" }, "court"],
    [{ title: "Hull City v Manchester United", sport: "football" }, "pitch"],
    [{ title: "Cincinnati Open", event_info: { league: "ATP Tour" } }, "court"],
    [{ title: "Vuelta a España 2026" }, "road"],
    [{ title: "Bears v Comets", sport: "basketball" }, "hoop"],
    [{ title: "Live: NBA" }, "hoop"],
    [{ title: "THW Kiel - Flensburg", category: ["Handball"] }, "hall"],
    [{ title: "Bruins v Leafs", sport: "ice-hockey" }, "rink"],
    [{ title: "Slalom der Damen", sport: "alpine-skiing" }, "peaks"],
    [{ title: "India v Australia", sport: "hockey" }, "pitch"],
    [{ title: "全米テニス2026" }, "court"],
    [{ title: "بطولة التنس" }, "court"],
    [{ title: "Round 3", category: ["Sports", "Golf"] }, "green"],
    [{ title: "Sinner v Alcaraz", listed: { title: "Live Tennis: Sinner v Alcaraz" } }, "court"],
    [{ title: "A match that nobody names" }, "pitch"],
  ])("of sport is the ground it is played on: %j", (programme, scene) => {
    expect(sceneOf(programme, "sport")).toBe(scene);
  });

  it.each<[Staged, string]>([
    [{ title: "The Great British Bake Off" }, "plate"],
    [{ title: "NCIS: Los Angeles" }, "city"],
    [{ title: "Saltmarsh", category: ["Wildlife"] }, "forest"],
    [{ title: "きょうの料理" }, "plate"],
  ])("shows what its listing speaks of: %j", (programme, scene) => {
    expect(sceneOf(programme, "general")).toBe(scene);
  });

  it("of the news stays that of the news, whatever its headline", () => {
    expect(sceneOf({ title: "Police in the Kitchen" }, "news")).toBe("globe");
  });
});
