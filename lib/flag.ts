/** The flag of a country as a pair of regional indicators. */
export const flagOf = (country: string): string =>
  String.fromCodePoint(...[...country].map((letter) => 0x1f1a5 + letter.charCodeAt(0)));
