/** The next page is fetched when the viewer is within this many slides of the end. */
export const prefetchWithin = 2;
/** A slide counts as seen after this rest, milliseconds. */
export const viewDebounceMs = 500;
