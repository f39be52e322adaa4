import { anyCase } from "../any-case.ts";
import type { SlotText } from "../ingest/draft.ts";

const sold =
  "(?:\\S+ ){0,4}promos?|(?:tele|media|home|tv)[- ]?shop(?:ping)?(?:(?::| [-–|]) .*)?|paid program(?:m?ing|me)?|programas? pagados?|espacio publicitario|(?:\\p{L}+ )?зар сурталчилгаа|infomercials?|shopping (?:hours?|time)|dauerwerbesendung|werbesendung|televentas?|televendas|telemercado|téléachat|télé-achat|telezakupy|televendit[ae]|телемагазин|телемагазини|телепазар|telekupovina|teleprodaja|telešop|ostoskanava|tévévásárlás";
/** What a guide says of hours that it doesn't know. */
const unknown =
  "no (?:schedule|(?:programme? )?(?:information|info|data|epg|guide|listings?))(?: (?:available|found))?|tb[acd]|to be (?:announced|confirmed|advised)|(?:programme?|program|émission|titre) (?:à|a) (?:confirmer|déterminer|définir|venir)|(?:programa|programación|título) (?:por|a) (?:confirmar|definir|anunciar)|programação a definir|programma da (?:definire|confermare)|(?:programma|programm) (?:nog niet bekend|noch nicht bekannt)|programm folgt|(?:noch|nog) (?:nicht|niet) bekannt|program meddelas senare|ohjelma (?:tarkentuu|vahvistetaan) myöhemmin|program (?:nie(?:ustalony| podany)|bude upřesněn|bude upresnený|urmează să fie anunțat)|програмата (?:предстои|не е обявена)|программа (?:уточняется|не определена)|програма уточнюється|πρόγραμμα υπό διαμόρφωση|yayın (?:akışı )?(?:açıklanacak|belirlenecek)|未定|放送内容未定|待定|节目待定|미정|편성 미정|รอการยืนยัน|akan diumumkan|đang cập nhật|sẽ cập nhật|سيعلن لاحق(?:ا|اً)|اعلام می‌شود|יעודכן";
/** And of those in which nothing is shown. */
const nothing =
  "close ?down|(?:airing|broadcast|broadcasting|transmission|programming) break|kanalpause|sendeopphold|programos pabaiga|programmas beigas|saadete lõpp|эфир завсар(?:лав|лага|ласан)?|no programmes?|off ?air|end of (?:broadcast(?:ing)?|transmission)|programmes (?:start|begin|resume) .*|sendepause|sendeschluss|programmende|fin des (?:émissions|programmes)|fin d'antenne|cierre(?: de (?:la )?(?:emisi[oó]n|transmisi[oó]n))?|fin de (?:emisión|la programación|transmisión)|fine (?:delle )?trasmissioni|fim de emissão|encerramento(?: da emissão)?|fecho da emissão|einde (?:uitzending|programma)|sändningsuppehåll|sendeslut|sendepause|udsendelsesophør|lähetystauko|ei lähetystä|przerwa w nadawaniu|zakończenie programu|konec vysílání|koniec vysielania|adásszünet|műsorszünet|pauză de emisie|închiderea emisiei|kraj programa|odjava programa|край на програмата|профилактика|перерыв в вещании|конец эфира|перерва в мовленні|технічна перерва|kapanış|yayın sonu|(?:放送)?休止|放送終了|停波|クロージング|オープニング|フィラー|カラーバー|試験放送|この時間は(?:放送|配信)を.*|次の番組が始まるまで.*|番組(?:の(?:お知らせ|ご案内)|案内|宣伝|紹介)|停播|检修|停機檢修|방송 ?종료|방송 ?준비 ?중|비상업 ?방송|다음 ?방송.*|화면 ?조정(?: ?시간)?|(?:편성|방송|프로그램) ?안내|인포머셜|정파(?: ?시간)?(?: ?입니다)?|ปิดสถานี|akhir siaran|kết thúc phát sóng|نهاية الإرسال|پایان برنامه‌?ها|סוף שידורים";

/** What is sold, or not known yet, or no programme. */
const advertised = anyCase(`^(?:${sold}|${unknown}|${nothing})[.!。]?$`);

/** Whether a listing says that something is sold, or that nothing is known or shown, whatever its categories. */
export const isAdvertised = ({ title, description = "" }: Pick<SlotText, "title" | "description">): boolean =>
  advertised.test(title) || advertised.test(description);
