import { expect, test } from "vitest";
import type { Kind } from "../../contract/slot.ts";
import { kindOf } from "../store/slot-text.ts";
import { markingSink } from "./mark.ts";
import { openStage } from "./stage.ts";

type Shown = { title: string; minutes: number; description?: string };

/** The kinds of titles that one channel shows for three quarters of an hour each. */
const kindsOf = (titles: readonly string[]) => kindsOfShown(titles.map((title) => ({ title, minutes: 45 })));

/** The kinds of programmes that one channel shows one after the other. */
function kindsOfShown(shown: readonly Shown[]): (Kind | undefined)[] {
  const stage = openStage();
  try {
    const sink = markingSink(stage.sink);
    sink.channel({ sourceChannel: "1", names: [{ name: "Harbour TV" }] });
    let start = 0;
    for (const { minutes, ...texts } of shown) {
      const stop = start + minutes * 60;
      const flags = { new: false, live: false, repeat: false };
      sink.programme({ sourceChannel: "1", start, stop, slot: { ...texts, flags }, detail: null });
      start = stop;
    }
    return [...stage.feeds()].flatMap(({ texts }) => texts().map(({ tail }) => kindOf(tail)));
  } finally {
    stage.close();
  }
}

test("a programme whose season only its source's conventions tell is a series", () => {
  const names = ["Larkhill", "Brookham", "Ashmere", "Thornley", "Upford"];
  const titles = names.flatMap((name) => [`${name} 2 - The Quay`, `${name} 3 - The Gate`]);
  expect(new Set(kindsOf(titles))).toEqual(new Set(["series"]));
  expect(kindsOf(titles.slice(0, 4))).not.toContain("series");
});

test("the parts of a film that the news interrupts are a film, and episodes around the news aren't", () => {
  const description = "When her husband is murdered, a widow takes revenge on the killer and his accomplice.";
  const news = { title: "News", minutes: 5 };
  const part = (minutes: number, text = description) => ({ title: "Larkhill", minutes, description: text });
  expect(kindsOfShown([part(65), news, part(45)])).toEqual(["film", "news", "film"]);
  const movie = "Disaster movie starring Ana Bell, in which a warden tries to stop the lava.";
  const inThree = [
    part(30, movie),
    news,
    part(30, movie),
    { title: "Weather", minutes: 10 },
    part(20, movie),
  ];
  expect(kindsOfShown(inThree)).toEqual(["film", "news", "film", "news", "film"]);
  const [first] = kindsOfShown([
    part(65),
    news,
    part(45, "The warden's daughter leaves, and a rival returns to town."),
  ]);
  expect(first).not.toBe("film");
  expect(kindsOfShown([part(30), news, part(30)])[0]).not.toBe("film");
  expect(kindsOfShown([part(65), { title: "News", minutes: 45 }, part(45)])[0]).not.toBe("film");
});
