/**
 * Takes the place of Next's own page, which would be part of every page's data. It isn't shown: an unknown address has
 * `global-not-found`, and pages have that of their layout.
 */
export default function NotFound() {
  return null;
}
