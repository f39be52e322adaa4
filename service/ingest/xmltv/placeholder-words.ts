import type { GapReason } from "../../../contract/slot.ts";

/**
 * What sources write when they have no programme, as whole titles, by language. Case, accents and punctuation don't
 * count, and `#` is any time of day.
 */

/** Titles that can't be a programme's. */
export const certain: Record<GapReason, readonly string[]> = {
  no_information: [
    // English
    "no listing available|no listings available|no listing|no listings|listings not available|listing unavailable",
    "no information|no information available|no program information|no programme information",
    "no program information available|no programme information available|program information not available",
    "programme information not available|program information unavailable|programme information unavailable",
    "no program available|no programme available|no programs available|no programmes available|no programming",
    "no program data|no programme data|no data available|no guide data|no guide data available|no epg data",
    "no epg|no epg available|no epg information|epg not available|no schedule|no schedule available",
    "no schedule information|schedule not available|schedule unavailable|no scheduled programming",
    "no scheduled program|no scheduled programme|no details available|no title available|title not available",
    "unknown title|unknown program|unknown programme|to be announced|to be advised|to be confirmed|to be determined",
    "program to be announced|programme to be announced|programmes to be announced|programming to be announced",
    "program to be determined|programme to be determined|programming to be determined|schedule to be determined",
    "programme to be confirmed|programmes to be confirmed|program to be confirmed|programme tbc|programme tba",
    "program tba|program tbc|programming tba|schedule to be announced|schedule tba|title to be announced",
    "no match scheduled|no event scheduled|no events scheduled|no live event|no live events|placeholder program",
    // French
    "aucune information|aucune information disponible|pas d information|pas d informations|programme inconnu",
    "programme non communique|programme non disponible|programme indisponible|programmes non communiques",
    "programme a confirmer|programmes a confirmer|programme a determiner|programme a definir|programme a preciser",
    "programme indetermine|aucun programme|aucun programme disponible|programme non renseigne|titre non communique",
    // Spanish and Portuguese
    "sin informacion|sin informacion disponible|informacion no disponible|no hay informacion|no hay informacion disponible",
    "programacion no disponible|programa no disponible|sin programacion|programa por confirmar|programacion por confirmar|programa por definir|programacion por definir|por definir|programa sin definir",
    "por confirmar|por anunciar|programa por anunciar|programacion a confirmar|programa a confirmar|a confirmar",
    "sem informacao|sem informacoes|sem informacao disponivel|informacao nao disponivel|programacao nao disponivel|informacao nao disponibilizada|informacao nao disponibilizada pelo canal|informacao nao disponibilizada pela emissora",
    "programacao nao informada|sem programacao|programa a designar|programacao a confirmar|a definir",
    "programacao a definir|conteudo nao informado",
    // German and Dutch
    "keine informationen|keine information|keine informationen verfugbar|keine programminformationen",
    "keine programminformation|keine programminformationen verfugbar|keine sendungsinformationen|keine epg daten",
    "keine daten verfugbar|programm nicht verfugbar|sendung noch nicht bekannt|programm wird noch bekannt gegeben",
    "wird noch bekannt gegeben|wird bekannt gegeben|kein programm verfugbar|geen informatie|geen informatie beschikbaar",
    "geen programma informatie|geen programmagegevens|geen gegevens beschikbaar|programma onbekend",
    "nog niet bekend|nog te bepalen",
    // Italian
    "nessuna informazione|informazioni non disponibili|informazione non disponibile|programma non disponibile",
    "programmazione non disponibile|programma da definire|programma da confermare|palinsesto non disponibile",
    // Nordic
    "ingen information|ingen information tillganglig|ingen programinformation|programinformation saknas",
    "ingen programinformasjon|ingen informasjon|ei ohjelmatietoja|ei tietoja|ohjelmatiedot puuttuvat",
    // Polish, Czech, Slovak, Hungarian, Romanian, Turkish, South Slavic, Greek
    "brak informacji|brak informacji o programie|brak programu|program nieznany|brak danych|neni k dispozici",
    "program neni k dispozici|zadne informace|ziadne informacie|nincs informacio|nincs musorinformacio",
    "nincs adat|fara informatii|informatii indisponibile|program indisponibil|program bilgisi yok",
    "program bilgisi bulunamadı|yayın bilgisi yok|yayın bilgisi bulunamadı|bilgi yok|nema informacija|nema podataka",
    "nema informacija o programu|program nije dostupan|χωρις πληροφοριες|δεν υπαρχουν πληροφοριες",
    "δεν υπάρχουν πληροφορίες προγράμματος|acest film nu are sinopsis|no synopsis|no synopsis available|no description available",
    // Russian, Ukrainian, Bulgarian, Mongolian
    "нет данных|нет информации|нет программы|нет данных о передаче|программа не указана|информация отсутствует",
    "программа уточняется|передача уточняется|немає даних|немає інформації|програма не вказана|няма информация",
    "няма данни|мэдээлэл байхгүй|хөтөлбөр тодорхойгүй",
    // Arabic, Persian, Hebrew
    "لا توجد معلومات|لا تتوفر معلومات|لا توجد معلومات متاحة|المعلومات غير متوفرة|البرنامج غير متوفر|غير متوفر",
    "لا توجد بيانات|لا يوجد برنامج|لا توجد برامج|سيعلن لاحقا|يعلن لاحقا|يحدد لاحقا|سيحدد لاحقا",
    "channel to be announced|channel to be confirmed|channel tba|channel tbc|canal por confirmar|canal a definir",
    "chaine a determiner|chaine a confirmer|canale da definire|sender wird noch bekannt gegeben|канал будет объявлен",
    "مباراة لم تعلن قناتها بعد|مباراة لم تعلن قناتها|مباراة لم تحدد قناتها بعد|لم تعلن القناة بعد",
    "لا توجد مباراة مجدولة|لا توجد مباريات مجدولة|لا توجد مباراة|اطلاعات موجود نیست|بدون اطلاعات",
    "אין מידע|אין מידע זמין|לא ידוע|אין נתונים|תוכנית לא ידועה|יפורסם בהמשך|טרם פורסם",
    // Japanese, Chinese, Korean, Thai, Vietnamese, Indonesian, Hindi
    "番組情報なし|番組情報がありません|番組情報はありません|番組未定|放送内容未定|内容未定|データなし|番組データがありません",
    "频道尚未提供当日节目表|频道尚未提供节目表|尚未提供节目表|暂无节目|暂无节目信息|暂无节目单|无节目信息|没有节目信息|暂无信息|精彩节目|精彩节目 暂未提供节目预告信息|未提供节目单|節目未定|暫無節目資料|暫無資料",
    "暫無節目|節目資料未能提供|방송정보없음|방송 정보 없음|프로그램 정보 없음|정보 없음|편성 정보 없음|방송 미정",
    "ไม่มีข้อมูล|ไม่มีข้อมูลรายการ|ไม่มีรายการ|không có thông tin|chưa có thông tin|đang cập nhật|tidak ada informasi",
    "informasi tidak tersedia|tiada maklumat|कोई जानकारी नहीं|जानकारी उपलब्ध नहीं",
    // The same in other words and languages
    "program not available|programme not available|programm folgt|programminformationen folgen|programa a anunciar",
    "programa sin confirmar|emissão a designar|program saknas|information saknas|ingen programoplysninger",
    "ingen programinformationer|ingen programopplysninger|ohjelmatietoja ei saatavilla|ohjelma ilmoitetaan myöhemmin",
    "program niedostępny|informacja niedostępna|informace nejsou k dispozici|program bude upřesněn|program bude upresnený",
    "a műsor később|műsorinformáció nem áll rendelkezésre|program nedefinit|ni podatkov|ni podatkov o oddaji",
    "нема информација|нема података|програмата не е налична|няма информация за програмата|программа не предоставлена",
    "информация о программе отсутствует|інформація відсутня|інформація про програму відсутня|няма звестак",
    "μη διαθέσιμο|μη διαθέσιμες πληροφορίες|χωρίς πρόγραμμα|program bilgisi bulunmamaktadır|yayın akışı mevcut değil",
    "məlumat yoxdur|معلومات غير متوفرة|معلومات البرنامج غير متوفرة|برنامج غير محدد|سيتم الإعلان لاحقا|سيعلن عنه لاحقا",
    "برنامه ای موجود نیست|اطلاعات برنامه موجود نیست|אין מידע על התוכנית|אין מידע על התכנית|התוכנית תפורסם בהמשך",
    "暂无节目预告|无节目|沒有節目資料|節目以實際播出為準|节目以实际播出为准|कार्यक्रम उपलब्ध नहीं|tidak ada program|tiada program",
    "không có chương trình|walang impormasyon|nėra informacijos|nav informācijas|info puudub|sense informació",
    "ez dago informaziorik|nuk ka informacion|upplýsingar vantar|ინფორმაცია არ არის|տեղեկություն չկա|ไม่มีข้อมูลผังรายการ",
    // That there is no description
    "no description|description not available|description unavailable|no plot available|no summary available",
    "aucune description|aucune description disponible|description non disponible|description indisponible|pas de description|pas de description disponible|aucun résumé disponible|résumé non disponible",
    "sin descripción|sin descripción disponible|descripción no disponible|no hay descripción|no hay descripción disponible|sin sinopsis|sinopsis no disponible|sense descripció|descripció no disponible",
    "sem descrição|sem descrição disponível|descrição não disponível|descrição indisponível|sem sinopse|sinopse não disponível|sinopse indisponível",
    "nessuna descrizione|nessuna descrizione disponibile|descrizione non disponibile|trama non disponibile|sinossi non disponibile",
    "keine beschreibung|keine beschreibung verfügbar|keine beschreibung vorhanden|beschreibung nicht verfügbar|geen beschrijving|geen beschrijving beschikbaar|geen omschrijving|geen omschrijving beschikbaar",
    "ingen beskrivning|ingen beskrivning tillgänglig|beskrivning saknas|ingen beskrivelse|ingen beskrivelse tilgjengelig|ei kuvausta|kuvaus puuttuu|kirjeldus puudub|nav apraksta|nėra aprašymo",
    "brak opisu|opis niedostępny|bez popisu|popis není k dispozici|popis nie je k dispozícii|nincs leírás|a leírás nem elérhető|fără descriere|descriere indisponibilă|nema opisa|opis nije dostupan|brez opisa|opis ni na voljo",
    "нет описания|описание отсутствует|описание недоступно|немає опису|опис відсутній|няма описание|нема опис|нема описа|χωρίς περιγραφή|δεν υπάρχει περιγραφή|açıklama yok|açıklama bulunamadı|pa përshkrim",
    "لا يوجد وصف|الوصف غير متوفر|توضیحات موجود نیست|אין תיאור|תיאור לא זמין|暂无简介|暂无描述|暫無簡介|説明なし|설명 없음|ไม่มีคำอธิบาย|không có mô tả|tidak ada deskripsi|tiada penerangan",
    "synopsis not available|keine inhaltsangabe verfügbar|pas de résumé disponible|ingen beskrivelse tilgængelig",
    "ei kuvausta saatavilla|apraksts nav pieejams|aprašymo nėra|brak opisu programu|nincs elérhető leírás",
    "nu există descriere|ni opisa|описот не е достапен|опис није доступан|описание няма|без описания|няма апісання",
    "сипаттама жоқ|тайлбар байхгүй|nuk ka përshkrim|μη διαθέσιμη περιγραφή|açıklama mevcut değil|açıklama bulunmuyor",
    "açıklama bulunmamaktadır|təsvir yoxdur|لا يتوفر وصف|توضیحی موجود نیست|אין תיאור זמין|暂无介绍|無簡介|ไม่มีรายละเอียด",
    "कोई विवरण नहीं",
    // That there is no schedule
    "there is no schedule|schedule missing|no programme schedule|no program schedule|aucune programmation|pas de programmation",
    "grille non disponible|grille indisponible|grille des programmes non disponible|no hay programación|no hay programación disponible",
    "parrilla no disponible|grade não disponível|grade indisponível|não há programação|programação indisponível",
    "nessun palinsesto|nessuna programmazione|kein sendeplan|sendeplan nicht verfügbar|kein programmplan|geen programmering",
    "geen programmering beschikbaar|programmering onbekend|ingen tablå|tablå saknas|ingen programtablå|ingen sendeplan",
    "ingen programoversigt|ingen programoversikt|ei ohjelmistoa|ohjelmisto puuttuu|saatekava puudub|nav programmas|nėra programos",
    "brak ramówki|ramówka niedostępna|program není znám|program nie je známy|nincs műsorrend|műsorrend nem elérhető",
    "nu există program|grilă indisponibilă|nema rasporeda|raspored nije dostupan|ni sporeda|spored ni na voljo|nuk ka program",
    "нема распоред|програмна шема није доступна|няма програмна схема|програмата не е обявена|yayın akışı yok",
    "yayın akışı bulunamadı|proqram yoxdur|proqram məlum deyil|δεν υπάρχει πρόγραμμα|μη διαθέσιμο πρόγραμμα",
    "нет расписания|расписание отсутствует|программа передач отсутствует|нет программы передач|немає розкладу|розклад відсутній",
    "програма передач відсутня|няма раскладу|бағдарлама жоқ|хөтөлбөр байхгүй|нэвтрүүлгийн хуваарь байхгүй|ծրագիր չկա",
    "პროგრამა არ არის|لا يوجد جدول|لا يوجد جدول برامج|لا توجد جداول|جدول البرامج غير متوفر|الجدول غير متوفر",
    "جدول پخش موجود نیست|جدول برنامه ها موجود نیست|אין לוח שידורים|לוח השידורים לא זמין|कोई कार्यक्रम नहीं|कार्यक्रम सूची उपलब्ध नहीं",
    "কোনো অনুষ্ঠান নেই|番組表なし|番組表がありません|番組表データなし|没有节目表|暂无节目表|無節目表|暫無節目表|편성표 없음|편성표가 없습니다",
    "편성표 미정|ไม่มีตารางออกอากาศ|ไม่มีผังรายการ|không có lịch phát sóng|chưa có lịch phát sóng|tidak ada jadwal",
    "jadwal tidak tersedia|tiada jadual|jadual tidak tersedia|walang iskedyul|hakuna ratiba",
  ],
  off_air: [
    "off air|off the air|closedown|close down|closed down|station closed|sign off|signoff|end of transmission",
    "this is bbc one|this is bbc one hd|this is bbc two|this is bbc two hd|this is bbc three|this is bbc four",
    "this is bbc scotland|this is bbc alba|this is cbbc|this is cbeebies",
    "programos pabaiga|programmas beigas|saadete lõpp|정파시간 입니다",
    "channel has ceased|channel has been ceased|channel has closed|channel closed",
    "end of programmes|end of programming|transmission ends|broadcast ended|not broadcasting|channel off air",
    "programmes start at #|programmes begin at #|programmes resume at #|programming starts at #",
    "programming resumes at #|program starts at #|programs start at #|broadcast resumes at #|channel returns at #",
    "sendeschluss|sendepause|kein programm|keine sendung|fin des programmes|fin d emission|fin des emissions",
    "fin de transmision|fin de emision|fin de transmisiones|fin de la emision|cierre de emision|cierre de transmision",
    "fim de emissao|fim da emissao|encerramento da emissao|fim de transmissao|fine programmi|fine trasmissioni",
    "sändningsslut|sändningen är slut|programuppehåll|sendeophold|natsendeophold|sendingsopphold|sending slutt|sendingsslutt",
    "ohjelmatauko|dagskrárlok|dagskrá lokið|dagskrárhlé|útsendingarhlé|programming break",
    "fine delle trasmissioni|einde uitzending|geen uitzending|sandningsuppehall|ingen sandning|sendeslutt",
    "programslutt|ei lahetysta|lahetys paattyy|zakonczenie programu|koniec programu|przerwa w nadawaniu",
    "konec vysilani|koniec vysielania|adasszunet|musorszunet|inchidere|sfarsit de program|yayın kapanışı",
    "kapanış|yayın yok|odjava programa|kraj programa|ληξη προγραμματος|конец эфира|перерыв в вещании|профилактика",
    "технический перерыв|нет вещания|кінець ефіру|технічна перерва|край на програмата|нэвтрүүлэг дууслаа",
    "نهاية الإرسال|نهاية البث|انتهاء البث|لا يوجد بث|توقف البث|پایان برنامه ها|סוף השידורים|אין שידורים|סיום שידורים",
    "放送休止|休止|放送終了|配信休止|この時間は配信を休止しております|この時間は放送を休止しています|停播|结束广播|收播|節目完畢|全日節目播放完畢",
    "arrêt des programmes|interruption des programmes|carta de ajuste|fecho da emissão|ingen sending|ingen udsendelse",
    "ei ohjelmaa|lähetystauko|bez vysílání|vysílání nepokračuje|bez vysielania|vysielanie nepokračuje|nincs adás",
    "închiderea emisiei|nema programa|prekid programa|nema emitovanja|brez programa|konec programa|няма програма",
    "нема програма|крај програма|окончание эфира|вещание окончено|профілактика|перерва в мовленні",
    "τέλος προγράμματος|بدون برنامه|پایان برنامه|אין שידור|סוף שידורים|방송정지|정파시간|정파 시간|tiada siaran",
    "ngừng phát sóng|kết thúc chương trình|saade puudub|engin dagskrá|sense emissió|efir bağlıdır|tamat siaran",
    "방송 종료|방송종료|방송 시작 전|정파|정파방송|정파 방송|ปิดสถานี|สถานีปิด|งดออกอากาศ|kết thúc phát sóng|siaran tamat|akhir siaran",
    // A start
    "sign on|signon|start of transmission|start of programmes|start of programming|station opening|sendebeginn|beginn der sendungen",
    "début des programmes|début des émissions|inicio de transmisión|inicio de transmisiones|inicio de emisión|inicio de la emisión",
    "início da emissão|início de transmissão|abertura da emissão|inizio programmi|inizio trasmissioni|inizio delle trasmissioni",
    "aanvang uitzending|rozpoczęcie programu|początek programu|začátek vysílání|zahájení vysílání|začiatok vysielania|műsorkezdés",
    "adáskezdés|deschiderea emisiei|începerea emisiei|početak programa|начало эфира|начало вещания|открытие эфира|початок ефіру",
    "початок мовлення|начало на програмата|почеток на програмата|почетак програма|yayın açılışı|efirin açılışı|эфир эхлэл|эфир эхлэх|эфир нээх",
    "έναρξη προγράμματος|بداية الإرسال|بداية البث|بدء البث|بدء الإرسال|آغاز برنامه ها|תחילת השידורים|פתיחת השידורים|放送開始|방송 시작",
    "방송 개시|เปิดสถานี|bắt đầu phát sóng|siaran bermula|mula siaran|pembukaan siaran",
    // A break
    "airing break|broadcast break|break in broadcast|break in broadcasting|break in transmission|transmission break|no broadcast",
    "no transmission|sendeunterbrechung|unterbrechung des programms|uitzendpauze|zendonderbreking|pause d antenne",
    "interruption d antenne|coupure d antenne|interrupción de la emisión|corte de emisión|sin emisión|sin transmisión",
    "interrupció de l emissió|interrupção da emissão|pausa na emissão|sem emissão|sem transmissão|interruzione programmi",
    "interruzione delle trasmissioni|nessuna trasmissione|pauză de emisie|întreruperea emisiei|sändningspaus|uppehåll i sändningen",
    "pause i sendingen|pause i udsendelsen|sendeopphold|opphold i sendingen|hlé á útsendingu|lähetyskatko|saatepaus|eetripaus",
    "pārraides pārtraukums|raidījumu pārtraukums|transliacijos pertrauka|programos pertrauka|przerwa w emisji|przerwa w programie",
    "przerwa techniczna|přerušení vysílání|přestávka ve vysílání|prerušenie vysielania|prestávka vo vysielaní",
    "pauza u emitovanju|prekid emitovanja|stanka u emitiranju|prekid emitiranja|prekinitev programa|prekinitev oddajanja",
    "пауза у емитовању|прекид емитовања|прекин на програмата|прекъсване на програмата|прекъсване на излъчването",
    "διακοπή προγράμματος|διακοπή εκπομπής|διακοπή μετάδοσης|ndërprerje programi|yayın arası|yayına ara|yayın kesintisi",
    "efir fasiləsi|yayım fasiləsi|перерыв в эфире|эфирный перерыв|эфир завершён|перерва в ефірі|перерва в трансляції",
    "перапынак у вяшчанні|эфирдегі үзіліс|техникалық үзіліс|эфир завсарлав|эфир завсарлага|эфир завсарласан|эфир дууслаа|эфир дуусав|эфир хаана|эфир хаах|эфир хаалт|эфир хаав|нэвтрүүлэг завсарлав",
    "техникийн завсарлага|հեռարձակման ընդմիջում|ეთერში შესვენება|ტექნიკური შესვენება|توقف الإرسال|انقطاع البث|توقف مؤقت للبث",
    "وقفه در پخش|قطع برنامه ها|הפסקה בשידורים|הפסקת שידורים|प्रसारण बंद|সম্প্রচার বন্ধ|放送中断|放送休止中|暂停播出|停止播出|暫停廣播",
    "방송 중단|방송 휴지|หยุดออกอากาศ|พักการออกอากาศ|tạm dừng phát sóng|tạm ngừng phát sóng|jeda siaran|siaran dihentikan",
  ],
};

/** Titles that a film or a song might have too: they count if nothing else is said about the programme. */
export const short: Record<GapReason, readonly string[]> = {
  no_information: [
    "tba|tbc|tbd|tba tba|n a|null|unknown|no title|untitled|placeholder|filler|fillers|promo fillers|promos fillers|promos filler|promo filler|filler promo|fillers promos|filler promos|no data|no program|no programme",
    "unavailable|not available|program|programme|programming|programmes|no name|sans titre|inconnu",
    "sans nom|unbekannt|programa|programacion|sin titulo|desconocido|sem titulo|sconosciuto|senza titolo|onbekend",
    "okand|ukendt|ukjent|tuntematon|nieznany|bez tytulu|neznamy|ismeretlen|necunoscut|bilinmiyor|nepoznato",
    "αγνωστο|неизвестно|без названия|невідомо|القادم|التالي|البرنامج القادم|غير معروف|نامشخص|ללא שם|未定|不明",
    "未知|無題|미정|알 수 없음|ไม่ทราบ|thanks for watching|thank you for watching",
  ],
  off_air: ["off|offline|no signal|sin señal|sem sinal|fora do ar|нет сигнала|sinyal yok|لا توجد إشارة"],
};

/** What follows a channel's own name while it is off air ("Larkhill returns at 5 am"). */
export const afterName: readonly string[] = [
  // English
  "returns at #|resumes at #|starts at #|begins at #|is back at #|back at #|back soon|returns soon|is off air|off air",
  "will return at #|will be back at #|will resume at #|will start at #|will begin at #|returns from #|is back from #",
  "continues at #|starts again at #|back on air at #|is back on air at #|on air from #|is on air from #|goes on air at #",
  "programs start at #|programs begin at #|programs resume at #|programs return at #|programmes begin at #|programmes return at #",
  "programmes start at #|programmes resume at #|programming resumes at #|broadcasting resumes at #|returns tomorrow at #",
  "is currently off air|is now off air|will be back soon|is back soon|will return soon",
  // French
  "revient a #|reprend a #|commence a #|debute a #|demarre a #|est de retour a #|de retour a #|sera de retour a #",
  "reprend ses programmes a #|reprend ses emissions a #|reprise a #|reprise des programmes a #|revient bientot",
  // German and Dutch
  "beginnt um #|startet um #|sendet ab #|sendet wieder ab #|wieder ab #|ist um # zuruck|ist ab # zuruck",
  "ist ab # wieder da|ist um # wieder da|meldet sich um # zuruck|beginnt wieder um #|startet wieder um #|sendestart um #",
  "begint om #|start om #|is terug om #|keert terug om #|is er weer om #|hervat om #|begint weer om #|is terug vanaf #",
  // Spanish, Catalan, Portuguese, Italian, Romanian
  "vuelve a las #|regresa a las #|comienza a las #|empieza a las #|inicia a las #|arranca a las #|de vuelta a las #",
  "reanuda a las #|retoma a las #|vuelve pronto|regresa pronto|torna a les #|comenca a les #|volta as #|regressa as #",
  "comeca as #|retorna as #|recomeca as #|retoma as #|inicia as #|de volta as #|volta em breve|regressa em breve",
  "torna alle #|inizia alle #|riprende alle #|ritorna alle #|comincia alle #|torna alle ore #|inizia alle ore #",
  "riprende alle ore #|torna presto|revine la #|revine la ora #|incepe la #|incepe la ora #|reia emisia la ora #",
  // Nordic and Baltic
  "aterkommer kl #|ar tillbaka kl #|borjar kl #|startar kl #|fortsatter kl #|vender tilbage kl #|er tilbage kl #",
  "starter kl #|begynder kl #|begynner kl #|fortsætter kl #|fortsetter kl #|er tilbake kl #|kommer tilbake kl #",
  "palaa klo #|jatkuu klo #|alkaa klo #|hefst kl #|snyr aftur kl #|jatkab kell #|alustab kell #|naaseb kell #",
  "atsak raidit plkst #|turpinas plkst #|sakas plkst #|grizta # val|prasideda # val|tesiama # val",
  // Polish, Czech, Slovak, Hungarian, South Slavic, Greek, Albanian
  "wraca o #|powraca o #|wznawia nadawanie o #|zaczyna o #|rozpoczyna o #|startuje o #|wraca o godz #|zaczyna o godz #",
  "pokracuje v #|zacina v #|se vraci v #|vysila od #|opet vysila od #|pokracuje o #|zacina o #|sa vracia o #|vysiela od #",
  "folytatodik # kor|visszater # kor|kezdodik # kor|# kor folytatodik|# kor visszater|# kor kezdodik|se vraca u #",
  "pocinje u #|nastavlja u #|nastavlja sa emitovanjem u #|се враћа у #|почиње у #|наставља у #|се враќа во #",
  "почнува во #|se vrne ob #|zacne ob #|nadaljuje ob #|се завръща в #|започва в #|продължава в #|επιστρεφει στις #",
  "ξεκινα στις #|αρχιζει στις #|συνεχιζει στις #|rikthehet ne oren #|fillon ne oren #",
  // Turkish, whose endings follow the hour's last vowel
  ...["da", "de", "ta", "te"].map((ending) =>
    ["baslıyor", "yayında", "geri donuyor", "donuyor"].map((verb) => `saat # ${ending} ${verb}`).join("|"),
  ),
  // Russian, Ukrainian, Mongolian
  "возвращается в #|вернется в #|начнет вещание в #|начало вещания в #|возобновит вещание в #|продолжит вещание в #",
  "снова в эфире в #|снова в эфире с #|повертається о #|повернеться о #|початок мовлення о #|відновить мовлення о #",
  "знову в ефірі о #|знову в ефірі з #|# цагт эхэлнэ|# цагт эргэн ирнэ",
  // Arabic, Persian, Hebrew
  "يعود الساعة #|تعود الساعة #|يعود في الساعة #|تعود في الساعة #|يعود عند الساعة #|تعود عند الساعة #|يبدأ الساعة #",
  "تبدأ الساعة #|يستأنف البث الساعة #|تستأنف البث الساعة #|يبدأ البث الساعة #|يعود قريبا|تعود قريبا",
  "ساعت # بازمی گردد|ساعت # آغاز می شود|ساعت # شروع می شود|از ساعت # بازمی گردد",
  "חוזר בשעה #|חוזרת בשעה #|חוזרים בשעה #|ישוב בשעה #|תשוב בשעה #|נשוב בשעה #|מתחיל בשעה #|חוזר ב #|חוזרת ב #",
  // Japanese, Chinese, Korean, Thai, Vietnamese, Indonesian, Malay, Hindi
  "は#時から|は#時に再開|#時から放送|#時に放送再開|#時放送再開|は午前#時から|は午前#時に再開|午前#時から放送|午前#時に放送再開",
  "#恢复播出|#点恢复播出|#时恢复播出|将于#恢复播出|将于#点恢复播出|#开播|#点开播|将于#开播|#恢復播出|#點恢復播出|將於#恢復播出",
  "#에 방송 재개|#시에 방송 재개|오전 #시에 방송 재개|#부터 방송|#시부터 방송|오전 #시부터 방송",
  "กลับมาเวลา #|เริ่มเวลา #|กลับมาออกอากาศเวลา #|เริ่มออกอากาศเวลา #|กลับมาเวลา # น|เริ่มเวลา # น|กลับมาออกอากาศเวลา # น",
  "trở lại lúc #|bắt đầu lúc #|phát sóng trở lại lúc #|kembali pukul #|kembali pada pukul #|mulai pukul #|dimulai pukul #",
  "bermula pukul #|bersiaran semula pukul #|# बजे से|# बजे वापस|# बजे फिर शुरू",
];

/** Categories by which a source itself says that it only fills time. */
export const fillerCategories: readonly string[] = [
  "filler|placeholder|programme indetermine|no programme|no program|unknown program|off air|relleno|fuller",
];
