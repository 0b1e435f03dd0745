import { ApiFailure } from '@/lib/browser/api-failure';
import type { OwnApplication } from '@/lib/contracts/contest';
import type { ApplicationValues } from './application-values';
import { createDraftSaver } from './draft-saver';
import type { KeptApplication } from './kept-application';

const STALE = new ApiFailure(409, 'CONTEST_APPLICATION_STALE', '다른 창에서 고쳤습니다.');
const OFFLINE = new ApiFailure(0, 'NO_RESPONSE', '서버로부터 응답이 없습니다.');
const text = (statement: string): ApplicationValues => ({ statement });
const own = (statement: string, draftVersion: number) =>
  ({ draft: { statement }, draftVersion, answers: null }) as unknown as OwnApplication;

interface Sent {
  values: ApplicationValues;
  version: number;
  isLeaving: boolean;
  end: (failure?: Error, unkept?: string[]) => void;
}

/** A saver whose pause ends, and whose saves succeed or fail, when the test says so. */
function prepared({
  latest = null,
  isStored = true,
}: { latest?: OwnApplication | null; isStored?: boolean } = {}) {
  const sent: Sent[] = [];
  const kept: (KeptApplication | null)[] = [];
  const lost: [string, boolean][] = [];
  let pause = (): void => undefined;
  const saver = createDraftSaver({
    begun: { version: 4, sent: [] },
    save: (values, version, isLeaving) =>
      new Promise((resolve, reject) =>
        sent.push({
          ...{ values, version, isLeaving },
          end: (failure, unkept = []) =>
            failure === undefined
              ? resolve({
                  draftVersion: version + 1,
                  unkept: unkept.map((message) => ({ field: 'works', message })),
                })
              : reject(failure),
        }),
      ),
    findLatest: async () => latest,
    isSame: ({ draft }, values) => draft?.statement === values.statement,
    keeper: { write: (typed) => kept.push(typed) > 0 && isStored, remove: () => void kept.push(null) },
    later: (work) => {
      pause = work;
      return () => (pause = () => undefined);
    },
    onSessionFailure: () => undefined,
    onLeftUnsaved: (...left) => lost.push(left),
  });
  return { saver, sent, kept, lost, rest: () => pause(), state: () => saver.store.get() };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('what is typed is in the tab at once, and saved after a pause', async () => {
  const { saver, sent, kept, rest, state } = prepared();
  saver.change(text('가'));
  saver.change(text('가나'));
  expect(kept.at(-1)).toEqual({ values: text('가나'), version: 4, sent: [] });
  expect(state()).toEqual({ kind: 'unsaved' });
  rest();
  expect(sent).toMatchObject([{ values: text('가나'), version: 4, isLeaving: false }]);
  sent[0]?.end();
  await settled();
  expect(state()).toEqual({ kind: 'saved', unkept: [] });
  expect(kept.at(-1)).toBeNull();
});

test('a form that is left is saved at once by a call that outlives the page', () => {
  const { saver, sent } = prepared();
  saver.change(text('가'));
  saver.leave();
  expect(sent).toMatchObject([{ isLeaving: true }]);
});

test.each([true, false])(
  'a save that fails after the form was left is reported, kept: %s',
  async (isStored) => {
    const { saver, sent, lost, kept } = prepared({ isStored });
    saver.change(text('가'));
    saver.leave();
    sent[0]?.end(OFFLINE);
    await settled();
    expect(lost).toEqual([[OFFLINE.message, isStored]]);
    expect(kept.at(-1)).toMatchObject({ values: text('가') });
  },
);

test('one save at a time, each with the version of the one before', async () => {
  const { saver, sent, rest, kept } = prepared();
  saver.change(text('가'));
  rest();
  saver.change(text('나'));
  // The response of the running save may be lost.
  expect(kept.at(-1)).toEqual({ values: text('나'), version: 4, sent: [text('가')] });
  void saver.flush();
  expect(sent).toHaveLength(1);
  sent[0]?.end();
  await settled();
  expect(sent[1]).toMatchObject({ values: text('나'), version: 5 });
});

test('every failure is shown, and a retry saves the failed text with later changes', async () => {
  const { saver, sent, rest, state, kept } = prepared();
  saver.change(text('가'));
  rest();
  saver.change(text('가나'));
  sent[0]?.end(OFFLINE);
  await settled();
  expect(state()).toEqual({ kind: 'failed', message: OFFLINE.message, canRetry: true });
  expect(kept.at(-1)).toMatchObject({ values: text('가나') });
  void saver.flush();
  sent[1]?.end();
  await settled();
  expect(sent[1]?.values).toEqual(text('가나'));
  expect(state().kind).toBe('saved');
});

describe('a save that arrived although its response was lost', () => {
  it.each([
    ['the last one', '가나', 'unsaved'],
    ['the one before', '가', 'unsaved'],
    ['another window’s', '다', 'overtaken'],
  ])('%s is distinguished from another window’s', async (_which, arrived, kind) => {
    const theirs = own(arrived, 5);
    const { saver, sent, rest, state, kept } = prepared({ latest: theirs });
    for (const typed of ['가', '가나']) {
      saver.change(text(typed));
      rest();
      sent.at(-1)?.end(OFFLINE);
      await settled();
    }
    expect(kept.at(-1)).toMatchObject({ version: 4, sent: [text('가'), text('가나')] });
    saver.change(text('가나다'));
    rest();
    sent.at(-1)?.end(STALE);
    await settled();
    if (kind === 'overtaken') return expect(state()).toEqual({ kind, theirs });
    expect(state()).toEqual({ kind: 'unsaved' });
    rest();
    expect(sent.at(-1)).toMatchObject({ values: text('가나다'), version: 5 });
  });

  it('is also recognised as the own one if it was a sent application', async () => {
    const { saver, sent, rest, state } = prepared({ latest: own('가', 5) });
    await saver.hold();
    saver.resume(undefined, text('가'));
    saver.change(text('가나'));
    rest();
    sent[0]?.end(STALE);
    await settled();
    expect(state()).toEqual({ kind: 'unsaved' });
  });
});

test('reports whether closing the tab would lose text', async () => {
  const { saver, sent, rest } = prepared();
  saver.change(text('가'));
  expect(saver.endsWithTab()).toBe(false);
  rest();
  sent[0]?.end(OFFLINE);
  await settled();
  expect(saver.endsWithTab()).toBe(true);
  void saver.flush();
  sent[1]?.end();
  await settled();
  expect(saver.endsWithTab()).toBe(false);
  saver.overtake(own('다른 창의 글', 7));
  expect(saver.endsWithTab()).toBe(true);
  const full = prepared({ isStored: false });
  full.saver.change(text('가'));
  expect(full.saver.endsWithTab()).toBe(true);
});

test('a final refusal offers no retry', async () => {
  const { saver, sent, rest, state } = prepared();
  saver.change(text('가'));
  rest();
  sent[0]?.end(new ApiFailure(409, 'CONTEST_INACTIVE', '종료되었습니다.'));
  await settled();
  expect(state()).toEqual({ kind: 'failed', message: '종료되었습니다.', canRetry: false });
  await saver.flush();
  expect(sent).toHaveLength(1);
});

test('parts that can’t be kept are named beside what is saved', async () => {
  const { saver, sent, rest, state } = prepared();
  saver.change(text('가'));
  rest();
  sent[0]?.end(undefined, ['빈 파일이에요.']);
  await settled();
  expect(state()).toEqual({ kind: 'saved', unkept: [{ field: 'works', message: '빈 파일이에요.' }] });
});

describe('another window’s draft', () => {
  it('stops saving until the artist chooses, and keeps the own text in the tab', async () => {
    const theirs = own('다른 창의 글', 7);
    const { saver, sent, rest, state, kept } = prepared({ latest: theirs });
    saver.change(text('이 창의 글'));
    rest();
    sent[0]?.end(STALE);
    await settled();
    expect(state()).toEqual({ kind: 'overtaken', theirs });
    saver.change(text('이 창의 글, 더'));
    await saver.flush();
    expect(sent).toHaveLength(1);
    expect(kept.at(-1)).toMatchObject({ values: text('이 창의 글, 더') });
    void saver.replace(theirs);
    expect(sent[1]).toMatchObject({ values: text('이 창의 글, 더'), version: 7 });
  });

  it('replaces the form’s text if the artist chooses it', async () => {
    const theirs = own('다른 창의 글', 7);
    const { saver, sent, rest, state } = prepared({ latest: theirs });
    saver.change(text('이 창의 글'));
    rest();
    sent[0]?.end(STALE);
    await settled();
    saver.adopt(theirs);
    expect(state().kind).toBe('saved');
    expect(saver.version()).toBe(7);
  });

  it('is no conflict if its content is the same', async () => {
    const { saver, sent, rest, state } = prepared({ latest: own('같은 글', 7) });
    saver.change(text('같은 글'));
    rest();
    sent[0]?.end(STALE);
    await settled();
    expect(state().kind).toBe('saved');
    expect(saver.version()).toBe(7);
  });
});

test('stops saving if the organizer changed the form', async () => {
  const { saver, sent, rest, state } = prepared();
  saver.change(text('가'));
  rest();
  sent[0]?.end(new ApiFailure(409, 'CONTEST_FORM_CHANGED', '바뀌었습니다.'));
  await settled();
  expect(state()).toEqual({ kind: 'form-changed' });
});

test('saves nothing while an application is sent, and continues after a failed submission', async () => {
  const { saver, sent, rest, state } = prepared();
  saver.change(text('가'));
  await saver.hold();
  await saver.flush();
  expect(sent).toHaveLength(0);
  saver.began(5);
  saver.resume(own('가', 5), text('가나'));
  expect(state()).toEqual({ kind: 'unsaved' });
  rest();
  expect(sent[0]).toMatchObject({ values: text('가나'), version: 5 });
});
