import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asTitled, kickOffIn, listedTitle, sourceTitle } from "./programme-title.ts";

const flags = { new: false, live: false, repeat: false };
const event_info = { title: "Hull City v Manchester United", league: "Premier League", start: 1000 };

const named = (programme: Parameters<typeof asTitled>[0]) => {
  const { title, sub_title } = asTitled(programme);
  return sub_title === undefined ? title : `${title} | ${sub_title}`;
};

describe("a programme that shows an event", () => {
  it.each([
    "LIVE: PL: Hull City v Man Utd",
    "LI 26/27: Hull City v Man Utd",
    "Live: Premier League Football",
    "Premier League",
  ])("is called by it, with its league as small text: %s", (title) => {
    expect(named({ title, flags, event_info })).toBe("Hull City v Manchester United | Premier League");
  });

  it("is still found by its listing's own words", () => {
    const programme = { title: "LI 26/27: Hull City v Man Utd", sub_title: "Matchday 1", event_info };
    expect(asTitled(programme).listed).toEqual({ title: programme.title, sub_title: "Matchday 1" });
    expect(listedTitle(asTitled(programme))).toBe(programme.title);
  });

  it("without a league has its listing's title as small text, unless that only names the event again", () => {
    const bout = { title: "Andy Ruiz Jr. v Luis Ortiz", start: 1000 };
    expect(named({ title: "Boxing", event_info: bout })).toBe(`${bout.title} | Boxing`);
    expect(named({ title: "Andy Ruiz Jr. vs Luis Ortiz, boks", event_info: bout })).toBe(bout.title);
  });

  it("keeps a listing's title that says as much as the name of an event without sides", () => {
    const race = { title: "Race Day", start: 1000 };
    expect(named({ title: "Live: Sky Thoroughbred Central Race Day", event_info: race })).toBe(
      "Sky Thoroughbred Central Race Day",
    );
    const tennis = { title: "Cincinnati Open: SF1", league: "ATP Tour", start: 1000 };
    expect(named({ title: "ATP1000 '26: Cincinnati Open SF1", event_info: tennis })).toBe(
      "Cincinnati Open: SF1 | ATP Tour",
    );
    const golf = { title: "BMW Championship", league: "PGA Tour", start: 1000 };
    expect(named({ title: "PGA BMW Championship", event_info: golf })).toBe(
      "PGA BMW Championship | PGA Tour",
    );
  });

  it("keeps a listing's title in the script of its channel's viewers, without the marks in it", () => {
    const match = { title: "Frosinone v Juventus", league: "Serie A", start: 1000 };
    expect(named({ title: "فروزينوني - يوفنتوس ‎🔴 LIVE‎", event_info: match })).toBe(
      "فروزينوني - يوفنتوس | Serie A",
    );
    const bout = { title: "에디 머크스 v 우베르네이 카타노", start: 1000 };
    expect(named({ title: "2025 제77회 세계 선수권대회 예선", event_info: bout })).toContain(bout.title);
  });

  it('leaves out a bare "Live" before an event\'s own name', () => {
    const event_info = { title: "Cincinnati Open", league: "ATP Tour", start: 1 };
    expect(named({ title: "Live Cincinnati Open 2026", event_info })).toBe("Cincinnati Open 2026 | ATP Tour");
    expect(named({ title: "Live at the Apollo" })).toContain("Live at the Apollo");
  });

  it("says nothing twice, and has no episode number of its source's", () => {
    const final = {
      title: "Pluto Global Championship: Final",
      league: "Pluto Global Championship",
      start: 1,
    };
    expect(named({ title: "Snooker 900", event_info: final })).toBe(`${final.title} | Snooker 900`);
    expect(asTitled({ title: "PL", event_info, episode: { season: 2026, number: 34 } }).episode).toBe(
      undefined,
    );
  });
});

describe("a programme that shows none", () => {
  it("doesn't repeat what its badge says", () => {
    const said = (title: string, more: object) => named({ title, flags: { ...flags, ...more } });
    expect(said("LIVE: Cricket Hour", { live: true })).toBe("Cricket Hour");
    expect(said("En direct : Le Tour", { live: true })).toBe("Le Tour");
    expect(said("Neighbours (R)", { repeat: true })).toBe("Neighbours");
    expect(said("New: Tidewater", { new: true })).toBe("Tidewater");
  });

  it("keeps its title where no badge says so, or where it is all there is", () => {
    expect(named({ title: "LIVE: Cricket Hour", flags })).toBe("LIVE: Cricket Hour");
    expect(named({ title: "Live at the Apollo", flags: { ...flags, live: true } })).toBe(
      "Live at the Apollo",
    );
    expect(named({ title: "[LIVE]", flags: { ...flags, live: true } })).toBe("[LIVE]");
    expect(named({ title: "New Tricks", flags: { ...flags, new: true } })).toBe("New Tricks");
  });

  it("is unchanged without marks", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.option(fc.string(), { nil: undefined }),
        (title, sub_title) => {
          const programme = { title, sub_title, flags };
          expect(asTitled(programme)).toBe(programme);
        },
      ),
    );
  });
});

it("whatever is listed, a title is never empty", () => {
  const text = fc.oneof(
    fc.string({ unit: "grapheme", minLength: 1 }),
    fc.constantFrom("LIVE: x", "(R)", "🔴 LIVE"),
  );
  const event = fc.option(
    fc.record({ title: text, league: fc.option(text, { nil: undefined }), start: fc.nat() }),
    {
      nil: undefined,
    },
  );
  fc.assert(
    fc.property(text, event, fc.boolean(), (title, event_info, live) => {
      expect(asTitled({ title, event_info, flags: { live, repeat: true } }).title).not.toBe("");
    }),
  );
});

it("kick-off is told of a programme that holds it, and not of a repeat", () => {
  expect(kickOffIn({ start: 900, stop: 2000, event_info })).toBe(1000);
  expect(kickOffIn({ start: 1000, stop: 2000, event_info })).toBe(null);
  expect(kickOffIn({ start: 5000, stop: 6000, event_info })).toBe(null);
});

it("a programme's source calls it by its own title, whole if the source cuts it, and says nothing of the same name", () => {
  const shown = (title: string, title_as_listed?: string) =>
    sourceTitle(asTitled({ title, flags, event_info, ...(title_as_listed ? { title_as_listed } : {}) }));
  expect(shown("Hull City v Man Utd")).toBe("Hull City v Man Utd");
  expect(shown("Hull City v Man Utd", "LIVE: Hull City v Man Utd")).toBe("LIVE: Hull City v Man Utd");
  expect(shown("Hull City v Man Utd: The Highlights", "Hull City v...")).toBe(
    "Hull City v Man Utd: The Highlights",
  );
  expect(shown("Hull City v Manchester United")).toBeUndefined();
  expect(sourceTitle({ title: "Saltmarsh", title_as_listed: "NEW: Saltmarsh" })).toBe("NEW: Saltmarsh");
});
