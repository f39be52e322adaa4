/**
 * Makes browsers that support it wait with the first paint until they have parsed the page up to an element: centred
 * or end-aligned content would jump while the rest arrives, and what is painted in two steps is laid out twice. It costs
 * no time, because the styles arrive later still.
 */
export const PaintFrom = ({ id }: { id: string }) => <link rel="expect" href={`#${id}`} blocking="render" />;
