/** Whether a loaded image has anything to see: the picture route answers one pixel if it can't have a picture. */
export const isSeen = (image: HTMLImageElement | null): boolean => (image?.naturalWidth ?? 0) > 1;
