/**
 * Makes browsers that support it wait with the first paint until they have parsed the page up to an element: centred
 * or end-aligned content would jump while the rest arrives. It costs no time, because the styles arrive later still.
 */
export const PaintFrom = ({ id }: { id: string }) => <link rel="expect" href={`#${id}`} blocking="render" />;
