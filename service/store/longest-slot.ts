/** No shown slot is longer, so reads of a span need to start only that much before it. */
export const longestSlotSeconds = 48 * 3600;
