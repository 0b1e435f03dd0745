import * as contestLimits from '@/lib/limits/contest';
import { formField } from '@/tests/support/form-field';
import { differingAnswers } from './differing-answers';
import { draftAnswersOf } from './draft-answers';

const OPTIONS = [
  { value: 'PAINTING', label: '회화' },
  { value: 'ETC', label: '기타' },
];
const FIELDS = [
  formField({ name: 'note', type: 'textarea', required: true, validation: { maxLength: 10, minLength: 5 } }),
  formField({ name: 'mail', type: 'email' }),
  formField({ name: 'genre', type: 'radio', options: OPTIONS }),
  formField({
    name: 'works',
    type: 'file',
    accept: 'image/jpeg',
    multiple: true,
    validation: { maxCount: 2 },
  }),
  formField({ name: 'agreed', type: 'checkbox', validation: { mustBeTrue: true } }),
];
const file = (name: string, size = 10) => ({ id: null, name, size, contentType: 'image/jpeg' });

test('a half-written form is kept as it is', () => {
  const half = {
    note: '열 글자보다 훨씬 긴 글을 쓰는 중',
    mail: 'a@',
    genre: 'ETC',
    genreEtc: '',
    agreed: false,
  };
  expect(draftAnswersOf(FIELDS, half)).toEqual({
    answers: { ...half, genreEtc: null, works: [] },
    unkept: [],
  });
});

test.each([
  [{ works: [file('zero.jpg', 0), file('a.jpg')] }, ['works'], { works: [file('a.jpg')] }],
  [{ works: [file('a.exe'), file('a.jpg')] }, ['works'], { works: [file('a.jpg')] }],
  [
    { works: [file('a.jpg'), file('b.jpg'), file('c.jpg')] },
    ['works'],
    { works: [file('a.jpg'), file('b.jpg')] },
  ],
  [{ works: 'no list' }, ['works'], {}],
  [{ genre: 'SCULPTURE' }, ['genre'], {}],
  [{ mail: 5 }, ['mail'], {}],
  [{ mail: '가'.repeat(contestLimits.draftTextMax + 1) }, ['mail'], {}],
  [{ unasked: '글' }, ['unasked'], {}],
])('an invalid part is named and omitted, and the rest is kept %#', (bad, unkept, kept) => {
  const { answers, unkept: named } = draftAnswersOf(FIELDS, { note: '쓴 글', ...bad });
  expect(named.map(({ field }) => field)).toEqual(unkept);
  expect(named.every(({ message }) => message !== '')).toBe(true);
  expect(answers).toMatchObject({ note: '쓴 글', ...kept });
});

test('describes in words the answers that differ between two windows', () => {
  const own = { note: '이 창 ', genre: 'PAINTING', works: [file('a.jpg')], agreed: true };
  const other = { note: '이 창', genre: 'ETC', genreEtc: '섬유', works: [], agreed: true };
  expect(differingAnswers(FIELDS, own, other)).toEqual([
    { name: 'genre', label: 'genre', own: '회화', other: '기타: 섬유' },
    { name: 'works', label: 'works', own: 'a.jpg', other: '' },
  ]);
});
