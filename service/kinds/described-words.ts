import type { Kind } from "../../contract/slot.ts";
import { foldGenre, patternOf } from "./genre-words.ts";

/**
 * What happens in a programme, if its description says no more: words of prayer, of playing music, of contests and of
 * doing up homes, in the languages of the guides, as in `genre-words.ts`. In the order in which they win.
 */
const described: readonly (readonly [Kind, readonly string[]])[] = [
  [
    "other",
    [
      "moment of prayer|morning prayers|praise and worship|gospel reading|momento de oração|santo terço|santo rosario|rezo del rosario|preghiera|preghiere|recita del rosario|prières|prière du matin",
      "chapelet|andacht|gebet|gebete|rosenkranz|morgenandacht|gebedsdienst|kerkdienst|bønner|andakt|hartaus|rukoushetki|modlitwa|modlitwy|różaniec|koronka do|modlitba|modlitby|růženec|ruženec",
      "imádság|áhítat|rugăciune|rugăciuni|molitva|molitve|krunica|sveta misa|молитва|молитвы|молитви|проповедь|προσευχή|θεία λειτουργία|ilahiler|vaaz|doa bersama|tausiyah",
      "*تلاوة*|*دعاء*|*خطبة*|*مناجات*|*סליחות*|*תפילה*|*שיעור תורה*|प्रवचन|आरती|सत्संग|*ธรรมะ*|*เทศน์*|*法会*|*佛教*|*미사*|*예배*|*礼拝*",
    ],
  ],
  [
    "music",
    [
      "orchestra|orchestras|philharmonic|symphony|symphonies|string quartet|choir performs|orchester|philharmoniker|sinfonie|sinfonien|symphoniker|lieder von|volkslieder|schlagerstars|orchestre|philharmonique",
      "symphonie|chansons|orquesta|filarmónica|sinfónica|sinfonía|canciones|coplas|orquestra|filarmônica|sinfonia|canções|modas de viola|orchestra sinfonica|filarmonica|sinfonica|canzoni|orkest|filharmonisch",
      "symfonie|liedjes|symfoniorkester|symfoniorkestret|radiosymfonikerne|symfoniorkestern|kringkastingsorkesteret|filharmonikerna|sångerna|sanger fra|sinfoniaorkesteri|*orkesteri|*orkester|*orkesteret",
      "orkiestra|filharmonia|filharmonii|symfonia|piosenki|przeboje|orchestr|filharmonie|písničky|lidové písně|filharmónia|pesničky|zenekar|szimfonikus*|népdalok|dalok|slágerek|orchestra națională",
      "muzică populară|muzică ușoară|melodii|cântece|orkestar|filharmonija|pjesme|pesme|tamburaš*|narodne pesmi|ansambel|orkestra|türküler|türkü|şarkılar|şarkıları|orkestras|dainos|dziesmas|orķestris|laulud|orkester",
      "оркестр*|оркестър*|филармон*|симфони*|филхармони*|песни|песни и танци|хиты|пісні|оркестар|песме|ορχήστρα|τραγούδια|*أغنية*|*أغان*|*مطرب*|*أوركسترا*|*ترانه*|*آهنگ*|*ارکستر*|*שירים*|*תזמורת*",
      "गीत|गाने|ग़ज़ल*|भजन|பாடல்கள்|*பாடல்*|పాటలు|গানের|*เพลง*|*ดนตรี*|ca khúc|bài hát|dàn nhạc|lagu lagu|tembang|*歌曲*|*演唱*|*オーケストラ*|*名曲*|*歌謡*|*ヒット曲*|*가요*|*오케스트라*|*가수*",
    ],
  ],
  [
    "entertainment",
    [
      "verbrauchermagazin|ratgebermagazin|servicemagazin|wissensmagazin|kulturmagazin|reisemagazin|automagazin|gesundheitsmagazin|tiermagazin|forbrugermagasin|forbrukermagasin|livsstilsmagasin|konsumentmagasin|kulturmagasin|garden designers|bargain hunters|treten an|wetteifern|kämpfen um|hobbygärtner|gärtner|tauschen|s affrontent|rivalisent|candidates|compiten|se enfrentan a retos",
      "competem|disputam|gareggiano|si sfidano|concorrenti|strijden|nemen het op|hovenier*|klussers|opknapt|tovert|tovert om|verbouwt|konkurrerer|dyster|kappes om|tävlar|tävla|tävlande|gör om|kilpailevat|kisaavat",
      "sisustaa|remontoi|rywalizują|zmierzą się|walczą o|urządzają|soutěží|soupeří|zabojují|súťažia|súperia|versengenek|küzdenek meg|versenyzők|concurează|se întrec|se luptă pentru|natječu se|takmiče se|tekmujejo",
      "natjecatelji|takmičari|tekmovalci|konkuruoja|varžosi|sacenšas|sacentīsies|võistlevad|etsivat unelmakotia|yarışıyor|yarışır|yarışmacı*|kıyasıya|berkompetisi|bersaing|berlomba|menjawab pertanyaan|tranh tài|thử thách|thi đấu giữa",
      "състезават|състезатели|соревнуются|сражаются за|змагаються|учасники|аматори|такмичари|натпревару*|διαγωνίζονται|αναμετρώνται|παίκτες|*متسابق*|*شرکت کننده*|प्रतियोगी|प्रतिभागी",
      "மோதுகின்றனர்|போட்டியாளர்*|పోటీదారు*|প্রতিযোগী*|*แข่งขัน*|*ผู้เข้าแข่งขัน*|*比拼*|*选手*|*タレント*|*출연자*",
    ],
  ],
];

const patterns = described.map(([kind, words]) => [kind, patternOf(words)] as const);

/** What such words of a text say of its programme; undefined if it has none. */
export function wordedKind(text: string): Kind | undefined {
  const folded = ` ${foldGenre(text)} `;
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0];
}
