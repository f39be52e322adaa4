/** Words that a listing may have where a name would be, and that name nobody. */

const listWords = (text: string): string[] => text.trim().split(/\s+/);

/** Who plays, and in what discipline of a sport with rackets: `Men's Singles & Mixed Doubles`. */
const drawWords = listWords(
  `women's men's womens mens women men ladies boys girls messieurs dames hommes femmes damen herren femenino masculino feminino נשים גברים
   سيدات رجال mannen vrouwen heren herrar damer kvinner menn kvinder mænd naiset miehet naisten miesten ženy muži žen mužů
   mužov kobiet mężczyzn kobiety mężczyźni žene muškarci ženske moški женщины мужчины жінки чоловіки жени мъже donne uomini
   mulheres homens hombres mujeres femei bărbați nők férfiak naised mehed moterys vyrai sievietes vīrieši kadınlar erkekler
   γυναικών ανδρών frauen männer férfi női muški muška ženski ženska męska męski kobieca kobiecy mužská mužský ženský
   мужской мужская женский женская мъжки женски putra putri nam nữ पुरुष महिला एकल युगल मिश्रित
   singles doubles mixed einzel doppel gemischt simple simples double mixte singolare doppio maschile femminile misto individuales
   dobles pares duplas enkelspel dubbelspel singel dubbel kaksinpeli nelinpeli dvouhra čtyřhra dvojhra štvorhra singl debl
   singiel debel egyes páros simplu dublu одиночный одиночные парный пары`,
);
const draw = new Set(drawWords);

/** Words that many events have in their names, and that don't identify one by themselves. */
const emptyWords = new Set([
  ...drawWords,
  ...listWords(
    `championship championships cup series tour challenger world classic classics round rounds card cards event events numbered
     today live race races racing main feature rennen hauptrennen course principale gara carrera corrida wyścig závod futam trka utrka
     гонка מירוץ המירוץ מרוץ המרוץ ראשי הראשי ספרינט سباق السباق sprint full super best final finals night nights fight fights show pro tv the of in on and et
     de la elite élite season action special coverage extended episode part pt hd uk us usa`,
  ),
]);

const listParts = (name: string): string[] => name.toLowerCase().split(/[\s&/-]+/);

/** Whether a name says no more than what is shown, and so identifies no event. */
export const isEmptyName = (name: string): boolean => {
  const parts = listParts(name);
  return parts.join(" ") !== "world cup" && parts.every((part) => emptyWords.has(part) || /^\d+$/.test(part));
};

/** Draws in languages that write them in one word: `Herreneinzel`. */
const drawInOneWord = /^\p{L}+(?:einzel|doppel|sing(?:el|les?)|dubbel|doubles?|enkelspel|dubbelspel)$/u;

/** Whether a name is that of a draw: a city and a draw are no two sides, as in `Quebec - Singles`. */
export const isDraw = (name: string): boolean =>
  listParts(name).every((part) => draw.has(part) || drawInOneWord.test(part));
