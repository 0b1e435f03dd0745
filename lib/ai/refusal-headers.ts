/**
 * The headers by which documents and images refuse their use for AI: `noai` as DeviantArt has introduced it, and the reservation of
 * the TDM Reservation Protocol (W3C TDMRep, section 6).
 */
export const AI_REFUSAL_HEADERS = [
  ['X-Robots-Tag', 'noai, noimageai'],
  ['TDM-Reservation', '1'],
] as const;

/** The values of `<meta name="robots">` with the same refusal. */
export const ROBOTS = {
  refused: 'noai, noimageai',
  allowed: 'all',
  hidden: 'noindex, follow, noai, noimageai',
} as const;
