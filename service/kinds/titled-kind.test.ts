import { expect, test } from "vitest";
import { formAround, namedKind } from "./titled-kind.ts";

test.each([
  "National Anthem",
  "Himno Nacional del Paraguay",
  "Lagu Kebangsaan Negaraku",
  "Государственный гимн Республики Казахстан",
  "السلام الوطني",
  "राष्ट्रगान",
  "Sunday Worship from Larkhill",
  "Kerkdienst vanuit Larkhill",
  "Messe en direct de Larkhill",
  "Misa dominical",
  "Quddiesa tal-Ħadd",
  "Bacaan Surah Yassin",
  "خطبة الجمعة",
  "ශ්‍රී ධර්ම දේශනාව",
  "Lottery Draw",
  "Окончание эфира",
  "Конец вещания",
  "Přestávka ve vysílání",
  "Kraj programa",
  "Неделно евангелие",
  "Спорт Тото",
  "Телепазарен прозорец",
  "Różaniec z Larkhill",
  "Résultat du Loto",
  "TV prodaja",
  "全天节目结束",
])("anthems, worship, draws and sales are something else, by a title in their language: %s", (title) => {
  expect(namedKind(title)).toBe("other");
});

test.each([
  "Parliament Live",
  "Question Period",
  "Séance plénière",
  "Sjednica Skupštine Larkhilla",
  "جلسة مجلس النواب",
  "राज्यसभा लाइव",
  "立法會會議直播",
  "Nkhani za Larkhill",
  "Litaba tsa Larkhill",
  "Ođđasat",
  "Lis gnovis",
  "Вечерние хабарлар",
  "གསར་འགྱུར།",
  "ᑐᓴᒐᒃᓴᑦ",
])("parliaments are news as bulletins are, by a title in their language: %s", (title) => {
  expect(namedKind(title)).toBe("news");
});

test.each(["Anthem of the Seas", "The Service", "Sermon Hill", "Mass Effect", "Loto Bride", "The House"])(
  "a name with such a word tells nothing: %s",
  (title) => {
    expect(namedKind(title)).toBeUndefined();
  },
);

test.each([
  ["السلسلة الكوميدية لاركهيل", "series"],
  ["السلسلة الوثائقية لاركهيل", "documentary"],
  ["مسلسل كرتوني: لاركهيل", "kids"],
  ["شريط لاركهيل", null],
  ["کارتون لارکهیل", "kids"],
  ["مجموعه انیمیشن لارکهیل", "kids"],
])("words before an Arabic or Persian title say its form without a sign: %s", (title, form) => {
  expect(formAround(title)).toBe(form);
});
