/** Why there is no picture. `isHostDown` if its host can't be reached or is too slow, so that others of it would fail too. */
export class PictureError extends Error {
  override name = "PictureError" as const;
  readonly isHostDown: boolean;

  constructor(
    message: string,
    { cause, isHostDown = false }: { cause?: unknown; isHostDown?: boolean } = {},
  ) {
    super(message, { cause });
    this.isHostDown = isHostDown;
  }
}
