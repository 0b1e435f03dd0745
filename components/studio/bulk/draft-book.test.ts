import { ApiFailure } from '@/lib/browser/api-failure';
import type { ArtworkDraft, DraftChange } from '@/lib/contracts/studio-draft';
import { createDraftBook, fieldsOf } from './draft-book';

const draft = (uuid: string, version = 0, fields: object = {}) =>
  ({ uuid, version, fields: { title: null, year: null, ...fields } }) as ArtworkDraft;

interface Save {
  version: number;
  fields: DraftChange;
  succeed: () => void;
  fail: (failure: unknown) => void;
}

function start(
  reload: () => Promise<readonly ArtworkDraft[]> = async () => [],
  drafts: readonly ArtworkDraft[] = [draft('a'), draft('b')],
) {
  const saves: Save[] = [];
  const failures: unknown[] = [];
  const book = createDraftBook({
    drafts,
    save: ({ uuid, version, fields: known }, fields) =>
      new Promise((resolve, reject) => {
        const succeed = () => resolve(draft(uuid, version + 1, { ...known, ...fields }));
        saves.push({ version, fields, succeed, fail: reject });
      }),
    reload,
    onFailure: (failure) => failures.push(failure),
  });
  const entry = (uuid: string) => {
    const found = book.store.get().find((each) => each.draft.uuid === uuid);
    if (found === undefined) throw new Error(`no draft ${uuid}`);
    return found;
  };
  return { book, saves, failures, entry };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a change is saved at once; what is typed meanwhile goes with the version that comes back', async () => {
  const { book, saves, entry } = start();
  book.edit('a', { title: '달' });
  book.edit('a', { year: 2024 });
  expect(saves.map(({ version, fields }) => [version, fields])).toEqual([[0, { title: '달' }]]);
  expect(fieldsOf(entry('a'))).toMatchObject({ title: '달', year: 2024 });
  saves[0]?.succeed();
  await settled();
  expect(saves[1]).toMatchObject({ version: 1, fields: { year: 2024 } });
  saves[1]?.succeed();
  await settled();
  expect(entry('a')).toMatchObject({ unsaved: {}, isSaving: false, draft: { version: 2 } });
});

test('it is settled once nothing is on its way any more, well or not', async () => {
  const { book, saves } = start();
  let saved: ReadonlySet<string> | null = null;
  book.edit('a', { title: '달' });
  book.edit('b', { title: '산' });
  book.edit('b', { year: 2024 });
  void book.settle().then((uuids) => (saved = uuids));
  saves[0]?.fail(new ApiFailure(503, 'UNAVAILABLE', '잠시 후 다시 시도해 주세요.'));
  saves[1]?.succeed();
  await settled();
  expect(saved).toBeNull();
  saves[2]?.succeed();
  await settled();
  // What failed isn't saved, and isn't published.
  expect(saved).toEqual(new Set(['b']));
});

test('settling saves the text of a field that wasn’t left', async () => {
  const { book, saves } = start();
  book.type('a', { title: '달' });
  let saved: ReadonlySet<string> | null = null;
  void book.settle().then((uuids) => (saved = uuids));
  expect(saves.map(({ fields }) => fields)).toEqual([{ title: '달' }]);
  saves[0]?.succeed();
  await settled();
  expect(saved).toEqual(new Set(['a', 'b']));
});

test('what fails stays, says why, and goes with the retry', async () => {
  const { book, saves, failures, entry } = start();
  book.edit('a', { title: '달' });
  saves[0]?.fail(new ApiFailure(503, 'UNAVAILABLE', '잠시 후 다시 시도해 주세요.'));
  await settled();
  expect(entry('a')).toMatchObject({ unsaved: { title: '달' }, failure: '잠시 후 다시 시도해 주세요.' });
  expect(failures).toHaveLength(1);
  book.retry('a');
  saves[1]?.succeed();
  await settled();
  expect(entry('a')).toMatchObject({ unsaved: {}, failure: null });
});

test('a draft that was changed elsewhere is taken as it is now, with what was typed here', async () => {
  const { book, saves, entry } = start(async () => [draft('a', 7, { year: 2020 }), draft('c')]);
  book.edit('a', { title: '달' });
  saves[0]?.fail(new ApiFailure(409, 'ARTWORK_STALE', '다른 곳에서 바뀌었습니다.'));
  await settled();
  expect(book.store.get().map((each) => each.draft.uuid)).toEqual(['a', 'c']);
  expect(fieldsOf(entry('a'))).toMatchObject({ title: '달', year: 2020 });
  book.retry('a');
  expect(saves[1]).toMatchObject({ version: 7, fields: { title: '달' } });
});

test('a field that was changed here and elsewhere waits for a choice, and neither text is lost before it', async () => {
  const { book, saves, entry } = start(async () => [draft('a', 7, { title: '해' }), draft('b')]);
  book.edit('a', { title: '달' });
  saves[0]?.fail(new ApiFailure(409, 'ARTWORK_STALE', '다른 곳에서 바뀌었습니다.'));
  await settled();
  expect(entry('a')).toMatchObject({ contested: { title: '달' }, draft: { fields: { title: '해' } } });
  book.edit('a', { year: 2024 });
  expect(saves).toHaveLength(1);
  book.choose('a', 'title', 'theirs');
  expect(fieldsOf(entry('a')).title).toBe('해');
  book.choose('a', 'title', 'mine');
  book.retry('a');
  expect(saves[1]).toMatchObject({ version: 7, fields: { title: '달', year: 2024 } });
});

describe('what isn’t saved', () => {
  const away = new ApiFailure(503, 'UNAVAILABLE', '잠시 후 다시 시도해 주세요.');

  test('is the failed text, and the text of a field that wasn’t left', async () => {
    const { book, saves } = start();
    expect(book.unsaved()).toBeNull();
    book.edit('a', { title: '달' });
    book.type('a', { description: '첫 줄' });
    book.type('b', { title: null });
    saves[0]?.fail(away);
    await settled();
    const before = { title: null, description: undefined };
    expect(book.unsaved()).toEqual({
      a: { before, typed: { title: '달', description: '첫 줄' }, contested: {} },
    });
  });

  test('is carried to the next book, and is saved there', async () => {
    const { book, saves, entry } = start();
    book.putBack({
      a: { before: { title: null }, typed: { title: '달' }, contested: {} },
      gone: { before: {}, typed: { title: '산' }, contested: {} },
    });
    expect(fieldsOf(entry('a')).title).toBe('달');
    expect(saves.map(({ fields }) => fields)).toEqual([{ title: '달' }]);
    saves[0]?.succeed();
    await settled();
    expect(book.unsaved()).toBeNull();
  });

  test('counts as saved if the server has the same, and needs a choice if it has another text', () => {
    const { book, saves, entry } = start(async () => [], [draft('a', 3, { title: '해', year: 2024 })]);
    book.putBack({
      a: { before: { title: null, year: null }, typed: { title: '달', year: 2024 }, contested: {} },
    });
    expect(entry('a')).toMatchObject({ contested: { title: '달' }, unsaved: { title: '달' } });
    expect(saves).toHaveLength(0);
    book.choose('a', 'title', 'theirs');
    expect(book.unsaved()?.a).toMatchObject({ typed: {}, contested: { title: '달' } });
  });

  test('is empty if a save arrived although its response was lost', async () => {
    const { book, saves, entry } = start(async () => [draft('a', 1, { title: '달' })]);
    book.edit('a', { title: '달' });
    saves[0]?.fail(new ApiFailure(409, 'ARTWORK_STALE', '다른 곳에서 바뀌었습니다.'));
    await settled();
    expect(entry('a')).toMatchObject({ unsaved: {}, failure: null });
  });
});

test('a fault leaves with the change of its field', () => {
  const { book, entry } = start();
  book.refuse('a', [
    { field: 'title', message: '제목을 입력해 주세요.' },
    { field: 'year', message: '연도를 선택해 주세요.' },
  ]);
  book.edit('a', { title: '달' });
  expect(entry('a').faults.map(({ field }) => field)).toEqual(['year']);
});

test('drafts come and go; the same image comes once', () => {
  const { book } = start();
  book.add(draft('c'), 1);
  book.add(draft('b', 3), 2);
  expect(book.store.get().map((each) => [each.draft.uuid, each.draft.version])).toEqual([
    ['a', 0],
    ['b', 3],
    ['c', 0],
  ]);
  book.remove(new Set(['a', 'c']));
  expect(book.store.get()).toHaveLength(1);
});

test('drafts that come in any order hang in the order in which their images were chosen', () => {
  const { book } = start();
  for (const [uuid, key] of [
    ['e', 3],
    ['c', 1],
    ['f', 4],
    ['d', 2],
  ] as const)
    book.add(draft(uuid), key);
  expect(book.store.get().map((each) => each.draft.uuid)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('when the network is back, failed saves are repeated, except of texts that wait for a choice', async () => {
  const { book, saves, entry } = start(async () => [draft('a', 1, { title: '산' }), draft('b')]);
  book.edit('a', { title: '달' });
  book.edit('b', { title: '강' });
  saves[0]?.fail(new ApiFailure(409, 'ARTWORK_STALE', '다른 창'));
  saves[1]?.fail(new TypeError('Failed to fetch'));
  await settled();
  expect(entry('a').contested).toEqual({ title: '달' });
  book.retryFailed();
  expect(saves.slice(2).map(({ fields }) => fields)).toEqual([{ title: '강' }]);
  saves[2]?.succeed();
  await settled();
  expect(entry('b')).toMatchObject({ unsaved: {}, failure: null });
  book.retryFailed();
  expect(saves).toHaveLength(3);
});
