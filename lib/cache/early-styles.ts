/** A stylesheet of the build, as Next's pages link it. */
const stylesheet = /<link rel="stylesheet" href="(\/_next\/static\/[\w./-]+)"/g;

const style = 'rel=preload; as="style"';

/**
 * The `Link` header of a page: what Next names there, which is its typeface, and its styles, which hold back the first
 * paint. A browser then asks for both before it has read any of the page, and a cache in front of the site can announce
 * them earlier still. It waits a little for a typeface that is named there: if that came after the styles, it would
 * meanwhile read and lay out the whole page, rather than paint its beginning. A page that is made anew may come with the
 * header of the one before it, to which Next adds.
 */
export function withStyles(link: string | undefined, html: string): string | undefined {
  const styles = Array.from(html.matchAll(stylesheet), ([, href]) => `<${href}>; ${style}`);
  const others = link?.split(/,\s*(?=<)/).filter((each) => !each.endsWith(style)) ?? [];
  return [...new Set(others), ...styles].join(", ") || undefined;
}
