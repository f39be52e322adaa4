/** Announces a page's feed to feed readers. React moves the link to the head. */
export const FeedLink = ({ href, title }: { href: string; title: string }) => (
  <link rel="alternate" type="application/atom+xml" title={title} href={href} />
);
