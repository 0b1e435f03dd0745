import { changedParts, isContested, mergeParts } from '@/components/form/conflict/form-parts';
import { EMPTY_TERMS } from '@/lib/contest/terms/empty-terms';
import { formField } from '@/tests/support/form-field';
import { contestParts, withOwnNames } from './contest-parts';
import type { ContestValues } from './contest-values';

const question = (name: string, label: string) => formField({ name, label });
const base: ContestValues = {
  ...{ contestType: 'COMPETITION', title: '봄의 공모', organizer: '봄결미술관', description: '' },
  ...{ opensAt: null, closesAt: null, isBlind: false, allowsEdits: true },
  terms: EMPTY_TERMS,
  fields: [question('item1', '이름'), question('item2', '소개'), question('item3', '작품')],
};

/** The form of a second owner after a first owner saved `saved` over the same version. */
function merge(typed: Partial<ContestValues>, saved: Partial<ContestValues>) {
  const given = { base, latest: { ...base, ...saved }, typed: { ...base, ...typed } };
  const versions = { ...given, typed: { ...given.typed, fields: withOwnNames(given) } };
  const parts = contestParts(versions);
  const changed = changedParts(parts, versions);
  return {
    merged: mergeParts(parts, versions),
    contested: changed.filter((part) => isContested(part, versions)).map(({ label }) => label),
    changed: changed.map(({ label }) => label),
  };
}
const labels = ({ fields }: ContestValues) => fields.map(({ label }) => label);
const [one, two, three] = base.fields;
if (one === undefined || two === undefined || three === undefined) throw new Error('three questions');

test('each question is compared separately', () => {
  const { merged, contested, changed } = merge(
    { title: '여기', fields: [one, { ...two, label: '여기 소개' }, three] },
    { title: '저기', fields: [{ ...one, label: '저기 이름' }, { ...two, label: '저기 소개' }, three] },
  );
  expect(merged.title).toBe('여기');
  expect(labels(merged)).toEqual(['저기 이름', '여기 소개', '작품']);
  expect(changed).toEqual(['제목', '질문 1 ‘이름’', '질문 2 ‘여기 소개’']);
  expect(contested).toEqual(['제목', '질문 2 ‘여기 소개’']);
});

test('two people who each added a question keep both, also under one name', () => {
  const { merged, contested } = merge(
    { fields: [one, question('item4', '여기 질문'), two, three] },
    { fields: [...base.fields, question('item4', '저기 질문')] },
  );
  expect(labels(merged)).toEqual(['이름', '여기 질문', '소개', '작품', '저기 질문']);
  expect(new Set(merged.fields.map(({ name }) => name)).size).toBe(5);
  expect(contested).toEqual([]);
});

test('a question that one removed and the other changed waits for a choice', () => {
  const { merged, contested } = merge(
    { fields: [one, { ...two, label: '고친 소개' }, three] },
    { fields: [one, three] },
  );
  expect(labels(merged)).toEqual(['이름', '고친 소개', '작품']);
  expect(contested).toEqual(['질문 2 ‘고친 소개’']);
});

test('the order is compared for the questions that both have', () => {
  const { merged, contested } = merge({ fields: [three, one, two] }, { fields: [two, one, three] });
  expect(labels(merged)).toEqual(['작품', '이름', '소개']);
  expect(contested).toEqual(['질문의 순서']);
  expect(merge({ fields: [three, one, two] }, { fields: [one, two, three] }).contested).toEqual([]);
});

test('the opening and the deadline name their time zone, and midnight is the end of a day', () => {
  const values = { ...base, opensAt: '2026-11-08T00:00:00Z', closesAt: '2026-12-08T15:00:00Z' };
  const parts = contestParts({ base, latest: base, typed: values });
  const words = (label: string) => parts.find((part) => part.label === label)?.describe(values);
  expect(words('시작')).toBe('2026. 11. 8. (일) 09:00 접수 시작 · 한국 시간');
  expect(words('마감')).toBe('2026. 12. 8. (화) 24:00 마감 · 한국 시간');
});

test('each line of the terms is compared separately', () => {
  const { merged, contested, changed } = merge(
    { terms: { ...base.terms, prize: '300만 원', contact: '내선 3' } },
    { terms: { ...base.terms, ai: 'FREE', contact: '내선 4' } },
  );
  expect(merged.terms).toMatchObject({ prize: '300만 원', ai: 'FREE', contact: '내선 3' });
  expect(changed).toEqual(['공모 조건: AI 사용', '공모 조건: 문의']);
  expect(contested).toEqual(['공모 조건: 문의']);
});
