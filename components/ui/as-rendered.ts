/**
 * What a client component passes to an element, in a browser, whose inside the server alone renders: React keeps it and
 * never compares it. Users spell out `typeof window`, so that browsers don't get the code that renders it.
 */
export const asRendered = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };
