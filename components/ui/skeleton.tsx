/** A grey block in the place and size of what is to come. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`block animate-pulse rounded-[6px] bg-raised ${className}`} />
);
