import { remember } from "./categories.ts";
import { foldGenre, patternOf } from "./genre-words.ts";

/**
 * Words of love, marriage, revenge and fate, and in Chinese of war and spies, of which titles of series are made, as in
 * `genre-words.ts`. Not in English and German, whose shows of dates and homes are called so, too.
 */
const storyWords: readonly string[] = [
  "amor|amores|amar|amarte|corazon|corazones|pasion|pasiones|venganza|senora|duena|heredera|herencia|enganos|prohibido|prohibida|enamorada|enamorate|paixao|paixoes|coracao|vinganca|amore|amori|cuori|vendetta",
  "amour|amours|passion|passions|ljubav*|srce|srca|iubire*|dragoste*|szerelem*|szerelmek|sziv|milosc|milosci|serce|serca|laska|lasky|srdce|armastus*|milestiba*|meile|meiles|rakkaus|rakkauden|dashuri*",
  "αγαπη*|ερωτα*|ερωτας|καρδια*|πεπρωμενο|любов*|сердц*|судьб*|невест*|дочки|свадьб*|измен*|счасть*|разлук*|разлуч*|кохання|наречена|обич*|щастие",
  "aşkı|aşka|aşkım|sevda*|gelin|gelinler|kader|intikam|hasret|vuslat|sevgi|sevgili|taleyi|cinta|kasih|rindu|dendam|takdir|jodoh|menantu|mertua|pag ibig|puso|asawa|minamahal|pangako|lihim ni|lihim ng|sumpa ng|pag asa|isteri|suamiku|isteriku|istriku|cintaku|kasihku|rinduku|dendamku|madu|pelakor|mẹ chồng|con dâu|hôn nhân|số phận|tinh yeu|nguoi tinh|nang dau|duyen no",
  "suami|istri|isteri|mencintai|mencintaimu|mencintaiku|dicintai|tercinta|asmara|cemburu|selingkuh|perselingkuhan|pernikahan|menikah|menikahi|dinikahi|nikah|janda|kekasih|kekasihku|bidadari|pelangi cinta|air mata|tangisan|derita|ikatan|terlarang|terpendam|hati yang|hatiku|hatimu|kembang desa|anak tiri|ibu tiri|anak haram|sumpah setia|warisan dendam|dendam seorang|kau dan aku|awak|sayang|sayangku|kahwin|tunang|dijodohkan|bercerai|duyung|gadis|pendekar|siluman|asawa ko|apoy|dugo|langit|magkaagaw|kambal|ganti|paghihiganti|higanti|magmahal|mahal kita|mahalin|iibigin|umibig|pagmamahal|minsan|kailanman|walang hanggan|hanggang|pusong|ikaw|iyo|inagaw|anak ng|anak ni|prinsesa|babaeng|lalaking|huwag|luha|pangarap|sinta|giliw|tinik|ahas|kasalanan|himala ng puso|yêu|người yêu|tình đầu|mối tình|cuộc tình|duyên|định mệnh|hạnh phúc|nước mắt|hận thù|báo thù|giấc mơ|ân oán|tráo đổi|thừa kế|phu nhân|công chúa|thái tử|hoàng hậu|vương phi|nàng phi|đại soái|hiệp khách|kiếm khách|phong vân|kỳ duyên|sóng gió|bản di chúc|di chúc|dil|dilon|bandhan|bandhann|saathi|saajan|sajna|saiyaan|piya|pyaara|beti|betiyan|betiyaan|maayka|sindur|vivaah|vivah|vidaai|bidaai|naagin|nagin|naagkanya|kanyadaan|pellam|pelli|kodalu|manasu|hrudayam|hridayam|pranayam|mangalyam|marumagal|magal|kadhal|nenjam|idhayam|bhalobasha|bhalobasa|sansar|songsar",
  "ishq*|pyaar|pyar|mohabbat|muhabbat|bahu|saas|shaadi|rishta|rishtey|rishton|sasural|suhagan|saathiya|sindoor|mangalsutra|bahurani",
  "*प्यार*|*इश्क*|*मोहब्बत*|*बहू*|*ससुराल*|*रिश्त*|*सिंदूर*|*প্রেম*|*ভালোবাসা*|*காதல்*|*ప్రేమ*|*പ്രണയ*|*محبت*|*عشق*|*دلدادگ*",
  "*الحب*|*حبي*|*غرام*|*انتقام*|*الانتقام*|*العروس*|*زوجتي*|*خيانة*|*قلبي*|*قلوب*|*אהבה*|*אהבת*|*נקמה*|*נקמת*|*תשוקה*|*הכלה*|*יורשת*",
  "*婚内*|*婚外*|*出轨*|*出軌*|*离婚*|*離婚*|*前夫*|*闺蜜*|*閨蜜*|*婆婆*|*岳母*|*王妃*|*後宮*|*后宫*|*新娘*|*初恋*|*初戀*|*暗恋*|*热恋*|*情仇*|*冤家*|*恩仇*|*谍*|*諜*|*特工*|*枪声*|*烽火*|*铁血*|*尖刀*|*敌后*|*抗日*|*武工队*|*迷案*|*悬案*|*奇案*|*刑警*",
  "*爱情*|*愛情*|*爱上*|*愛上*|*之恋*|*之戀*|*媳妇*|*媳婦*|*婚姻*|*情缘*|*情緣*|*出嫁*|*前妻*|*恋する*|*花嫁*|*の恋*|*황후*|*왕후*|*신부*|*며느리*|*연인*|*의 여자*|*사랑*",
  "*รัก*",
  "destin|destinul|destinul iubirii|răzbunare|răzbunarea|logodnica|logodnicul|soacra|păcatul|păcatele|patimi|pasiune|pasiuni|trădare|trădarea|suflet|sufletul|sufletului|inimă|inima|inimi|lacrimi|îndrăgostiți|fructul oprit|moștenitoarea|sultana|bosszú|bosszúja|szenvedély|szenvedélyek|szenvedélye|menyasszonya|végzet|sors|sorsok|árulás|örökös|örökösök|szerelmes|szerelmesek|szerelmei|szívem|εκδικηση|παθος|παθη|νυφη|μοιρα|ερωτευμενοι|προδοσια|αμαρτια|αμαρτιες|ονειρο μου|ψυχες|tradimento|tradimenti|peccato|peccati|passione|cuore|gelosia",
];

const pattern = patternOf(storyWords);

/** Whether a title speaks of what stories of love and family are about. */
export const isTitledStory = remember((title): boolean => pattern.test(` ${foldGenre(title)} `));
