import { alternatives } from "../catalogue/words.ts";
import { words } from "./text.ts";

/** Live also in titles and names, so that it counts only beside a sign: see marks.ts. */
const inNames = ["live", "direkt", "direkte", "suora", "langsung", "beo ó", "สด"];

/** Live in languages in which the word belongs to no title or name: `en vivo`, `uživo`. */
export const liveWords = words`
  en vivo|ao vivo|em directo|em direto|en directo|en directe|en direct|in diretta|diretta|uživo|u ?živo|
  izravni prijenos|direkt(?:no|an|ni)(?: prenos)?|na żywo|transmisja bezpośrednia|živě|naživo|v živo|élő(?: közvetítés)?|
  élőben|canl[ıi](?: yay[ıi]n)?|canlı yayım|prenos uživo|livesändning|i direkte|bein útsending|í beinni|
  direktsendt|direktesending|direktsändning|direktübertragung|liveübertragung|rechtstreeks|přímý přenos|
  v přímém přenosu|priamy prenos|suora lähetys|suorana|naklen(?: yayın)?|tiešraide|tiešraidē|
  tiesiogiai|tiesioginė transliacija|otseülekanne|otse|drejtpërdrejt|mubashara|moja kwa moja|
  прямой эфир|прямая трансляция|прямой трансляции|прямий ефір|пряма трансляція|наживо|на живо|уживо|
  пряко(?: предаване)?|директно|директен пренос|пряме включення|тікелей эфир|шууд дамжуулалт|
  מישיר|ישיר|שידור ישיר|שידור חי|בשידור חי|مباشر|مباشرة|بث مباشر|البث المباشر|على الهواء|
  پخش زنده|پخش مستقیم|زنده|ζωντανά|απευθείας(?: μετάδοση)?|trực tiếp|truyền hình trực tiếp|siaran langsung|
  secara langsung|во живо|regstreeks|zuzenean|براہ راست|لائیو|yn fyw|jonli(?: efir)?|göni ýaýlym|мустақим|түз эфир|
  шууд(?! бус)(?: эфир)?|прамая трансляцыя|прамы эфір|у прамым эфіры|наўпрост|ուղիղ(?: եթեր| հեռարձակում)?|
  პირდაპირი (?:ეთერი|ტრანსლაცია)|პირდაპირ ეთერში|ڕاستەوخۆ|راستەوخۆ|پەخشی ڕاستەوخۆ|ژوندۍ(?: خپرونه)?|
  mataora|whakapāho mataora|mbashara|mivantana|ozugbo|ngqo|tooska(?: ah)?|in direttu|en dirècte|en direuto|war-eeun|туры эфир|
  түз берүү|ଲାଇଭ|ସିଧାସଳଖ|পোনপটীয়া|ލައިވް|ብቐጥታ|የቀጥታ(?: ስርጭት)?|beinleiðis|dirett|kai tsaye|toos ah|bukhoma|በቀጥታ|ቀጥታ(?: ስርጭት)?|
  लाइव|सीधा प्रसारण|थेट(?: प्रक्षेपण)?|प्रत्यक्ष(?: प्रसारण)?|লাইভ|সরাসরি|ਲਾਈਵ|ਸਿੱਧਾ ਪ੍ਰਸਾਰਣ|લાઈવ|લાઇવ|જીવંત|
  நேரலை|நேரடி(?: ஒளிபரப்பு)?|லைவ்|లైవ్|ప్రత్యక్ష ప్రసారం|ಲೈವ್|ನೇರ ?ಪ್ರಸಾರ|തത്സമയം|ലൈവ്|සජීවී(?: විකාශය)?|${alternatives("live", ...inNames)}`;
