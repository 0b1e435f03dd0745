/** characters. */
export const introductionMax = 45;
export const artistNoteMax = 1200;
/** Works of a portfolio. More would be a book of more than a hundred pages. */
export const artworksMax = 200;
/** steps of the gap between rows, each a sixteenth of a line; and blank lines behind a section. */
export const rowGapMax = 48;
export const blankLinesMax = 20;
/** millimetres. */
export const pageSideMin = 128;
export const pageSideMax = 297;
/** How much larger than on paper the pages are shown (1 is as large), and the quality of pictures in the PDF. */
export const scaleMin = 0.1;
export const scaleMax = 4;
export const imageQualityMin = 0.3;
export const imageQualityMax = 1;
/** What can be undone. */
export const undoMax = 100;
/** What a new portfolio begins with. */
export const rowGapDefault = 2;
export const imageQualityDefault = 0.9;
/** Bytes of a cover's picture; and of a PDF that comes with the form itself. Larger ones go to storage by a signed address. */
export const coverBytes = 30 * 1024 * 1024;
export const pdfInFormBytes = 50 * 1024 * 1024;
/** Characters of the JSON in a save. */
export const saveBodyBytes = 512 * 1024;
/** Milliseconds without a change, after which the editor saves. */
export const savePauseMs = 800;
/** Dots in an inch of paper that pictures have at the best quality; each quality is a share of them. */
export const pictureDpi = 300;
/** the share of the progress at which the pages are done, and the one at which their pictures are loaded. */
export const pagesDone = 0.96;
export const picturesLoaded = 0.4;
/** the largest PDF that is kept, in bytes. */
export const pdfBytes = 1000 * 1024 * 1024;
/** Links by which a portfolio is shown: characters of a label, how many an artist has at a time, and days that they work. */
export const linkLabelMax = 50;
export const linksMax = 20;
export const linkDays = { WEEK: 7, MONTH: 30, QUARTER: 90 } as const;
/** earlier portfolios that an artist can restore, finished and unfinished ones each. */
export const earlierMax = 5;
/** Titles of works that distinguish an earlier portfolio from others. */
export const earlierTitles = 2;
