/** French words of genres, without and with their accents. */
const accents: Readonly<Record<string, string>> = {
  actualite: "actualité",
  actualites: "actualités",
  anime: "animé",
  animes: "animés",
  athletisme: "athlétisme",
  comedie: "comédie",
  debat: "débat",
  decouverte: "découverte",
  ecologie: "écologie",
  economie: "économie",
  education: "éducation",
  emission: "émission",
  equitation: "équitation",
  evenement: "événement",
  indetermine: "indéterminé",
  meteo: "météo",
  metrage: "métrage",
  musee: "musée",
  opera: "opéra",
  policiere: "policière",
  realite: "réalité",
  series: "séries",
  serie: "série",
  societe: "société",
  speciale: "spéciale",
  tele: "télé",
  teleachat: "téléachat",
  telefilm: "téléfilm",
  telerealite: "téléréalité",
  theatre: "théâtre",
  varietes: "variétés",
};

/**
 * A genre with the accents of its words, if it is one that its source calls French and writes as in an address:
 * "dessin-animé" from "dessin-anime".
 */
export const withAccents = (genre: string, language = ""): string =>
  /^fr\b/i.test(language) && /^[a-z]+(?:-[a-z]+)*$/.test(genre)
    ? genre.replace(/[a-z]+/g, (word) => accents[word] ?? word)
    : genre;
