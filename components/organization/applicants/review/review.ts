import type { Applicant } from '@/lib/contracts/organization-applicant';
import type { Marks, Opinion } from '@/lib/contracts/review-rule';
import { keysOf } from '@/lib/keys-of';
import { cleanLines, isBlank } from '@/lib/text/clean';

/** A review as it is typed. */
export interface Review {
  /** By the criteria's ids; some may be missing yet. */
  marks: Marks;
  opinion: Opinion | null;
  note: string;
  /** Whether the panel reads the note. */
  isNoteShared: boolean;
  /** For the applicant. */
  comment: string;
}

export const NO_REVIEW: Review = { marks: {}, opinion: null, note: '', isNoteShared: false, comment: '' };

type Value = string | number | boolean | null;

/** The parts of a review that are compared one by one: each mark, the opinion, and the texts as they are saved. */
function partsOf({ marks, opinion, note, isNoteShared, comment }: Review): Record<string, Value> {
  return {
    ...Object.fromEntries(Object.entries(marks).map(([id, mark]) => [`mark ${id}`, mark])),
    opinion,
    note: cleanLines(note),
    // A note that isn't there is neither shared nor private.
    isNoteShared: isNoteShared && !isBlank(note),
    comment: cleanLines(comment),
  };
}

const namesOf = (...reviews: Record<string, Value>[]) => [
  ...new Set(reviews.flatMap((each) => keysOf(each))),
];
const at = (parts: Record<string, Value>, name: string): Value => parts[name] ?? null;

/** Whether two reviews are the same after they are saved. */
export function isSameReview(one: Review, other: Review): boolean {
  const [parts, others] = [partsOf(one), partsOf(other)];
  return namesOf(parts, others).every((name) => at(parts, name) === at(others, name));
}

/** What both changes of a review make together; null where both changed one part, and differently. */
export function mergedReview(base: Review, latest: Review, typed: Review): Review | null {
  const [before, theirs, mine] = [partsOf(base), partsOf(latest), partsOf(typed)];
  const isMine = (name: string) => at(mine, name) !== at(before, name);
  const isContested = (name: string) =>
    isMine(name) && at(theirs, name) !== at(before, name) && at(mine, name) !== at(theirs, name);
  if (namesOf(before, theirs, mine).some(isContested)) return null;
  const taken = (name: string) => (isMine(name) ? typed : latest);
  const ids = [...new Set([...keysOf(latest.marks), ...keysOf(typed.marks)])];
  return {
    marks: Object.fromEntries(
      ids.flatMap((id) => {
        const mark = taken(`mark ${id}`).marks[id];
        return mark === undefined ? [] : [[id, mark]];
      }),
    ),
    opinion: taken('opinion').opinion,
    note: taken('note').note,
    isNoteShared: taken('isNoteShared').isNoteShared,
    comment: taken('comment').comment,
  };
}

/** A review as a call sends it. */
export const reviewBody = ({ note, comment, ...review }: Review) => ({
  ...review,
  note: isBlank(note) ? null : note,
  comment: isBlank(comment) ? null : comment,
});

/** The reader's own saved review of an applicant in a round. Marks of another edition of the rule are none. */
export function ownReview(
  { reviews }: Pick<Applicant, 'reviews'>,
  { round, edition }: { round: number; edition: number },
): Review {
  const own = reviews.find((review) => review.isOwn && review.round === round);
  if (own === undefined) return NO_REVIEW;
  const marks = own.edition === edition ? own.marks.map(({ id, mark }) => [id, mark] as const) : [];
  return {
    marks: Object.fromEntries(marks),
    ...{ opinion: own.opinion, isNoteShared: own.isNoteShared },
    ...{ note: own.note ?? '', comment: own.comment ?? '' },
  };
}
