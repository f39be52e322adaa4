/**
 * The fewest edits that turn a typed word into the beginning of another: letters added, left out, replaced, or two
 * neighbours swapped. Null if it takes more than `most`. `whole` compares with the whole word instead.
 */
export function editsBetween(
  typed: string,
  word: string,
  { most, whole }: { most: number; whole: boolean },
): number | null {
  const width = Math.min(word.length, typed.length + most);
  if (width < typed.length - most || (whole && word.length > width)) return null;
  let older: number[] = [];
  let before = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let edits = Math.min(
        at(before, column) + 1,
        at(current, column - 1) + 1,
        at(before, column - 1) + (isSame ? 0 : 1),
      );
      if (row > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1])
        edits = Math.min(edits, at(older, column - 2) + 1);
      current.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return null;
    older = before;
    before = current;
  }
  const edits = whole ? at(before, width) : Math.min(...before);
  return edits <= most ? edits : null;
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
