/**
 * Returns a count of the fewest edits that turn a typed word into the beginning of another: letters added, left out,
 * replaced, or two neighbours swapped; of an unfinished word only one, since few letters of it are known. It is null
 * if it takes more than `most`. `whole` compares with the whole word instead. The typed word is compared with
 * thousands, so the rows of the table are made once for all of them.
 */
export function createEditCounter(
  typed: string,
  { most, whole }: { most: number; whole: boolean },
): (word: string) => number | null {
  const widest = typed.length + most;
  const row = () => new Uint16Array(widest + 1);
  let [older, before, current] = [row(), row(), row()];
  return (word) => {
    const width = Math.min(word.length, widest);
    if (width < typed.length - most || (whole && word.length > width)) return null;
    for (let column = 0; column <= width; column += 1) before[column] = column;
    for (let place = 1; place <= typed.length; place += 1) {
      const letter = typed[place - 1];
      current[0] = place;
      let least = place;
      for (let column = 1; column <= width; column += 1) {
        let edits = (before[column - 1] ?? 0) + (letter === word[column - 1] ? 0 : 1);
        edits = Math.min(edits, (before[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
        if (place > 1 && column > 1 && letter === word[column - 2] && typed[place - 2] === word[column - 1])
          edits = Math.min(edits, (older[column - 2] ?? 0) + 1);
        current[column] = edits;
        least = Math.min(least, edits);
      }
      if (least > most) return null;
      [older, before, current] = [before, current, older];
    }
    const unfinished = whole ? Number.POSITIVE_INFINITY : Math.min(...before.subarray(0, width + 1));
    if (unfinished <= 1) return unfinished;
    const edits = word.length > width ? Number.POSITIVE_INFINITY : (before[width] ?? 0);
    return edits <= most ? edits : null;
  };
}
