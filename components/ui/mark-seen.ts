/**
 * Marks each image that has loaded as `data-seen`, without which it is hidden: what stands for it is behind it. The
 * picture route answers one pixel if it can't have a picture.
 *
 * It is sent as text and runs before the first image, so it can use nothing from outside its body.
 */
export function markSeen(): void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute("data-seen", target.naturalWidth > 1);
  };
  document.addEventListener("load", mark, true);
  document.addEventListener("error", mark, true);
}
