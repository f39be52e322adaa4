import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readKind, readSureKind } from "./kind.ts";
import type { ListedProgramme } from "./listed-programme.ts";

const flags = { new: false, live: false, repeat: false };

const read = (
  category: string[] | undefined,
  more: Partial<ListedProgramme["slot"]> = {},
  rest: Partial<ListedProgramme> = {},
) => readKind({ slot: { title: "Larkhill", category, flags, ...more }, detail: null, minutes: 60, ...rest });

/** Categories as guides write them: a language, the kind that they mean, and the categories, separated by `|`. */
const listedCategories = readFileSync(join(import.meta.dirname, "test-categories.tsv"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"));

test.each([
  ["documentary", "ドキュメンタリー／教養 - 社会・時事"],
  ["series", "Filmsorozat: krimi"],
  ["documentary", "Film dokumentalny / dramat"],
] as const)("a category's form wins over what narrows it: %s for %s", (kind, category) => {
  expect(read([category])).toBe(kind);
});

test.each([
  ["documentary", ["ドキュメンタリー/教養‐社会・時事"], 30],
  ["documentary", ["ドキュメンタリー／教養 - スポーツ"], 30],
  ["entertainment", ["情報/ワイドショー", "その他"], 30],
  ["entertainment", ["趣味/教育：囲碁・将棋"], 30],
  ["series", ["ドラマ／その他"], 30],
  ["film", ["映画", "その他"], 110],
  ["other", ["その他 - その他"], 30],
] as const)("is %s by the genres of Japanese broadcasts: %j", (kind, categories, minutes) => {
  expect(read([...categories], {}, { minutes })).toBe(kind);
});

test.each([
  ["film", "港で暮らす兄弟のヒューマンドラマ。", {}, 110],
  ["series", "港で暮らす兄弟のヒューマンドラマ。", { episode: { number: 3 } }, 50],
  ["documentary", "港で暮らす兄弟の一年を追うドキュメンタリー。", {}, 110],
  ["documentary", "항구의 일 년을 담은 다큐멘터리로, 어부들의 하루를 보여준다.", {}, 50],
  [undefined, "子供のころに港を離れた男が帰ってくる。", {}, 50],
] as const)("is %s by what a description calls it: %s", (kind, description, more, minutes) => {
  expect(read(undefined, { title: "港", description, ...more }, { minutes })).toBe(kind);
});

test.each([
  ["film", "土曜プレミアム・映画『港』", 120],
  ["film", "金曜ロードショー「港」", 114],
  ["other", "この時間は放送を休止しております。", 30],
  ["other", "番組のお知らせ", 5],
  ["other", "방송 준비 중", 5],
  ["news", "報道ステーション", 70],
] as const)("is %s by what titles say in Japan and Korea: %s", (kind, title, minutes) => {
  expect(read(undefined, { title }, { minutes })).toBe(kind);
});

test("what tells a story is no sport, though its title names one", () => {
  expect(read(undefined, { title: "黒子のバスケ" }, { minutes: 30 })).toBe("series");
});

test.each([
  ["series", ["Kultur", "Sitcom"]],
  ["entertainment", ["Gesellschaft", "Talkshow"]],
  ["documentary", ["Dokumentation", "Talkshow"]],
  ["documentary", ["Kultur", "Geschichte"]],
] as const)("is %s, whatever it is about, by %j", (kind, categories) => {
  expect(read([...categories], {}, { minutes: 30 })).toBe(kind);
});

test.each([
  ["entertainment", "Contestants match prizes in order to win a car."],
  [undefined, "News and features about performers, productions and the milieu."],
])("is %s, though its description begins with a word for something else: %s", (kind, description) => {
  expect(read(undefined, { description }, { minutes: 30 })).toBe(kind);
});

test.each([
  ["documentary", ["Drama", "Series"], "larkhill true crime"],
  ["series", ["Drama", "Series"], "larkhill"],
  ["series", ["Drama", "Series", "Crime"], "larkhill true crime"],
  ["entertainment", ["Reality", "Human Interest", "Series"], "larkhill"],
] as const)("is %s if a source calls it %j on a channel called %s", (kind, categories, name) => {
  expect(read([...categories], {}, { minutes: 45, names: new Set([name]) })).toBe(kind);
});

test("what a source calls news and information is what its own text says, if that says more", () => {
  const categories = ["News & Information", "Series"];
  expect(read(categories, { description: "Contestants spin a wheel to win prizes." })).toBe("entertainment");
  expect(read(categories, { description: "Ana Bell looks at the week." })).toBe("news");
  expect(read(categories, { description: "Highlights and action from the world's courts." })).toBe("sport");
  expect(read(["News"], { description: "Contestants spin a wheel to win prizes." })).toBe("news");
});

test("what a source calls a series and no more is what its title names", () => {
  const described = { description: "The host presents the latest information." };
  expect(read(["Series"], { title: "Upford Prime News", ...described }, { minutes: 30 })).toBe("news");
  expect(read(["Series"], { title: "Upford Prime", ...described }, { minutes: 30 })).toBe("entertainment");
});

test.each(["Entertainment", "Variety", "Rozrywka", "Развлечения", "Eğlence", "منوعات", "บันเทิง", "娱乐"])(
  "what is called %s is what its title or text says, and else a show",
  (category) => {
    expect(read([category], { title: "Law & Order: Larkhill" }, { minutes: 45 })).toBe("series");
    expect(read([category], { description: "Weekly business news." }, { minutes: 45 })).toBe("news");
    expect(read([category], {}, { minutes: 45 })).toBe("entertainment");
  },
);

test("what a source calls entertainment and a series is no story for that alone", () => {
  expect(read(["Series"], {}, { minutes: 30 })).toBe("series");
  expect(read(["Entertainment", "Series"], {}, { minutes: 30 })).toBe("entertainment");
  const description = "Ana discovers that Ben lied.";
  expect(read(["Entertainment", "Series"], { description }, { minutes: 30 })).toBe("series");
});

test("a year in brackets behind a film's description needs no full stop before it", () => {
  const description = "The true story of four men and a heist. Stars Ana Bell, Ben Cole (2017)";
  expect(read(undefined, { description }, { minutes: 100 })).toBe("film");
});

test("a league's letters are none within a word", () => {
  expect(read(undefined, { title: "Larkhill Cookbook" })).toBeUndefined();
  expect(read(undefined, { title: "Backbone" })).toBeUndefined();
  expect(read(undefined, { title: "KBO리그 두산" })).toBe("sport");
  expect(read(undefined, { title: "Upford Kickboxing" })).toBe("sport");
});

test("sales on television are something else, whatever their categories", () => {
  expect(read(["informativni"], { title: "TV prodaja: Larkhill" })).toBe("other");
});

test("games of the young are sport", () => {
  expect(read(undefined, { description: "UEFA YOUTH LEAGUE 2025-26" })).toBe("sport");
  expect(read(undefined, { description: "Youth drama" })).toBe("kids");
});

test("special interest is no kind of its own", () => {
  expect(
    readSureKind({
      slot: { title: "Larkhill", category: ["Special Interest"], flags },
      detail: null,
      minutes: 30,
    }),
  ).toBe(undefined);
  expect(read(["Special Interest"], { description: "A sermon on hope." })).toBe("other");
});

test("a channel with the name of a programme shows what that is, and one with that of news anything", () => {
  const description = "Ana breaks up with Ben, and her husband is jealous.";
  expect(read(undefined, { description }, { names: new Set(["teen mom"]) })).toBe("entertainment");
  expect(read(undefined, { description }, { names: new Set(["larkhill"]) })).not.toBe("entertainment");
});

test("what a channel for children calls facts or a show is for them", () => {
  const names = new Set(["cbeebies"]);
  expect(read(["Education"], {}, { names })).toBe("kids");
  expect(read(["Game Show"], {}, { names })).toBe("kids");
  expect(read(["News"], {}, { names })).toBe("news");
  expect(read(undefined, { title: "Giải trí: Larkhill" }, { names })).toBe("kids");
});

test.each([
  ["film", "dd_progid", "MV000012340000", 100],
  ["sport", "dd_progid", "SP000012340000", 180],
  ["film", "themoviedb.org", "movie/603", 100],
  [undefined, "dd_progid", "SH000012340000", 100],
  [undefined, "themoviedb.org", "tv/603", 100],
] as const)("is %s by its id of %s, %s", (kind, system, id, minutes) => {
  const detail = { external_ids: { [system]: id } };
  expect(read(undefined, {}, { detail, minutes })).toBe(kind);
});

test.each([
  ["series", ["director", "actor"], 45],
  ["film", ["director", "actor"], 110],
  ["documentary", ["director", "writer"], 55],
  [undefined, ["director", "writer"], 20],
  ["entertainment", ["presenter", "actor"], 55],
  [undefined, ["actor"], 55],
] as const)("is %s if nothing but its credits says it, of %j, in %i minutes", (kind, roles, minutes) => {
  const detail = { credits: roles.map((role) => ({ role, name: "Ana Bell" })) };
  expect(read(undefined, {}, { detail, minutes })).toBe(kind);
  expect(read(["News"], {}, { detail, minutes })).toBe("news");
});

test.each([
  ["kids", "TV-Y", 30],
  ["kids", "TVY7", 25],
  ["kids", "TV-Y7-FV", 25],
  [undefined, "TV-Y7", 55],
  [undefined, "TV-G", 25],
  ["film", "TV-Y", 90],
] as const)("is %s if it is rated %s, in %i minutes", (kind, value, minutes) => {
  const year = kind === "film" ? 1995 : undefined;
  const credits = [{ role: "director" as const, name: "Ana Bell" }];
  const detail = { ratings: [{ value }], ...(year && { credits }) };
  expect(read(undefined, { year }, { detail, minutes })).toBe(kind);
});

test("a rating at the end of a description counts as one beside it", () => {
  const description = "Two friends record a weather report. TV-Y | STEREO | CC";
  const episode = { season: 1, number: 4, source: "listings" as const };
  expect(read(undefined, { description, episode }, { minutes: 30 })).toBe("kids");
});

test("the year of a film behind its description makes a film of a part of it too, but of no episode", () => {
  const description = "A crew hides in a village. Stars Ana Bell. (1969)";
  const episode = { season: 1, number: 4, source: "listings" as const };
  expect(read(undefined, { description }, { minutes: 55 })).toBe("film");
  expect(read(undefined, { description }, { minutes: 30 })).not.toBe("film");
  expect(read(undefined, { description, episode }, { minutes: 55 })).toBe("series");
});

test.each([
  "A moving documentary about a village and its harbour.",
  "In 1951 a ship is lost. This award-winning documentary follows those who look for it.",
  "Die Dokumentation begleitet einen Storch auf seiner Reise.",
  "Ce film documentaire raconte la vie d’un port.",
  "Este documental explora un álbum.",
  "Dansk dokumentar fra 2022. Lara har ledt efter en havn i femten år.",
])(
  "a description that calls its programme a documentary is believed on a film channel too: %s",
  (description) => {
    expect(read(undefined, { description }, { minutes: 95, names: new Set(["larkhill movies"]) })).toBe(
      "documentary",
    );
  },
);

test.each(["The Journal", "Larkhill News", "Grand Prix of Upford", "Recipe for Love"])(
  "a story as long as a film is one on a channel for films, whatever its title names: %s",
  (title) => {
    const description = "After a letter arrives, two sisters leave for the coast and meet an old friend.";
    const names = new Set(["larkhill movies"]);
    expect(read(undefined, { title, description }, { minutes: 95, names })).toBe("film");
    expect(read(undefined, { title, description }, { minutes: 30, names })).not.toBe("film");
    const live = { ...flags, live: true };
    expect(read(undefined, { title, description, flags: live }, { minutes: 95, names })).not.toBe("film");
  },
);

test("what a channel for films lists bare is a film though its title names news, and a series in episodes", () => {
  const names = new Set(["larkhill movies"]);
  const slot = { title: "Larkhill News", flags };
  expect(read(undefined, slot, { minutes: 95, names })).toBe("film");
  expect(read(undefined, slot, { minutes: 30, names })).toBe("news");
  expect(read(undefined, { title: "Larkhill", episode: { season: 1 } }, { minutes: 45, names })).toBe(
    "series",
  );
});

test.each(["Ana edits a documentary about her town.", "The documentary crew arrives at the castle."])(
  "a story about a documentary is none: %s",
  (description) => {
    expect(read(undefined, { description }, { minutes: 95, names: new Set(["larkhill movies"]) })).toBe(
      "film",
    );
  },
);

test("a description that calls a series new goes on to say what it is", () => {
  const episode = { season: 1, number: 1, source: "listings" as const };
  const told = { episode, description: "New series. Documentary following life at a harbour." };
  expect(read(undefined, told)).toBe("documentary");
});

test.each([
  ["from when a programme is", "Fra 2021. Dokumentar om livet i en havn."],
  ["from when a programme is in English", "From 2021. Documentary about life at a harbour."],
  ["its sub-title with a dash", "The Pier - Documentary about life at a harbour."],
  ["its sub-title without a sign", "The PierDocumentary about life at a harbour."],
])("a description that says first %s goes on to say what it is", (_, description) => {
  expect(read(undefined, { sub_title: "The Pier", description })).toBe("documentary");
});

test("a story in a few words is a film on a channel for films, whomever it is about", () => {
  const names = new Set(["larkhill movies"]);
  expect(read(undefined, { description: "Skupina dětí hledá poklad." }, { minutes: 95, names })).toBe("film");
});

test("a word for a game in one language is no name in another", () => {
  expect(read(undefined, { description: "Mac i Lara su na putu kući." })).not.toBe("sport");
});

test("what is called no more than a series is for children in numbered parts of a few minutes", () => {
  const told = {
    episode: { season: 1, number: 3, source: "listings" as const },
    description: "Lara s’ennuie.",
  };
  expect(read(["série"], told, { minutes: 5 })).toBe("kids");
  expect(read(["série"], told, { minutes: 25 })).toBe("series");
  expect(read(["série dramatique"], told, { minutes: 5 })).toBe("series");
  expect(read(["série"], { ...told, description: undefined }, { minutes: 5 })).toBe("series");
});

test("what is called a series for families and no more is for children, if it is short and isn't known as a story", () => {
  const tale = { title: "Larkhill", description: "Lara helps Ben." };
  expect(read(["Family", "Series"], tale, { minutes: 25 })).toBe("kids");
  expect(read(["Family", "Series"], tale, { minutes: 50 })).toBe("series");
  expect(read(["Family", "Drama", "Series"], tale, { minutes: 25 })).toBe("series");
  expect(read(["Family", "Series"], { ...tale, title: "Modern Family" }, { minutes: 30 })).toBe("series");
});

test("a magazine is what its channel, its title or the usual words of its description say", () => {
  const on = (name: string) => read(["magazine"], {}, { names: new Set([name]) });
  expect([on("larkhill news"), on("larkhill doku"), on("larkhill one")]).toEqual([
    "news",
    "documentary",
    "entertainment",
  ]);
  expect(read(["magazine"], { title: "Larkhill Nachrichten" })).toBe("news");
  expect(read(["magazine"], { description: "Chaque soir, l'essentiel de l'actualité." })).toBe("news");
});

test("a magazine is what its description calls it behind an article, if its other categories are various", () => {
  const said = (category: string[], description: string) => read(category, { description });
  expect(said(["magazine"], "Das Politmagazin berichtet über die Wahl.")).toBe("news");
  expect(said(["magazine"], "Une émission jeunesse avec les amis de la forêt.")).toBe("kids");
  expect(
    said(["Magazin", "Verschiedenes"], "Das Wirtschaftsmagazin erklärt die Nachrichten der Woche."),
  ).toBe("news");
  expect(said(["Magazin", "Kochen"], "Das Politmagazin berichtet über die Wahl.")).toBe("entertainment");
});

test("music is what a film or a documentary is about, whose form its other categories say", () => {
  expect(read(["Musik", "Romantik"], {}, { minutes: 95 })).toBe("film");
  expect(read(["Dokumentation", "Musik"], {}, { minutes: 50 })).toBe("documentary");
  expect(read(["Musik", "Comedy"], {}, { minutes: 50 })).toBe("music");
  expect(read(["Musik", "Drama"], { flags: { ...flags, live: true } }, { minutes: 120 })).toBe("music");
});

test.each([
  ["series", "Grey's Anatomy", ["Drama", "Wissen"], 60],
  ["series", "SOKO Köln", ["Krimi", "Dokusoap"], 45],
  ["entertainment", "The Masked Singer", ["Competition", "Music"], 75],
  ["news", "RTL Aktuell", ["Nachrichten", "Sport"], 7],
])("of categories of several kinds a known programme's counts: %s, %s", (kind, title, category, minutes) => {
  expect(read(category, { title }, { minutes })).toBe(kind);
});

test("a known programme doesn't say whom its categories are for, or that there is no film of it", () => {
  expect(read(["Kids", "Comedy"], { title: "Grey's Anatomy" }, { minutes: 25 })).toBe("kids");
  expect(read(["Drama", "Movie"], { title: "Grey's Anatomy" }, { minutes: 100 })).toBe("film");
});

test.each([
  ["documentary", ["Film", "Dokumentation"]],
  ["documentary", ["Documentary", "All Movies"]],
  ["kids", ["Kinder", "Fantasy", "Sport"]],
  ["entertainment", ["Nachrichten", "Reality"]],
  ["entertainment", ["Reality", "News/Current Affairs"]],
])("of several categories that say it is %s: %j", (kind, category) => {
  expect(read(category, {}, { minutes: 90 })).toBe(kind);
});

test("what is told as long as a film is about somebody's life", () => {
  expect(read(["Drama", "Biografie"], { title: "Larkhill" }, { minutes: 120 })).toBe("film");
  expect(read(["Biografie"], { title: "Larkhill" }, { minutes: 120 })).toBe("documentary");
  expect(read(["Drama", "Dokumentation"], { title: "Larkhill" }, { minutes: 120 })).toBe("documentary");
});

test("a description that calls a story one wins over categories of stories and of reality", () => {
  const description = "Krimiserie, Deutschland 2020 Ein Mann wird im Hafen gefunden.";
  expect(read(["Krimi", "Dokusoap"], { description })).toBe("series");
  expect(read(["Krimi", "Dokusoap"], { description: "Ein Mann wird im Hafen gefunden." })).toBe(
    "entertainment",
  );
  expect(read(["Dokusoap"], { description })).toBe("entertainment");
});

test("worship that a title names is no show, whatever its category", () => {
  expect(read(["Show, Game Show"], { title: "Larkhill Worship: Sunday Service" })).toBe("other");
});

test("a talk on a channel for stories is what its description calls it", () => {
  const names = new Set(["欢笑剧场"]);
  const minutes = 30;
  expect(readSureKind({ slot: { title: "港口", flags }, detail: null, minutes, names })).toBe("series");
  const description = "文艺访谈类节目。";
  expect(read(undefined, { title: "港口", description }, { minutes, names })).toBe("entertainment");
});

test("on a channel for music, too, a programme is what its description tells", () => {
  const names = new Set(["larkhill music"]);
  const kindOf = (description: string) =>
    read(undefined, { title: "Harbour Street", description }, { minutes: 30, names });
  expect(kindOf("Ana Bell sings for her home town.")).toBe("music");
  expect(kindOf("A family moves to Upford.")).toBe("music");
  expect(kindOf("Contestants compete to win a cash prize.")).toBe("entertainment");
});

test("a Japanese clause is what it ends with, not what it is about", () => {
  const description = "親子の愛を描くサスペンス。";
  expect(read(undefined, { title: "遠い港", description }, { minutes: 102 })).toBe("film");
});

test("weather in a Japanese title ends it or is forecast", () => {
  expect(readSureKind({ slot: { title: "港の天気", flags }, detail: null, minutes: 5 })).toBe("news");
  expect(readSureKind({ slot: { title: "天気晴朗の港", flags }, detail: null, minutes: 25 })).toBeUndefined();
});

test("news of sport is sport in Chinese, whatever its word for sport", () => {
  expect(readSureKind({ slot: { title: "体坛快讯", flags }, detail: null, minutes: 35 })).toBe("sport");
});

test("news in the breaks of a game don't make it news", () => {
  expect(read(undefined, { title: "КХЛ. «Ларкхилл» – «Апфорд». В перерывах – «Час новостей»" })).toBe(
    "sport",
  );
  expect(read(undefined, { title: "Ларкхилл. Час новостей" })).toBe("news");
});

test("what somebody does isn't what a programme is called", () => {
  expect(read(undefined, { description: "Aktuell begibt sich das Team in ferne Gefilde." })).not.toBe("news");
});

test.each(["Sports News", "Новости спорта", "Spor Haberleri", "أخبار الرياضة", "体育新闻"])(
  "news of sport is sport by its title alone: %s",
  (title) => {
    expect(read(undefined, { title })).toBe("sport");
    expect(read(undefined, { title: "News, Sport, Weather" })).toBe("news");
  },
);

test("words that are a category alone mean nothing in a longer one or in a title", () => {
  expect(read(["Have"])).toBe("entertainment");
  expect(read(["Have a go"])).toBeUndefined();
  expect(read(undefined, { title: "Country: Larkhill" })).toBeUndefined();
});

test("a story told in a language's usual words is a film or a series by its length", () => {
  const slot = { description: "Mia versucht, ihren Chef zu rächen, und findet heraus, wer ihm schrieb." };
  expect(read(undefined, slot, { minutes: 110 })).toBe("film");
  expect(read(undefined, slot, { minutes: 45 })).toBe("series");
});

test.each([
  "The story of a boy and the empire that he built out of sand.",
  "A scientist is stranded in the hills.",
  "Ben is joined by his brother at the mill.",
  "A prank at school goes too far.",
])("words that stories share with facts and shows say neither: %s", (description) => {
  expect(read(undefined, { description }, { minutes: 45 })).toBeUndefined();
});

describe("a programme's kind in the words of more guides", () => {
  test.each([
    ["other", "Programa pagado", undefined, ["Sports"]],
    ["other", "EXIT зар сурталчилгаа", undefined, undefined],
    ["other", "Эфир завсарлав", undefined, undefined],
    ["news", "Che Tempo Fa", undefined, undefined],
    ["news", "Tv5monde, Le Journal Afrique", undefined, undefined],
    ["news", "Larkhill мэдээллийн хөтөлбөр", undefined, undefined],
    ["news", "Informatiu migdia, El temps migdia", undefined, undefined],
    ["news", "מבזק חצות", undefined, undefined],
    ["news", "Krakkafréttir", undefined, undefined],
    ["news", "Piyasa Gündemi", undefined, undefined],
    ["entertainment", "Larkhill", "Spurningakeppni sveitarfélaga.", undefined],
    ["sport", "لاركهيل × أبفورد", "يلعب فريق لاركهيل ضد فريق أبفورد ضمن مباريات الدوري.", undefined],
    ["entertainment", "Larkhill", "Novi putopisni magazin o moru.", undefined],
    ["sport", "Sport Aktuell", "Sport aus aller Welt.", undefined],
    ["sport", "Sports", "The round-up from the grounds.", undefined],
    ["sport", "Larkhill Tour", "Test Series - Larkhill vs Upford 2nd Test.", undefined],
    [
      "sport",
      "Larkhill 2026",
      "Highlights from the opening stage, as the riders climb. Presented by Ana Bell.",
      undefined,
    ],
    ["sport", "Larkhill 2026", "Le résumé de la 3e étape, présenté par Ana Bell.", undefined],
    [undefined, "Larkhill", "Dans le Var, Ana prépare un discours.", undefined],
    [undefined, "Larkhill", "Ana gets good news.", undefined],
    ["news", "Larkhill", "Weekly business news.", undefined],
    ["news", "Upford Heute", "Das Ländermagazin aus Upford.", undefined],
    ["news", "早市直擊", undefined, undefined],
    ["other", "六合彩", undefined, undefined],
    ["kids", "Larkhill", "Ana ag spraoi lena cairde i gcartún do pháistí.", undefined],
    ["entertainment", "Larkhill", "Dhá fhoireann agus tráth na gceist atá rompu.", undefined],
    ["documentary", "Larkhill", "Mae'r rhaglen ddogfen hon yn dilyn criw o bysgotwyr.", undefined],
    ["series", "Larkhill", "Arrantzale baten inguruko telesailaren atal berria.", undefined],
    ["kids", "Larkhill", "Një aventurë e re në filmin vizatimor.", undefined],
    ["documentary", "Larkhill", "Bir kənd haqqında yeni sənədli film.", undefined],
    ["entertainment", "Larkhill", "Furahia burudani na vichekesho kila wiki.", undefined],
    ["documentary", "Larkhill", "ماہی گیروں کی زندگی پر ایک دستاویزی فلم۔", undefined],
    ["music", "Larkhill", "پخش کنسرت گروه محلی در تالار شهر.", undefined],
    ["news", "Larkhill", "Cập nhật bản tin thời sự trong ngày.", undefined],
    ["news", "Larkhill", "देश और दुनिया की ताज़ा ख़बरें।", undefined],
    ["other", "Монгол зурхай", undefined, undefined],
    ["kids", "Поли", "Хүүхэлдэйн кино.", undefined],
    ["entertainment", "לארקהיל", "אנה בל בתכנית אירוח חדשה.", undefined],
    ["other", "Larkhill", undefined, ["Arts, Culture", "Religion"]],
    ["other", "Larkhill", undefined, ["Magazine", "All Religious"]],
    ["documentary", "Larkhill", undefined, ["Documentary", "Religion"]],
    ["series", "Οι Γείτονες", "Ελληνική παραγωγή 2007. Τίτλος επεισοδίου: «Οι φίλοι».", undefined],
    ["entertainment", "Соседи", "В скетч-шоу можно увидеть самые весёлые стороны жизни.", undefined],
    ["entertainment", "Larkhill Talks", "Interviews with the cast and filmmakers of The Well.", undefined],
    ["entertainment", "Larkhill Talks", "The Well, The Gate and The Barn.", ["Daytime tv"]],
    ["entertainment", "Kaimynai. Žinių konkursas. Vedėja A. Belaitė", undefined, undefined],
    ["documentary", "Pasaulio dokumentika. „Kaimynai“", undefined, undefined],
    [undefined, "Larkhill. Ana Goes Home", undefined, undefined],
    [undefined, "Ларкхилл. Православная психология", undefined, undefined],
    ["kids", "딩동댕 유치원", undefined, undefined],
    ["kids", "Bajki na dobranoc", undefined, undefined],
    ["other", "정파시간 입니다", undefined, undefined],
    ["other", "Programos pabaiga", undefined, undefined],
    ["other", "No schedule", undefined, undefined],
    ["entertainment", "Larkhill", undefined, ["TV Show", "TV Shows (General)"]],
    ["series", "Larkhill", undefined, ["TV Show", "Drama"]],
    ["other", "Cierre de emisión", undefined, undefined],
    ["other", "Larkhill", undefined, ["Otros"]],
    ["entertainment", "Larkhill Kitchen", undefined, ["Otros"]],
    [undefined, "Larkhill", undefined, ["Filmid ja meelelahutus"]],
    ["music", "झकास", "सर्वाधिक लोकप्रिय गीतों का संकलन पेश किया जाता है।", undefined],
    [undefined, "Die Sportler", undefined, undefined],
  ])("%s: %s", (kind, title, description, category) => {
    expect(read(category, { title, description }, { minutes: 30 })).toBe(kind);
  });
});

describe("who a short numbered programme is for", () => {
  const listed = { episode: { number: 3 }, description: "O urso e a lebre brincam na floresta." };

  test("it tells children of children's own, whatever stories its categories name", () => {
    for (const category of [undefined, ["Series"], ["Drama"]])
      expect(read(category, listed, { minutes: 10 })).toBe("kids");
  });

  test("what lasts longer may have the same words", () => {
    expect(read(undefined, listed, { minutes: 40 })).toBe("series");
  });
});

describe("a short story with several words of those for children", () => {
  const description = "مسلسل عن سنجاب يعيش مغامرات مع مخلوقات الغابة.";

  test("is for them, whatever its description calls it", () => {
    expect(read(undefined, { description }, { minutes: 25 })).toBe("kids");
    expect(read(undefined, { description: "أرنب وسنجاب يواجهان الأشرار." }, { minutes: 25 })).toBe("kids");
  });

  test("is a series if it lasts longer", () => {
    expect(read(undefined, { description }, { minutes: 45 })).toBe("series");
  });
});

test.each([
  ["series", "مسلسل اجتماعي عن عائلة من أبفورد."],
  ["series", "مسلسل تاريخي عن أمير من أبفورد."],
  ["entertainment", "مسلسل واقعي عن عائلة من أبفورد."],
  ["entertainment", "آخر أخبار الفن والفنانين، يستضيف البرنامج نجوم أبفورد."],
  ["sport", "مواجهات ضمن بطولة الدوري في أبفورد."],
])("an Arabic description says %s by all of its words: %s", (kind, description) => {
  expect(read(undefined, { description }, { minutes: 45 })).toBe(kind);
});

test.each(["يبحث الخبراء في أسباب الخلل.", "يتورط أطفال في لعبة غامضة."])(
  "an Arabic sentence that begins with its verb calls a programme nothing: %s",
  (description) => {
    expect(
      readSureKind({ slot: { title: "أبفورد", description, flags }, detail: null, minutes: 60 }),
    ).toBeUndefined();
  },
);

test("a championship makes no film, though its word is that for the cast", () => {
  expect(read(undefined, { description: "لقاءات ضمن بطولة أبفورد." }, { minutes: 120 })).toBeUndefined();
});

test("a story that was told elsewhere before is a film, if it lasts as long as one", () => {
  const description = "Экранизация одноименной пьесы с музыкой и песнями.";
  expect(read(undefined, { description }, { minutes: 110 })).toBe("film");
  expect(read(undefined, { description }, { minutes: 40 })).not.toBe("film");
});

const director = { credits: [{ role: "director", name: "A" }] };

describe("a programme's kind", () => {
  test.each([
    ["sport", ["All Sport", "Football"]],
    ["sport", ["jt-sport"]],
    ["sport", ["Youth League"]],
    ["kids", ["Youth"]],
    ["sport", ["الدوري الإيطالي Serie A"]],
    ["film", ["Movie", "Drama"]],
    ["film", ["telefilm"]],
    ["film", ["Film", "Children"]],
    ["film", ["أفلام"]],
    ["kids", ["Series", "Children", "Animated"]],
    ["kids", ["dessin-anime"]],
    ["kids", ["Children's, Youth Programmes (general)"]],
    ["news", ["News, Current Affairs"]],
    ["news", ["meteo"]],
    ["news", ["ニュース・報道"]],
    ["music", ["emission-musicale"]],
    ["documentary", ["Series", "Documentary"]],
    ["documentary", ["All Actuality", "Wildlife"]],
    ["series", ["Series", "Drama", "Biographical Drama"]],
    ["documentary", ["Natur und Tiere"]],
    ["series", ["Series", "Drama"]],
    ["series", ["feuilleton"]],
    ["series", ["مسلسل"]],
    ["entertainment", ["Reality"]],
    ["entertainment", ["Game Show"]],
    ["entertainment", ["jeu"]],
    ["other", ["emission-religieuse"]],
  ])("is %s for %j", (kind, category) => {
    expect(read(category)).toBe(kind);
  });

  test.each(listedCategories)("follows from %s categories: %s", (_, kind, categories = "") => {
    expect(categories.split("|").filter((category) => read([category]) !== kind)).toEqual([]);
  });

  test.each([
    ["film", "Larkhill - thriller, USA 2015 [HD]"],
    ["film", "Larkhill. Veiksmo trileris. JAV. 2018 m."],
    ["film", "Larkhill - екшън, трилър, САЩ, 2014 г."],
    ["film", "Larkhill (am. akciófilm, 2011) (16)"],
    [undefined, "Larkhill - Best of 2015"],
    [undefined, "Larkhill: Western League 2024/25"],
  ])("is %s by a genre and a year behind its title: %s", (kind, listed) => {
    expect(read(undefined, { title: listed }, { listed, minutes: 110 })).toBe(kind);
  });

  test.each([
    ["film", "Ларкхил - комедия / екшън с Ана Бел, Джон Бел.", 110],
    ["series", "Ларкхил - драма с участието на Ана Бел", 45],
    ["film", "Larkhill – thriller mit Ana Bell", 100],
    [undefined, "Larkhill - an evening with Ana Bell", 100],
    ["kids", 'Мультфильмы: "Ларкхилл", "Апфорд"', 70],
    [undefined, 'Писма: "Ларкхил", "Апфорд"', 70],
  ])("is %s by what a title says it is, and who plays in it or is shown: %s", (kind, listed, minutes) => {
    expect(read(undefined, { title: listed }, { listed, minutes })).toBe(kind);
  });

  test.each([
    ["music", "Die Philharmoniker spielen Werke von Strauss."],
    ["music", "Ana Bell conducts the Larkhill Sinfonia in a work of 1823."],
    ["music", "Ana Bell plays a violin sonata, BWV 1005, at Larkhill."],
    ["music", "Orchestrul și soliștii cântă melodii îndrăgite."],
    ["entertainment", "Ti haveentusiaster konkurrerer om at bygge den smukkeste have."],
  ])("is %s by what its description says happens: %s", (kind, description) => {
    expect(read(undefined, { description })).toBe(kind);
  });

  test("of a known word as long as a film follows from it, unless that is a series", () => {
    expect(read(undefined, { title: "MasterChef" }, { minutes: 100 })).toBe("entertainment");
    expect(read(undefined, { title: "Pelíšky" }, { minutes: 115 })).toBe("film");
    expect(read(undefined, { title: "Воронины" }, { minutes: 30 })).toBe("series");
    expect(read(undefined, { title: "Воронины" }, { minutes: 100 })).toBeUndefined();
  });

  test("of a live game follows from the sign between its sides", () => {
    const live = { ...flags, live: true };
    expect(read(undefined, { title: "AFL: Larkhill V Upford", flags: live })).toBe("sport");
    expect(read(undefined, { title: "Larkhill x Upford", flags: live }, { minutes: 130 })).toBe("sport");
    expect(read(undefined, { title: "Larkhill x Upford" }, { minutes: 25 })).not.toBe("sport");
  });

  test("of a genre that films and series share follows from the episode and the length", () => {
    expect(read(["Drama"], { episode: { season: 1, number: 2 } }, { minutes: 120 })).toBe("series");
    expect(read(["Comedy"], {}, { minutes: 30 })).toBe("series");
    expect(read(["Krimi"], { year: 1994 }, { minutes: 105 })).toBe("film");
    expect(read(["Movie, Drama"], { year: 1994 }, { minutes: 105 })).toBe("film");
    expect(read(["Thriller"], {}, { minutes: 105 })).toBe("film");
    expect(read(["Thriller"], {}, { minutes: 75 })).toBeUndefined();
    expect(read(["Telefilm"], { episode: { season: 3, number: 2 } }, { minutes: 50 })).toBe("series");
  });

  test("is a film without a category if year, makers and length say so", () => {
    expect(read(undefined, { year: 1994 }, { minutes: 105, detail: director })).toBe("film");
    expect(read(undefined, { year: 1994 }, { minutes: 30, detail: director })).not.toBe("film");
    expect(read(undefined, { year: 1994 }, { minutes: 105 })).toBeUndefined();
    expect(
      read(undefined, { year: 1994, flags: { ...flags, live: true } }, { minutes: 105, detail: director }),
    ).toBe(undefined);
  });

  test("is a series without a category if it has a season and a number, unless the season is a year", () => {
    expect(read(undefined, { episode: { season: 3, number: 2 } })).toBe("series");
    expect(read(undefined, { episode: { season: 2026, number: 164 } })).toBeUndefined();
    expect(read(undefined, { title: "BBC News at Ten", episode: { season: 2026, number: 1 } })).toBe("news");
  });

  test("is sport if a description begins with action from somewhere, however long it is", () => {
    const description = "Action from across the second division, including Larkhill v Upford.";
    expect(read(undefined, { title: "Larkhill Highlights", description }, { minutes: 80 })).toBe("sport");
    const matchday = { title: "Fútbol", description: "Acción de la fecha 17 de la Liga. Desde Larkhill." };
    expect(read(undefined, matchday, { minutes: 120 })).toBe("sport");
    const film = { title: "Larkhill", description: "Action with a stunt driver who loses his memory." };
    expect(read(undefined, film, { minutes: 80 })).toBe("film");
  });

  test("follows from what a description says of a film, a title of a sport, and a host of an entertainment", () => {
    const western = { description: "Western starring Clint Eastwood. A bounty hunter joins a posse." };
    expect(read(undefined, western, { minutes: 100 })).toBe("film");
    expect(read(undefined, western, { minutes: 30 })).toBe("series");
    expect(read(undefined, { title: "English Football League Highlights" })).toBe("sport");
    expect(read(undefined, { title: "S6 F10", description: "" })).toBeUndefined();
    const numbered = { episode: { season: 13, number: 47 } };
    expect(read(["Entertainment"], { ...numbered, description: "Two contestants meet." })).toBe(
      "entertainment",
    );
    expect(read(["Entertainment"], { ...numbered, description: "Two detectives meet." })).toBe("series");
  });

  test.each([
    ["news", "Zprávy ve 12"],
    ["news", "Esti híradó"],
    ["news", "Știrile Pro TV"],
    ["news", "Ειδήσεις στις 9"],
    ["news", "ATV Ana Haber"],
    ["news", "Hava Durumu"],
    ["news", "Вечірні новини"],
    ["news", "Berita Malam"],
    ["news", "Thời sự 19h"],
    ["news", "อากาศวันนี้ ข่าวเช้า"],
    ["news", "KBS 뉴스 9"],
    ["news", "首都圏ネットワーク 気象情報"],
    ["news", "晚间新闻"],
    ["news", "نشرة المساء"],
    ["news", "اخبار ساعت 20"],
    ["news", "חדשות הערב"],
    ["news", "समाचार संध्या"],
    ["news", "Kvällens nyheter"],
    ["news", "Yle Uutiset"],
    ["news", "NOS Journaal"],
    ["news", "Wiadomości wieczorne"],
    ["news", "Journal télévisé de 20h"],
    ["news", "Telediario 2"],
    ["news", "Jornal da Noite"],
    ["news", "Večernja vremenska prognoza"],
    ["news", "Централна емисия новини"],
    ["news", "Edicioni informativ 19:30"],
    ["news", "Aktuaalne kaamera"],
    ["news", "TGR Lombardia"],
    ["film", "Film: Dom nad jeziorem"],
    ["film", "Sinema: Kayıp Şehir"],
    ["film", "Кино: Белый снег"],
    ["film", "Cine: La noche larga"],
    ["sport", "Football: Larkhill v Upford"],
    ["sport", "Fotbal: Larkhill - Upford"],
    ["sport", "Теннис. Кубок города"],
    ["sport", "足球：曼城对阿森纳"],
    ["series", "Dizi: Komşular"],
    ["series", "Seriál: Sousedé"],
    ["series", "مسلسل الجيران"],
    ["series", "Serija Larkhill"],
    ["sport", "Serija A pregled"],
    ["series", "드라마 이웃"],
    ["entertainment", "La mañana", "Presentado por Ana Ruiz, con invitados y humor."],
    ["entertainment", "Quizduellen", "Fem deltagare tävlar om priset."],
    ["entertainment", "Yarışma Zamanı", "Yarışmacılar büyük ödül için mücadele ediyor."],
    ["documentary", "Wilde Alpen", "Forscher beobachten Steinböcke in ihrem Lebensraum."],
    ["documentary", "أسرار البحر", "يتابع علماء البحار حياة الحيوانات في الأعماق."],
    ["documentary", "Тайны океана", "Учёные исследуют дно океана."],
    ["documentary", "Wild Coast", "Scientists follow sea lions along the coast."],
    ["documentary", "El secreto del desierto", "Un grupo de científicos estudia las especies del desierto."],
    ["music", "Кино и музыка. Концерт", "Большой концерт в Кремле"],
    ["other", "القرآن الكريم"],
    ["other", "Święta msza", "Msza święta z katedry"],
  ])("is %s for %s without a category", (kind, title, description?: string) => {
    expect(read(undefined, { title, description }, { minutes: kind === "film" ? 100 : 45 })).toBe(kind);
  });

  test.each([
    ["documentary", "Gåten Larkhill", "Dokumentarserie om en gammel sak."],
    ["entertainment", "Larkhill", "Concurso de palabras presentado por Ana Ruiz."],
    ["entertainment", "Ларкхилл", "Юмористическая программа."],
    ["entertainment", "Larkhill", "Televizijska igra s publikom."],
    ["news", "Larkhill", "Hlavní zpravodajská relace."],
    ["kids", "Larkhill", "Barneprogram."],
    ["documentary", "Планета", "Документальный цикл о природе."],
    ["series", "Larkhill", "Krimiserie, D 2025. Ein Bauunternehmer wird gefunden."],
    ["series", "Larkhill - serial obyczajowy", ""],
    ["film", "Ελληνική ταινία: Λάρκχιλ", ""],
    ["film", "Larkhill", "Dansk drama fra 2012 med A. B."],
    ["film", "映画『隣の庭』", ""],
    ["documentary", "สารคดี ท่องโลก", ""],
  ])("is %s for %s, by the words for its form: %s", (kind, title, description) => {
    expect(read(undefined, { title, description }, { minutes: kind === "film" ? 100 : 45 })).toBe(kind);
  });

  test.each([
    "A game of cat and mouse begins.",
    "The war is over.",
    "Ana's news of the wedding worries her friends.",
    "When the film ends, they go home.",
  ])("is unknown for a description that begins as a story does: %s", (description) => {
    expect(read(undefined, { description })).toBeUndefined();
  });

  test("of a numbered programme is a story's, unless its description has several words of another", () => {
    const numbered = { episode: { season: 1, number: 2 } };
    const cooks = { ...numbered, description: "Two chefs choose their ingredients, and one is eliminated." };
    expect(read(undefined, cooks)).toBe("entertainment");
    const digs = { ...numbered, description: "Archaeologists and historians look for a lost city." };
    expect(read(undefined, digs)).toBe("documentary");
    expect(read(undefined, { ...numbered, description: "A chef finds a letter." })).toBe("series");
  });

  test.each([
    "Breaking Point",
    "House of Cards",
    "Space: 1999",
    "Newsies",
    "Order & Chaos",
    "The Good Place",
    "Tvrz",
    "Star Voyage: Discovery",
    "Kış Güneşi",
    "Dnevnik Bridžit Džons",
    "The Weather Man",
  ])("is unknown for a title like %s", (title) => {
    expect(read(undefined, { title }, { minutes: 45 })).toBeUndefined();
  });

  test.each([
    ["entertainment", "Celebrity MasterChef: The Final"],
    ["entertainment", "Wer wird Millionär? – Prominentenspecial"],
    ["documentary", "How It's Made"],
    ["kids", "Peppa Pig"],
    ["series", "Law & Order: Special Victims Unit"],
    ["series", "Grey’s Anatomy"],
  ])("is %s for %s, which every viewer knows", (kind, title) => {
    expect(read(undefined, { title }, { minutes: 45 })).toBe(kind);
  });

  test.each([
    ["entertainment", "Upford Bargain Hunters"],
    ["entertainment", "Kuchyně v Larkhillu"],
    ["documentary", "Secrets of Larkhill"],
    ["documentary", "Upford Ambulance"],
    ["series", "Larkhill and Away"],
  ])("of a numbered programme without a telling description is %s by its title: %s", (kind, title) => {
    expect(read(undefined, { title, episode: { season: 2, number: 3 } })).toBe(kind);
  });

  test.each([
    ["film", "1951. Crime drama. Directed by Ana Bell. Stars Ben Hart."],
    ["film", "(1987) Western starring Ana Bell. A gunslinger protects a town."],
    [undefined, "1951 was the year in which all of it began."],
    ["entertainment", "Host Ana Bell; teams look for words."],
    ["entertainment", "Comedy panel show."],
  ])("is %s of what is as long as a film and described so: %s", (kind, description) => {
    expect(read(undefined, { description }, { minutes: 90 })).toBe(kind);
  });

  test("follows from a word that stories have none of, if it is as long as a show", () => {
    const title = "The Larkhill Kitchen";
    expect(read(undefined, { title }, { minutes: 30 })).toBe("entertainment");
    expect(read(undefined, { title }, { minutes: 5 })).toBeUndefined();
    expect(read(undefined, { title }, { minutes: 100 })).toBeUndefined();
  });

  test.each([
    ["series", "קיבוצניקים 3", 40],
    ["series", "קיבוצניקים - הלילה הארוך", 40],
    ["kids", "Peppa Pig - The Picnic", 5],
    [undefined, "קיבוצניקים 3", 100],
    [undefined, "המטרה אלוהים - הסוף", 40],
  ] as const)(
    "is %s of a known name with a season or what an episode is called: %s, %i minutes",
    (kind, title, minutes) => {
      expect(read(undefined, { title }, { minutes })).toBe(kind);
    },
  );

  test("of a name in letters that don't part words is known of what is as long as a film, unless it may be one of a series", () => {
    expect(read(undefined, { title: "星光大道-2026-45" }, { minutes: 80 })).toBe("entertainment");
    expect(read(undefined, { title: "渡江侦察记" }, { minutes: 100 })).toBe("film");
    expect(read(undefined, { title: "渡江侦察记" }, { minutes: 40 })).toBeUndefined();
    expect(read(undefined, { title: "士兵突击" }, { minutes: 100 })).toBeUndefined();
  });

  test("of a title in two languages is known by that in letters of Chinese", () => {
    expect(read(undefined, { title: "渡江侦察记 / The Larkhill Crossing" }, { minutes: 100 })).toBe("film");
    expect(read(undefined, { title: "星光大道 / Upford Road" }, { minutes: 60 })).toBe("entertainment");
  });

  test("of a show's name is a film on a channel for films, if it is as long as one", () => {
    const names = new Set(["上岸电影"]);
    expect(read(undefined, { title: "非诚勿扰" }, { minutes: 100, names })).toBe("film");
    expect(read(undefined, { title: "非诚勿扰" }, { minutes: 100 })).toBe("entertainment");
  });

  test("is documentary if a description calls it a film of testimony in Hebrew", () => {
    expect(read(undefined, { description: "סרט תעודי על אפפורד." }, { minutes: 88 })).toBe("documentary");
  });

  test("is the programme's that a preview is followed by", () => {
    const names = new Set(["上岸电影"]);
    expect(read(undefined, { title: "上岸导视,飞鸟" }, { minutes: 95, names })).toBe("film");
    expect(read(undefined, { title: "上岸导视" }, { minutes: 5, names })).toBe("other");
  });

  test("of a name that films have too is known of what is no longer than an episode", () => {
    expect(read(undefined, { title: "Castle" }, { minutes: 45 })).toBe("series");
    expect(read(undefined, { title: "Castle" }, { minutes: 110 })).toBeUndefined();
  });

  test.each([
    ["entertainment", "Property series. A terraced house in need of work."],
    ["documentary", "Wildlife series. Sea lions on the coast."],
    ["series", "Хумористична серија."],
    ["entertainment", "Show culinar cu trei bucătari."],
    ["series", "Historical series. The queen is in danger."],
    ["series", "Drama series. Ana finds a letter."],
  ])("is %s for %s", (kind, description) => {
    expect(read(undefined, { description }, { minutes: 45 })).toBe(kind);
  });

  test.each([
    ["film", "फिल्म: पड़ोसी"],
    ["film", "[ภาพยนตร์] เพื่อนบ้าน"],
    ["series", "Série : Voisins"],
    ["documentary", "סרט תיעודי: השכנים"],
    ["kids", "Мультфильм: Соседи"],
    ["entertainment", "Gameshow: Hàng xóm"],
  ])("is %s for %s, by the word before its title", (kind, listed) => {
    expect(read(undefined, {}, { listed, minutes: kind === "film" ? 100 : 45 })).toBe(kind);
  });

  test("of what a category calls nothing but a series is its name's, its channel's or its words' if that is no story's", () => {
    const series = (more: Partial<ListedProgramme["slot"]>, rest: Partial<ListedProgramme> = {}) =>
      read(["TV Show", "Series"], more, { minutes: 30, ...rest });
    expect(series({ title: "Family Feud" })).toBe("entertainment");
    expect(series({}, { names: new Set(["larkhill sports"]) })).toBe("sport");
    expect(series({ description: "Scientists follow the predators of the ocean." })).toBe("documentary");
    expect(series({}, { names: new Set(["larkhill movies"]) })).toBe("series");
    expect(series({ category: ["Series", "Drama"] }, { names: new Set(["larkhill sports"]) })).toBe("series");
    expect(series({ category: ["Сериал"] }, { names: new Set(["larkhill sports"]) })).toBe("series");
  });

  test("of an episode doesn't follow from what its sub-title is called", () => {
    const named = { title: "Larkhill", sub_title: "Recipes for Disaster" };
    expect(read(undefined, { ...named, episode: { season: 1, number: 2 } })).toBe("series");
    expect(read(undefined, named)).toBe("entertainment");
  });

  test("of a series that a category calls something else is what the category says", () => {
    expect(read(["Dokumentation"], {}, { listed: "Serie: Larkhill" })).toBe("documentary");
  });

  test("of what is called fiction is that of a programme which every viewer knows as none", () => {
    expect(read(["Comedy"], { title: "Saturday Night Live" }, { minutes: 90 })).toBe("entertainment");
    expect(read(["Science Fiction"], { title: "Star Trek", year: 2009 }, { minutes: 120 })).toBe("film");
  });

  test.each([
    ["A family quiz with Ana Bell.", {}, 100],
    ["Program o żołnierzach.", {}, 100],
    ["يستضيف البرنامج صحفي من القرية.", {}, 100],
    ["A detective drama series set in Upford.", {}, 100],
    ["A man is found in the harbour.", { sub_title: "The Harbour" }, 120],
    ["A man is found in the harbour.", { episode: { number: 3 } }, 120],
    ["A man is found in the harbour.", {}, 60],
  ])("is no film for what is a programme, a part or short: %s", (description, more, minutes) => {
    expect(read(undefined, { description, ...more }, { minutes })).not.toBe("film");
  });

  test.each([
    ["sport", "Eliteserien: Larkhill - Upford", true],
    ["sport", "Puchar Polski: Larkhill - Upford", true],
    ["sport", "Larkhill Cup: Larkhill v Upford", false],
    ["sport", "Giải Larkhill: Larkhill - Upford", false],
    ["entertainment", "Giải trí: Larkhill - 6 - Upford", false],
    [undefined, "Giải cứu Larkhill - Upford", false],
    ["music", "Một bản tình ca - Larkhill", false],
    ["news", "Bản tin Larkhill", false],
    [undefined, "Larkhill Cup - The Story", false],
    [undefined, "The Answer: Larkhill - Upford", false],
    [undefined, "Race: Larkhill - Upford", false],
  ])("is %s for %s, live or not", (kind, title, live) => {
    expect(read(undefined, { title, flags: { ...flags, live } })).toBe(kind);
  });

  test.each([
    ["sport", "Larkhill Cup", "Larkhill Vs. Upford"],
    ["sport", "LARKHILL 2026 (RECORDED)", "Larkhill vs Upford"],
    [undefined, "Krämer gegen Krämer", "Kramer vs. Kramer"],
    ["news", "Panorama", "Žinių laida."],
    ["entertainment", "Larkhill", "Larkhill é um programa de culinária."],
    ["documentary", "Larkhill", "Larkhill – filme documentário sobre o mar."],
    ["entertainment", "Ларкхилл", "Ларкхилл — это кулинарное шоу."],
    ["entertainment", "Λάρκχιλ", "Το Λάρκχιλ είναι μια εκπομπή μαγειρικής."],
    ["sport", "Larkhill", "Resumen de los mejores partidos de la jornada."],
    ["news", "Larkhill", "Przegląd najważniejszych wydarzeń tygodnia."],
    [undefined, "Larkhill", "Larkhill is a game that Ana can't win."],
  ] as const)("is %s for %s, described no further than: %s", (kind, title, description) => {
    expect(read(undefined, { title, description }, { minutes: 65 })).toBe(kind);
  });

  test("isn't said by a word that a sentence without spaces begins with", () => {
    const slot = { title: "団地の猫", description: "新聞記者が妻の告白を聞いていく。", flags };
    expect(readSureKind({ slot, detail: null, minutes: 65 })).toBeUndefined();
  });

  test("is a known programme's if its category says no more than entertainment", () => {
    expect(read(["Intrattenimento"], { title: "Chicago Fire" }, { minutes: 45 })).toBe("series");
    expect(read(["Intrattenimento"], { title: "Larkhill" }, { minutes: 45 })).toBe("entertainment");
    expect(read(["Talent show"], { title: "Chicago Fire" }, { minutes: 45 })).toBe("entertainment");
  });

  test("is that for which its name is known, whatever sport or child its description begins with", () => {
    const fishing = { description: "Fishing at Larkhill; a lamb stew." };
    const children = { description: "Children are abducted at Larkhill." };
    expect(read(undefined, { title: "Criminal Minds", ...children }, { minutes: 60 })).toBe("series");
    expect(read(undefined, { title: "Cook's Country", ...fishing }, { minutes: 30 })).toBe("entertainment");
    expect(read(undefined, { title: "MeatEater", ...fishing }, { minutes: 30 })).toBe("documentary");
    expect(read(undefined, { title: "Larkhill", ...fishing }, { minutes: 30 })).toBe("sport");
  });

  test("is sport if its name is known for that, though it has a word for news", () => {
    expect(read(undefined, { title: "Kabar Arena Pagi" }, { minutes: 30 })).toBe("sport");
    expect(read(undefined, { title: "Kabar Larkhill" }, { minutes: 30 })).toBe("news");
  });

  test("is documentary if its description says so in a word, whatever is known of its name", () => {
    expect(read(undefined, { title: "Chicago Fire", description: "Dokumentarna emisija." })).toBe(
      "documentary",
    );
  });

  test("is kids for a story of a few minutes that is called animated", () => {
    const description = "Animated series about a fox.";
    expect(read(undefined, { description }, { minutes: 12 })).toBe("kids");
    expect(read(undefined, { description }, { minutes: 30 })).toBe("series");
  });

  test("is what its description says if its category is any magazine", () => {
    const description = "Magazine d'information. Les grands reportages de la rédaction.";
    expect(read(["magazine"], { description })).toBe("news");
    expect(read(["magazine"], { description: "Ana Bell reçoit ses amis." })).toBe("entertainment");
    expect(read(["Magazine culinaire"], { description })).toBe("entertainment");
  });

  test.each([
    ["entertainment", "Program pokazujący nieuczciwych fachowców."],
    ["documentary", "Magazine de société."],
    ["sport", "برنامج رياضي يومي."],
    ["kids", "أغان لأطفال ما قبل المدرسة."],
    ["series", "A jury decides the fate of an old friend."],
    ["series", "The programme of the evening is changed by a storm."],
    ["series", "Reprogram your life, Ana is told."],
  ])("is %s for a numbered programme: %s", (kind, description) => {
    expect(read(undefined, { episode: { season: 1, number: 2 }, description })).toBe(kind);
  });

  test.each([
    ["film", "Two strangers meet on a train. (1995)"],
    ["film", "USA märul. Osades: Ana Ruiz."],
    ["film", "सलमान खान। निर्देशक: कबीर खान।"],
    ["entertainment", "Emisiune de divertisment prezentată de Ana Ruiz."],
    ["entertainment", "Program komedi dengan bintang tamu."],
    ["entertainment", "Chương trình giải trí với các nghệ sĩ."],
    ["series", "Soap opera. Ana affronta Rita."],
    [undefined, "بطولة عالمية لنخبة اللاعبين."],
    [undefined, "In 1995, Ana leaves (1995)."],
  ])("is %s for a description in its language: %s", (kind, description) => {
    expect(read(undefined, { description }, { minutes: 100 })).toBe(kind);
  });

  test("follows from the mark before a Russian title", () => {
    expect(read(undefined, { title: "Х/ф Ирония судьбы" })).toBe("film");
    expect(read(undefined, { title: "Т/с Глухарь" })).toBe("series");
  });

  test("is documentary if another category calls it news, unless it is a report of half an hour", () => {
    expect(read(["Dokumentation", "Nachrichten"], {}, { minutes: 55 })).toBe("documentary");
    expect(read(["Dokumentation", "Nachrichten"], {}, { minutes: 30 })).toBe("news");
  });

  test.each([
    ["other", "iShopping"],
    ["other", "Shop Mania"],
    ["other", "Upford Jewellery"],
    ["other", "节目导视"],
    ["news", "Upford Weather"],
    ["news", "Upford News Alert"],
    ["news", "港湾财经"],
    ["entertainment", "港湾美食"],
    ["documentary", "港湾档案"],
    [undefined, "Weather Ward"],
  ] as const)("is %s by the words of a title: %s", (kind, title) => {
    expect(read(undefined, { title }, { minutes: 30 })).toBe(kind);
  });

  test("is unknown if a category names several, or nothing says it", () => {
    expect(read(["News and Documentaries"])).toBeUndefined();
    expect(read(["Local"])).toBeUndefined();
    expect(read(undefined)).toBeUndefined();
  });
});
