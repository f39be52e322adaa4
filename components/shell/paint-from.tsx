/**
 * Has the browser paint nothing before it has read the page as far as an element, where it can: what is centred or set
 * against an end would jump while the rest of it arrives. It costs no time, as the styles come later still.
 */
export const PaintFrom = ({ id }: { id: string }) => <link rel="expect" href={`#${id}`} blocking="render" />;
