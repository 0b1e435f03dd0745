/** What the demo content holds, as far as the tests count on it. */
export const demo = {
  /** The fully furnished artist: 24 works, three categories. */
  artist: { id: 'artist01', name: '류단아', nameEn: 'RYU DANA', works: 24 },
  /** Another one, for what changes something. */
  other: { id: 'yoonjaeha', name: '윤재하' },
  /** Made private for the tests of the site in two processes. */
  hidden: { id: 'limseok', name: '임석' },
  artistCount: 48,
} as const;
