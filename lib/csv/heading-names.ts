/** A note in brackets behind a heading's name: a unit, an order, an example. */
export const BRACKETS = /[([{<][^)\]}>]*[)\]}>]/g;
/** That a column has to be filled, or may be empty, behind its name: `크기 *필수`. */
const DUTY = /[\s*_-]+(?:필수|선택)\s*\*?$/;
/** The number of a column before its name: 1. 작품명, ①작품명. */
const NUMBERED = /^\s*(?:\(?\d{1,2}[.)]|\p{No})/u;

/** Returns a heading without its number, which NFKC makes of `①` too. */
export const withoutNumber = (heading: string): string =>
  heading.replace(NUMBERED, '').normalize('NFKC').replace(NUMBERED, '');

/** Returns a heading without its number, and without the note that it is required or optional. */
export const bareHeading = (heading: string): string => withoutNumber(heading).trim().replace(DUTY, '');
