import { words } from "./text.ts";

/** Live in languages in which the word belongs to no title or name: `en vivo`, `uživo`. */
export const liveWords = words`
  en vivo|ao vivo|em directo|em direto|en directo|en directe|en direct|in diretta|diretta|uživo|u ?živo|
  izravni prijenos|direkt(?:no|an|ni)(?: prenos)?|na żywo|transmisja bezpośrednia|živě|naživo|v živo|élő(?: közvetítés)?|
  élőben|canlı(?: yayın)?|canlı yayım|prenos uživo|livesändning|i direkte|bein útsending|í beinni|
  direktsendt|direktesending|direktsändning|direktübertragung|liveübertragung|rechtstreeks|přímý přenos|
  v přímém přenosu|priamy prenos|suora lähetys|suorana|naklen(?: yayın)?|tiešraide|tiešraidē|
  tiesiogiai|tiesioginė transliacija|otseülekanne|otse|drejtpërdrejt|mubashara|moja kwa moja|
  прямой эфир|прямая трансляция|прямой трансляции|прямий ефір|пряма трансляція|наживо|на живо|уживо|
  пряко(?: предаване)?|директно|директен пренос|пряме включення|тікелей эфир|шууд дамжуулалт|
  מישיר|ישיר|שידור ישיר|שידור חי|בשידור חי|مباشر|مباشرة|بث مباشر|البث المباشر|على الهواء|
  پخش زنده|پخش مستقیم|زنده|ζωντανά|απευθείας(?: μετάδοση)?|trực tiếp|truyền hình trực tiếp|siaran langsung|
  secara langsung|во живо|regstreeks|zuzenean|براہ راست|byw|yn fyw|लाइव|सीधा प्रसारण|লাইভ|সরাসরি`;
