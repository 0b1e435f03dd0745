/** Hits of a section; artworks follow the width of the window in CSS pixels. */
export const pageSize = 6;
export const artworkPageSizes = [
  { minWidth: 1280, size: 10 },
  { minWidth: 1024, size: 8 },
  { minWidth: 0, size: 6 },
] as const;
/** The wait after the last key before suggestions are asked for, milliseconds. */
export const suggestDebounceMs = 150;
/** Searches that a browser remembers. */
export const recentMax = 10;
/** How long a search waits to hear whether the engine is there, milliseconds. */
export const healthWaitMs = 2000;
