/** A programme's title, and its listing's names for the part that is shown. */
type Named = { title: string; sub_title?: string; episode?: { name?: string } };

/** "Long Walk, The", as libraries file it, is "the long walk". */
const plain = (name: string): string =>
  name
    .trim()
    .replace(/^(.+), (the|an?)$/i, "$2 $1")
    .toLowerCase();

/** The name of the part of a programme that is shown; absent if a source just repeats the title in another form. */
export function partOf({ title, sub_title, episode }: Named): string | undefined {
  const part = sub_title ?? episode?.name;
  return part && plain(part) !== plain(title) ? part : undefined;
}
