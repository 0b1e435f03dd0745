/** Each face as the bytes of a TrueType file, by name. */
export function cutPortfolioFonts(): Promise<Record<string, Uint8Array>>;
/** What tells one set of files from another, as their folder's name. */
export function versionOfFonts(faces: Record<string, Uint8Array>): string;
/** Whether `public` has the files that the table of advances belongs to. */
export function hasPortfolioFonts(): boolean;
/** Writes the files into `public`. */
export function makePortfolioFonts(): Promise<void>;
