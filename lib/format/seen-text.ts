/** Characters that change the direction of the text around them, also of other people's on the same line. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Spaces, joiners, fillers of Hangul: characters of which nobody sees anything, unless they stand beside others. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** What somebody typed, without what turns the text around it; empty where nobody would see anything. */
export function seenText(text: string): string {
  return UNSEEN.test(text) ? '' : text.replace(DIRECTIONS, '');
}
