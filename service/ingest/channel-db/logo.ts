type Logo = { in_use: string; tags: string; width: string; height: string; format: string; url: string };

const formats = ["SVG", "PNG", "WebP", "AVIF", "JPEG", "GIF"];

/** How suitable a logo is, the most important first: visible on light and dark, format, size. */
function merits({ tags, format, width, height }: Logo): number[] {
  const oneToned = tags.split(";").some((tag) => tag === "white" || tag === "black" || tag === "dark");
  const rank = formats.indexOf(format);
  return [oneToned ? 0 : 1, rank === -1 ? 0 : formats.length - rank, Number(width) * Number(height) || 0];
}

function better(one: Logo, other: Logo): Logo {
  const [left, right] = [merits(one), merits(other)];
  const decisive = left.findIndex((merit, index) => merit !== right[index]);
  return decisive !== -1 && (right[decisive] ?? 0) > (left[decisive] ?? 0) ? other : one;
}

/** The address of the best logo in use: SVG before pixels, then the larger. Null if there is none. */
export function bestLogo(logos: readonly Logo[]): string | null {
  const usable = logos.filter((logo) => logo.in_use === "TRUE" && /^https?:\/\//.test(logo.url));
  return usable.length > 0 ? usable.reduce(better).url : null;
}
