/**
 * Whom a story is about, as descriptions of films introduce them: `A retired detective hunts a killer.`, `When two
 * brothers …`. By language, in ISO 639-1: what stands before them, and who they are, separated by `|`.
 */
const heroes: Readonly<Record<string, { before: string; who: string }>> = {
  en: {
    before: "(?:(?:when|after|while|as) )?(?:an?|two|three)",
    who: "man|woman|girl|boy|couple|teenager|teen|student|detective|cop|policeman|spy|soldier|doctor|lawyer|writer|author|widow|widower|mother|father|husband|wife|son|daughter|brothers|sisters|gunslinger|gunfighter|cowboy|outlaw|sheriff|assassin|hitman|hit man|thief|gangster|journalist|reporter|teacher|professor|scientist|nurse|orphan|princess|prince|agent|officer|pilot|marine|veteran|bride|groom|actor|actress|singer|musician|lawman|marshal|killer|ex-con|convict|fugitive|drifter|bounty hunter|mobster|boxer|businessman|businesswoman|executive|secretary|housewife|socialite|loner|stranger|family|group of friends",
  },
  de: {
    before: "(?:(?:als|nachdem) )?(?:eine?|zwei|drei)",
    who: "mann|männer|frau|frauen|mädchen|junge|paar|polizist|polizistin|detektiv|soldat|lehrer|lehrerin|arzt|ärztin|anwalt|anwältin|witwe|mutter|vater|journalist|journalistin|agent|agentin|killer|student|studentin|schriftsteller|familie",
  },
  fr: {
    before: "(?:(?:quand|lorsqu|après qu)['’ ])?(?:une?|deux|trois)",
    who: "homme|femme|hommes|femmes|jeune|fille|garçon|couple|policier|détective|soldat|professeur|médecin|avocate?|veuve|mère|père|journaliste|agent|tueur|étudiante?|écrivain|famille|groupe d[e'’]",
  },
  es: {
    before: "(?:(?:cuando|tras) )?(?:una?|dos|tres)",
    who: "hombres?|mujer|mujeres|joven|jóvenes|niña|niño|chica|chico|pareja|policía|detective|soldado|profesora?|médico|abogad[oa]|viuda|madre|padre|periodista|agente|asesino|estudiante|escritora?|familia|grupo de (?:amigos|jóvenes)|científic[oa]|ladrón",
  },
  pt: {
    before: "(?:quando )?(?:uma?|dois|duas|três)",
    who: "homem|homens|mulher|mulheres|jovem|jovens|menina|menino|casal|policial|polícia|detetive|soldado|professora?|médic[oa]|advogad[oa]|viúva|mãe|pai|jornalista|agente|assassino|estudante|escritora?|família",
  },
  it: {
    before: "(?:(?:quando|dopo) )?(?:un[ao'’]?|due|tre)",
    who: "uomo|uomini|donna|donne|ragazz[aoi]|bambin[ao]|coppia|poliziotto|poliziotta|detective|soldato|professore|medico|avvocato|vedova|madre|padre|giornalista|agente|assassino|studente|studentessa|scrittore|famiglia",
  },
  nl: {
    before: "(?:(?:als|wanneer|nadat) )?(?:een|twee|drie)",
    who: "man|mannen|vrouw|vrouwen|meisje|jongen|stel|echtpaar|agent|rechercheur|soldaat|leraar|lerares|arts|advocaat|weduwe|moeder|vader|journalist|journaliste|huurmoordenaar|student|studente|schrijver|familie|gezin",
  },
  sv: {
    before: "(?:(?:när|efter att|da|når) )?(?:en|ett|et|två|to|tre)",
    who: "man|mann|mand|män|kvinna|kvinne|kvinde|flicka|jente|pige|pojke|gutt|dreng|polis|polismann|politimann|politimand|detektiv|soldat|lärare|lærer|läkare|lege|læge|advokat|änka|mor|far|journalist|agent|student|författare|forfatter|familj|familie",
  },
  tr: {
    before: "(?:(?:iki|üç|genç|yaşlı|emekli|eski|ünlü) )?(?:bir )?",
    who: "adam|kadın|genç kız|genç adam|çift|polis|dedektif|asker|öğretmen|doktor|avukat|gazeteci|ajan|kiralık katil|öğrenci|yazar|aile",
  },
  ar: {
    before: "(?:عندما يقرر )?",
    who: "رجل|امرأة|شاب|شابة|فتاة|محقق|محققة|ضابط|شرطي|طبيب|صحفي|صحفية|محامي|محامية|قاتل مأجور|زوجان|عميل سري|مجموعة من (?:الأصدقاء|الشباب)",
  },
  he: {
    before: "(?:כאשר )?",
    who: "גבר|אישה|אשה|צעיר|צעירה|נער|נערה|בלש|בלשית|שוטר|שוטרת|סוכן|סוכנת|רוצח שכיר|עיתונאי|עיתונאית|רופא|רופאה|זוג|חבורת",
  },
};

/** A programme is called so too: `A family quiz`, `A detective drama series`. */
const programme = String.raw`\s(?:[\p{L}-]+\s)?(?:series|serie|série|quiz|game|gameshow|show|sitcom|documentary|magazine|programme|program)(?!\p{L})`;

const patterns = Object.values(heroes).map(({ before, who }) => {
  // Without an article, they stand first.
  const between = before.endsWith(")?") ? "" : String.raw`(?:\s|(?<=['’]))(?:[\p{L}\p{M}'’-]+,?\s){0,4}?`;
  return new RegExp(String.raw`^(?:${before})${between}(?:${who})(?![\p{L}\p{M}])(?!${programme})`, "iu");
});

/** Whether a description begins with whom a story is about, as none of facts or games does at the length of a film. */
export const beginsWithHero = (description: string): boolean =>
  patterns.some((pattern) => pattern.test(description));
