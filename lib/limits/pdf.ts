// Limits of PDFs that are shown in place.

/** Pages that are shown of a document. The file to download has the others. */
export const pagesMax = 300;
/** Pages that are drawn at a time. */
export const drawnMax = 12;
/** Pixels of the canvas for a pixel of the page, at most. */
export const pixelRatioMax = 2;
/** Pixels of a canvas: phones refuse larger ones. */
export const canvasPixels = 4096 * 4096;
/** Characters of a page's text. */
export const textMax = 10_000;
