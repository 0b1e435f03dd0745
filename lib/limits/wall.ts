/** Artworks of an artist on one page: `pageSizeNarrow` up to `narrowMaxWidth` CSS pixels wide, else `pageSizeWide`. */
export const pageSizeNarrow = 8;
export const pageSizeWide = 9;
export const narrowMaxWidth = 768;
