/** The storage key of the device's market. */
export const marketKey = "market";

/** The storage key of the market that a device was led to by a guess. */
export const guessKey = "guessed";
