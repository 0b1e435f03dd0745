import { mergeParts } from '@/components/form/conflict/form-parts';
import { draftBeside, draftOf, keptFiles } from './answer-draft';
import { ANSWER_PARTS } from './answer-parts';

const file = (uuid: string) => ({ uuid, name: `${uuid}.pdf`, mime: 'application/pdf', bytes: 9, url: '/' });
const saved = (version: number, answer: string | null, ...files: string[]) => ({
  ...{ version, answer },
  answerFiles: files.map(file),
});
const names = (draft: Parameters<typeof keptFiles>[0]) => keptFiles(draft).map(({ uuid }) => uuid);

test('a draft in which nothing was written follows the saved answer', () => {
  const draft = draftBeside(draftOf(saved(0, null)), saved(1, '먼저', 'a'));
  expect(draft.text).toBe('먼저');
  expect(names(draft)).toEqual(['a']);
});

test.each([
  ['a text', { text: '쓰던 글' }],
  ['a chosen file', { added: [new File([], 'b.pdf')] }],
  ['a file that is to go', { removed: ['a'] }],
])('%s stays, beside an answer that another operator saved', (_, written) => {
  const latest = saved(2, '먼저', 'a', 'c');
  const draft = { ...draftOf(saved(1, '처음', 'a')), ...written };
  expect(draftBeside(draft, latest)).toBe(draft);
  const versions = { base: draftOf(saved(1, '처음', 'a')), latest: draftOf(latest), typed: draft };
  expect(mergeParts(ANSWER_PARTS, versions)).toMatchObject({ ...written, begun: { version: 2 } });
});

test('files that another operator added stay, those that were to go go', () => {
  const draft = { ...draftOf(saved(1, '처음', 'a', 'b')), removed: ['a'] };
  expect(names(draft)).toEqual(['b']);
  const latest = draftOf(saved(2, '먼저', 'a', 'b', 'c'));
  const base = draftOf(saved(1, '처음', 'a', 'b'));
  expect(names(mergeParts(ANSWER_PARTS, { base, latest, typed: draft }))).toEqual(['b', 'c']);
});

test('what was saved word for word is not written any more', () => {
  const draft = { ...draftOf(saved(0, null)), text: '같은 글' };
  expect(draftBeside(draft, saved(1, '같은 글')).begun.version).toBe(1);
});
