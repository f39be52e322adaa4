/**
 * What other languages call the towns of clubs, and words of clubs' names that each language spells its own way. A form
 * counts as the first of its line, so that `Slavia Praga`, `Славия Прага` and `Slavia Praha` are one club.
 */
const forms = `
  wien vienna viena vienne bec viyana wieden viden becs wenen вена відень беч виена βιεννη فيينا וינה ウィーン 维也纳
  praha prague praga prag прага πραγα براغ פראג プラハ 布拉格
  beograd belgrade belgrado belgrad белград београд βελιγραδι بلغراد בלגרד ベオグラード 贝尔格莱德
  bucuresti bucharest bukarest bucarest bukurest bukareszt bucareste бухарест букурещ букурешт بوخارست בוקרשט
  warszawa warsaw warschau varsovie varsovia varsavia varso varsava varsova варшава وارسو ורשה
  moskva moscow moscou moscu mosca moskau moskwa moskova москва موسكو מוסקבה
  athens athina atenas athen atina athenes atene ateny афины атина αθηνων أثينا אתונה
  kobenhavn copenhagen kopenhagen copenhague kopenhaga koppenhaga copenaghen kodan копенгаген كوبنهاغن
  munchen munich munih monachium mnichov muenchen minhen мюнхен μοναχου ميونخ ミュンヘン 慕尼黑
  koln cologne keulen koeln кельн كولن ケルン
  brugge bruges brujas brugia bruggy brugges брюгге بروج
  antwerpen antwerp anvers amberes antverpen антверпен
  gent ghent gand gante гент
  lisbon lisboa lisbonne lissabon lisszabon lizbona lizbon lisabon lisbona лиссабон лисабон لشبونة
  sevilla seville sevilha siviglia sevilya sewilla sevila севилья севиля
  torino turin turyn turino турин
  milano milan mailand milaan mediolan милан милано
  bologna bolonja bolonia bologne bolona болонья болоня болоња
  napoli naples napoles neapel neapol наполи неаполь
  venezia venice venecia venise venedig venecija venedik венеция
  marseille marsella marsiglia marselj marsilya marsylia marseilles марсель марсей مارسيليا マルセイユ 马赛
  nice nizza nica niza ницца ница
  zagreb zagabria zagrzeb zagrab загреб
  sofia sofija sofya sofie софия софија σοφια صوفيا סופיה
  istanbul istambul estambul stambul стамбул
  kyiv kiev kyjiv kijow kyjev kijev kiew київ киев киів كييف קייב
  donetsk doneck donieck donezk донецк донецьк
  zurich zurigo curih zurych curych цюрих
  basel bale basilea bazilea bazel базель базел
  geneve geneva genf ginebra ginevra zeneva женева
  bern berne berna берн
  hamburg hamburgo amburgo hambourg гамбург хамбург
  berlin berlino berlim берлин берлін
  frankfurt francfort francoforte франкфурт
  leipzig lipsia lipsk lipsko lajpcig лейпциг
  nurnberg nuremberg norimberga norymberga norimberk
  stuttgart stoccarda estugarda
  brno brunn brunna брно
  bratislava pozsony pressburg bratyslawa bratislave братислава
  wroclaw breslau vroclavo vratislav вроцлав
  budapest budapesta budapeste budapeszt будапешт будимпешта
  szeged segedin сегедин сегед
  zaragoza saragossa saragosse saragozza
  thessaloniki salonica solun selanik saloniki tesalonika salonicco
  piraeus pireus pirej pireo piree pireas pireu πειραιως
  porto oporto порто
  barcelona barselona barcelone barcellona barcelonas барселона
  madrid madryt madri madride мадрид
  paris pariz parigi paryz parijs parizs париж
  lyon lione лион
  sarajevo сараево сарајево
  tehran teheran teherani тегеран техеран
  cairo kairo caire kahire каир
  dinamo dynamo
  maccabi makabi macabi makkabi
  shakhtar szachtar schachtar chakhtar shaktar sahtar sachtar sjachtar shakhtyor
  olympiacos olympiakos olimpiakos olimpijakos olimpiacos
  panathinaikos panatinaikos panatenaico
  fenerbahce fenerbahche
  galatasaray galatasaraj galatassaray
  besiktas besiktash
  lokomotiv lokomotyv
  partizan partisan
  zenit zenith`;

/** The common form of each word of a folded name. */
export const townWords: ReadonlyMap<string, string> = new Map(
  forms
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [common = "", ...others] = line.trim().split(" ");
      return others.map((other) => [other, common] as const);
    }),
);
