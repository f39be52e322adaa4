import { describe, expect, it } from "vitest";
import { kindOf, programmeKind } from "./kind-words.ts";

describe("a programme's kind", () => {
  it.each([
    ["sport", ["All Sport", "Football"]],
    ["sport", ["Rugby Union"]],
    ["sport", ["jt-sport"]],
    ["sport", ["Fußball"]],
    ["sport", ["スポーツ"]],
    ["sport", ["الرياضة"]],
    ["sport", ["ספורט"]],
    ["sport", ["Fútbol"]],
    ["movie", ["Movie", "Drama"]],
    ["movie", ["telefilm"]],
    ["movie", ["Película"]],
    ["movie", ["映画"]],
    ["movie", ["أفلام"]],
    ["movie", ["Film", "Children"]],
    ["kids", ["Children's, Youth Programmes (general)"]],
    ["kids", ["dessin-anime"]],
    ["kids", ["Kinder", "Animation"]],
    ["kids", ["детям"]],
    ["news", ["News, Current Affairs"]],
    ["news", ["journal"]],
    ["news", ["Nachrichtenmagazin"]],
    ["news", ["ニュース・報道"]],
    ["music", ["Music, Ballet, Dance (general)"]],
    ["music", ["emission-musicale"]],
    ["docu", ["Natur und Tiere"]],
    ["docu", ["documentaire"]],
    ["docu", ["ドキュメンタリー"]],
    ["docu", ["Education, Science"]],
  ] as const)("is %s for %j", (kind, categories) => {
    expect(kindOf(categories)).toBe(kind);
  });

  it.each([
    ["Movie, Drama (general)"],
    ["Science Fiction"],
    ["ScienceFiction"],
    ["Classic Sci-Fi & Fantasy"],
    ["Soap opera"],
    ["Docu-soap"],
    ["Dokusoap"],
    ["Musical"],
    ["Animation"],
    ["Series"],
    ["magazine"],
    ["Information, Educational, School Programmes"],
    ["Filler"],
    [""],
  ])("is not guessed from %j", (category) => {
    expect(kindOf([category])).toBe("general");
  });

  it("comes from the channel if the programme has none", () => {
    expect(kindOf([], ["sports"])).toBe("sport");
    expect(kindOf(["Series"], ["kids"])).toBe("kids");
    expect(kindOf(["Documentary"], ["movies"])).toBe("docu");
    expect(kindOf()).toBe("general");
  });
});

describe("what the API says of a programme's kind", () => {
  it("comes before its genres, which a film's needn't name", () => {
    expect(programmeKind({ kind: "film", category: ["Drama"] })).toBe("movie");
    expect(programmeKind({ kind: "sport" }, ["news"])).toBe("sport");
  });

  it("leaves a series to its channel", () => {
    expect(programmeKind({ kind: "series" }, ["kids"])).toBe("kids");
    expect(programmeKind({ category: ["Film"] })).toBe("movie");
  });
});

it("the kind that the API says is believed, whatever the genres", () => {
  expect(programmeKind({ kind: "film", category: ["Sports drama"] })).toBe("movie");
  expect(programmeKind({ kind: "entertainment", category: ["Music quiz"] }, ["news"])).toBe("general");
  expect(programmeKind({ kind: "series", category: ["Crime"] }, ["kids"])).toBe("kids");
});
