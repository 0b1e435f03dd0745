import { OVERALL } from '@/lib/contest/review/rule';

/** A review with an overall score, a note for the panel and a comment; nulls for none. */
export const reviewBody = (
  score: number | null,
  note: string | null = null,
  comment: string | null = null,
) => ({
  marks: score === null ? {} : { [OVERALL.id]: score },
  ...{ opinion: null, note, isNoteShared: note !== null, comment },
});
