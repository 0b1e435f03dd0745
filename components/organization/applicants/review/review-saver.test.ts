import { ApiFailure } from '@/lib/browser/api-failure';
import { mergedReview, NO_REVIEW, type Review } from './review';
import { createReviewSaver } from './review-saver';

/** A saver whose pause ends, and whose saves succeed or fail, when the test says so. */
function prepared() {
  const sent: Review[] = [];
  const ends: ((failure?: Error) => void)[] = [];
  let pause = (): void => undefined;
  const saver = createReviewSaver({
    saved: note(''),
    save: (review) => {
      sent.push(review);
      return new Promise((resolve, reject) =>
        ends.push((failure) => (failure === undefined ? resolve() : reject(failure))),
      );
    },
    load: () => Promise.reject(new Error('nothing else is saved')),
    later: (work) => {
      pause = work;
      return () => (pause = () => undefined);
    },
  });
  return { saver, sent, end: (failure?: Error) => ends.shift()?.(failure), rest: () => pause() };
}
const note = (text: string): Review => ({ ...NO_REVIEW, marks: { overall: 3 }, note: text });

test('what is typed is saved once, after a pause', async () => {
  const { saver, sent, end, rest } = prepared();
  saver.keep(note('가'));
  saver.keep(note('가나'));
  expect(saver.store.get().status).toBe('unsaved');
  rest();
  expect(sent).toEqual([note('가나')]);
  expect(saver.store.get().status).toBe('saving');
  end();
  await saver.flush();
  expect(saver.store.get().status).toBe('saved');
});

test('saves take turns, and the last one wins', async () => {
  const { saver, sent, end } = prepared();
  saver.keep(note('하나'));
  const saving = saver.flush();
  saver.keep(note('둘'));
  saver.keep(note('셋'));
  expect(sent).toHaveLength(1);
  end();
  await Promise.resolve();
  await Promise.resolve();
  end();
  await saving;
  expect(sent).toEqual([note('하나'), note('셋')]);
});

test('what failed is sent again when it is asked for', async () => {
  const { saver, sent, end } = prepared();
  saver.keep(note('하나'));
  const failing = saver.flush();
  end(new Error('away'));
  await failing;
  expect(saver.store.get().status).toBe('failed');
  const again = saver.flush();
  end();
  await again;
  expect(sent).toEqual([note('하나'), note('하나')]);
  expect(saver.store.get().status).toBe('saved');
});

test.each([
  [409, false],
  [422, false],
  [503, true],
  [0, true],
])('after a failure of %i a retry is offered: %s', async (status, canRetry) => {
  const { saver, end } = prepared();
  saver.keep(note('하나'));
  const failing = saver.flush();
  end(new ApiFailure(status, 'X', '저장하지 못했습니다.'));
  await failing;
  expect(saver.store.get()).toMatchObject({ status: 'failed', canRetry });
});

test.each([
  ['a score that was saved before the note', [null, ''], [4, ''], [4, '메모'], [4, '메모']],
  ['a note beside a score of another window', [null, ''], [5, ''], [null, '메모'], [5, '메모']],
  ['a note that was typed and saved alike', [3, ''], [3, '메모'], [3, '메모 '], [3, '메모 ']],
  ['two scores', [null, ''], [5, ''], [4, ''], null],
  ['two notes', [3, ''], [3, '하나'], [4, '둘'], null],
] as const)('changes of different parts are no conflict: %s', (_, base, latest, typed, merged) => {
  const review = ([score, text]: readonly [number | null, string]): Review => ({
    ...NO_REVIEW,
    marks: score === null ? {} : { overall: score },
    note: text,
  });
  expect(mergedReview(review(base), review(latest), review(typed))).toEqual(merged && review(merged));
});

test('marks of different criteria are no conflict', () => {
  const marked = (marks: Review['marks']): Review => ({ ...NO_REVIEW, marks });
  const merge = (theirs: Review['marks'], mine: Review['marks']) =>
    mergedReview(marked({ finish: 5 }), marked(theirs), marked(mine))?.marks ?? null;
  expect(merge({ finish: 5, plan: 3 }, { finish: 4 })).toEqual({ finish: 4, plan: 3 });
  expect(merge({ finish: 5, plan: 3 }, {})).toEqual({ plan: 3 });
  expect(merge({ finish: 3 }, { finish: 4 })).toBeNull();
});
