/** A stylesheet of the build, as Next's pages link it. */
const stylesheet = /<link rel="stylesheet" href="(\/_next\/static\/[\w./-]+)"/g;

const style = 'rel=preload; as="style"';

/**
 * The `Link` header of a page: its styles, which hold back the first paint, before what Next names there. A browser then
 * asks for them before it has read any of the page, and a cache in front of the site can announce them earlier still.
 * A page that is made anew may come with the header of the one before it, to which Next adds.
 */
export function withStyles(link: string | undefined, html: string): string | undefined {
  const styles = Array.from(html.matchAll(stylesheet), ([, href]) => `<${href}>; ${style}`);
  const others = link?.split(/,\s*(?=<)/).filter((each) => !each.endsWith(style)) ?? [];
  return [...styles, ...new Set(others)].join(", ") || undefined;
}
