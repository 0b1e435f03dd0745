/** the earliest year of a career. */
export const careerFirstYear = 1980;
/** the earliest year of an artwork. */
export const artworkFirstYear = 1900;

/** the photo as it is chosen, in bytes, and the shape that it is cropped to, in pixels. */
export const photoBytes = 10 * 1024 * 1024;
export const photoWidth = 965;
export const photoHeight = 1350;
/** The narrowest cropped photo that is taken, in pixels. */
export const photoWidthMin = 480;
/** How far the shape of a cropped photo may be from 965 × 1350. */
export const photoRatioTolerance = 0.01;

/** characters, and rows of each type. */
export const nameKoMax = 10;
export const nameEnMax = 22;
export const areaMax = 200;
export const genreEtcMax = 200;
export const introductionMax = 40;
export const videoLinkMax = 255;
export const artistNoteMax = 1200;
export const rowsMax = 30;
export const interviewsMax = 3;
export const schoolNameMax = 40;
export const majorMax = 30;
export const experienceTextMax = 200;
export const awardTitleMax = 200;
export const collectionNameMax = 50;
export const interviewLinkMax = 999;
export const interviewTitleMax = 200;
/** Bytes of a profile's JSON: every row and text of it full, in Hangul. */
export const profileBodyBytes = 512 * 1024;

/** Artworks that an artist may have, and drafts of them. */
export const artworksMax = 1000;
export const draftsMax = 200;
/** the original of an artwork, in bytes, and characters of its file name. */
export const originalBytes = 30 * 1024 * 1024;
export const fileNameMax = 100;
/** the longest side of the image that is sent beside the original, in pixels, and its size in bytes. */
export const resizedSide = 800;
export const resizedBytes = 5 * 1024 * 1024;
/** How far the shape of that image may be from the original's. */
export const resizedRatioTolerance = 0.02;
/** A-91, and the texts that the requirements set no limit to: characters. */
export const descriptionMax = 600;
export const artworkTextMax = 200;

/** */
export const categoriesMax = 3;
export const categoryNameMax = 20;
/** The farthest place from 0 that an order may name: a new artwork comes before the first, and its place is a smaller integer. */
export const placeMax = 1_000_000_000;
/** Bytes of the order of 1000 artworks. */
export const orderBodyBytes = 512 * 1024;

/** Artworks whose files one call names; their addresses have to fit into one. */
export const fileUrlsMax = 100;

/** rows of one import, and bytes of its JSON. */
export const importRowsMax = 1000;
export const importBodyBytes = 8 * 1024 * 1024;
/** Bytes of its file: lists of a thousand artworks with long texts are well below it. */
export const importFileBytes = 10 * 1024 * 1024;

/** Works that the artist's own grid shows at first, and adds when the reader comes near its end. */
export const gridPage = 60;
/** With more works than this, the grid has a search box. */
export const searchFrom = 24;
/** Originals that are downloaded side by side, and how many addresses are asked for at once. */
export const downloadsAtOnce = 5;
export const addressesAtOnce = 20;
/** From so many bytes on, a download that is held in memory is asked about first. */
export const downloadWarnBytes = 500 * 1024 * 1024;
