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

function start(reload: () => Promise<readonly ArtworkDraft[]> = async () => []) {
  const saves: Save[] = [];
  const failures: unknown[] = [];
  const book = createDraftBook({
    drafts: [draft('a'), draft('b')],
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
  let isSettled = false;
  book.edit('a', { title: '달' });
  book.edit('b', { title: '산' });
  book.edit('b', { year: 2024 });
  void book.settle().then(() => (isSettled = true));
  saves[0]?.fail(new ApiFailure(503, 'UNAVAILABLE', '잠시 후 다시 시도해 주세요.'));
  saves[1]?.succeed();
  await settled();
  expect(isSettled).toBe(false);
  saves[2]?.succeed();
  await settled();
  expect(isSettled).toBe(true);
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
  book.add(draft('c'));
  book.add(draft('b', 3));
  expect(book.store.get().map((each) => [each.draft.uuid, each.draft.version])).toEqual([
    ['a', 0],
    ['b', 3],
    ['c', 0],
  ]);
  book.remove(new Set(['a', 'c']));
  expect(book.store.get()).toHaveLength(1);
});
