import type { FormField } from '@/lib/contracts/contest-form';
import { answersSchemaOf } from './answers-schema';
import { differingAnswers } from './differing-answers';
import { matches } from './pattern';
import { formField } from '@/tests/support/form-field';

const FIELD = formField({ name: 'answer', label: '답' });
const OPTIONS = [
  { value: 'a', label: '가' },
  { value: 'b', label: '나' },
  { value: 'ETC', label: '기타' },
];
const JPEG = { id: null, name: '01_달.jpg', size: 1000, contentType: 'image/jpeg' };

/** The messages by the names of the answers; null where all of them fit. */
function faults(change: Partial<FormField>, answers: object, isComplete = true) {
  const result = answersSchemaOf([{ ...FIELD, ...change }], { matches, isComplete }).safeParse(answers);
  if (result.success) return null;
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

const value = (change: Partial<FormField>, answer: unknown) =>
  answersSchemaOf([{ ...FIELD, ...change }], { matches, isComplete: true }).parse({ answer });

test.each<[Partial<FormField>, unknown, string | null]>([
  [{ required: true }, '', '답 등록 필수'],
  [{ required: true }, '  \u3164 ', '답 등록 필수'],
  [{ required: true }, '달', null],
  [{}, null, null],
  [{ validation: { minLength: 3 } }, '두글', '3자 이상 입력해 주세요.'],
  [{ validation: { minLength: 3 } }, '', null],
  [{ validation: { maxLength: 2 } }, '세글자', '2자까지 입력할 수 있습니다.'],
  [{ validation: { pattern: '^\\d+$', message: '숫자로' } }, '가', '숫자로'],
  [{ validation: { pattern: '^\\d+$' } }, '12', null],
  [{ type: 'email' }, 'a@b', '유효한 이메일 주소를 입력해주세요!'],
  [{ type: 'email' }, 'a@b.kr', null],
  [{ type: 'tel' }, '전화', '유효한 전화번호를 입력해주세요! (예: 010-1234-5678)'],
  [{ type: 'url' }, 'javascript:alert(1)', 'http:// 또는 https://로 시작하는 주소를 입력해 주세요.'],
  [{ type: 'url' }, 'https://gyeol.example/a', null],
  [{ type: 'url' }, 'https://네이버.한국', null],
  [{ type: 'url' }, 'blog.naver.com', null],
  [{ type: 'url' }, 'youtube.com/a', null],
  [{ type: 'url' }, 'https://youtu.be/a 제 영상입니다', '올바른 주소를 입력해 주세요.'],
  [{ type: 'url' }, 'https://youtu.be/a\nb', '올바른 주소를 입력해 주세요.'],
  [{ type: 'url' }, 'https:/youtu.be/a', 'http:// 또는 https://로 시작하는 주소를 입력해 주세요.'],
  [{ type: 'url' }, '//youtu.be/a', 'http:// 또는 https://로 시작하는 주소를 입력해 주세요.'],
  [{ type: 'url' }, '없습니다', 'http:// 또는 https://로 시작하는 주소를 입력해 주세요.'],
  [{ type: 'url', validation: { pattern: '^https://' } }, 'blog.naver.com', null],
  [{ type: 'url' }, 'http://192.168.0.1/a', '올바른 주소를 입력해 주세요.'],
  [{ type: 'url' }, 'https://localhost/a', '올바른 주소를 입력해 주세요.'],
  [{ type: 'tel', validation: { maxLength: 11 } }, '010-1234-5678', null],
  [{ type: 'tel', validation: { maxLength: 11 } }, '+82 10-1234-5678', null],
  [{ type: 'tel', validation: { maxLength: 10 } }, '010-1234-5678', '10자까지 입력할 수 있습니다.'],
  [{ type: 'tel', validation: { minLength: 12 } }, '02-123-4567', '12자 이상 입력해 주세요.'],
  [{ type: 'tel', validation: { minLength: 11, maxLength: 11 } }, '010-1234-5678', null],
  [{ type: 'url' }, 'https://foo_bar.kr', '올바른 주소를 입력해 주세요.'],
  [{ type: 'url' }, 'https://.kr', '올바른 주소를 입력해 주세요.'],
  [{ type: 'number' }, '1,000,000', null],
  [{ type: 'number', validation: { max: 999 } }, '1,000', '999 이하의 숫자를 입력해 주세요.'],
  [{ type: 'date' }, '1988. 11. 2.', null],
  [{ type: 'number' }, '1e9', '숫자만 입력해 주세요.'],
  [{ type: 'number' }, 7, null],
  [{ type: 'number' }, -0.5, null],
  [{ type: 'number', required: true }, 0, null],
  [{ type: 'number', validation: { max: 6 } }, 7, '6 이하의 숫자를 입력해 주세요.'],
  [{ type: 'number' }, 123_456_789_012_345_680_000, '16자까지 입력할 수 있습니다.'],
  [{ type: 'number' }, '12345678901234567', '16자까지 입력할 수 있습니다.'],
  [{ type: 'number', validation: { min: 1, max: 3 } }, '0', '1 이상의 숫자를 입력해 주세요.'],
  [{ type: 'number', validation: { min: 1, max: 3 } }, '3.5', '3 이하의 숫자를 입력해 주세요.'],
  [{ type: 'date' }, '2026-02-30', '날짜를 확인해 주세요.'],
  [
    { type: 'date', validation: { minDate: '2026-03-01' } },
    '2026-02-28',
    '2026-03-01 이후의 날짜를 선택해 주세요.',
  ],
  [{ type: 'select', options: OPTIONS, required: true }, '', '답 등록 필수'],
  [{ type: 'select', options: OPTIONS }, 'c', '목록에 있는 항목을 선택해 주세요.'],
  [{ type: 'radio', options: OPTIONS }, 'a', null],
  [{ type: 'checkbox-group', options: OPTIONS, required: true }, [], '답 등록 필수'],
  [
    { type: 'checkbox-group', options: OPTIONS, validation: { minCount: 2 } },
    ['a'],
    '2개 이상 선택해 주세요.',
  ],
  [
    { type: 'checkbox-group', options: OPTIONS, validation: { maxCount: 1 } },
    ['a', 'b'],
    '1개까지 선택할 수 있습니다.',
  ],
  [{ type: 'checkbox', validation: { mustBeTrue: true } }, false, '답 등록 필수'],
  [{ type: 'checkbox' }, false, null],
  [{ type: 'portfolio', required: true }, false, '답 등록 필수'],
  [{ type: 'file', required: true }, [], '답 등록 필수'],
  [{ type: 'file' }, [JPEG, JPEG], '파일은 1개까지 올릴 수 있습니다.'],
  [{ type: 'file', multiple: true, validation: { minCount: 2 } }, [JPEG], '파일을 2개 이상 올려 주세요.'],
  [
    { type: 'file' },
    [{ ...JPEG, size: 2 ** 20 + 1 }],
    '"01_달.jpg" 파일은 1MB를 초과하여 업로드할 수 없습니다.',
  ],
  [{ type: 'file', maxFileSize: 2 }, [{ ...JPEG, size: 2 ** 20 + 1 }], null],
  [
    { type: 'file', accept: 'application/pdf' },
    [JPEG],
    '"01_달.jpg" 파일은 올릴 수 없습니다. pdf 파일만 받습니다.',
  ],
])('%j answered with %j', (change, answer, message) => {
  expect(faults(change, { answer })).toEqual(message === null ? null : { answer: message });
});

test('a file whose name ends otherwise than its type isn’t taken', () => {
  const hidden = { ...JPEG, name: '달.jpg.exe' };
  expect(faults({ type: 'file' }, { answer: [hidden] })).not.toBeNull();
});

test('where 기타 is chosen, its text has to be there; where it isn’t, the text goes', () => {
  const choice = { type: 'checkbox-group', options: OPTIONS } as const;
  expect(faults(choice, { answer: ['a', 'ETC'] })).toEqual({ answerEtc: '기타 항목을 입력해주세요.' });
  expect(faults(choice, { answer: ['a', 'ETC'], answerEtc: '판화' })).toBeNull();
  const schema = answersSchemaOf([{ ...FIELD, ...choice }], { matches, isComplete: true });
  expect(schema.parse({ answer: ['a'], answerEtc: '판화' })).toEqual({ answer: ['a'], answerEtc: null });
});

test('a text that says ETC is a text', () => {
  expect(faults({}, { answer: 'ETC' })).toBeNull();
});

test('answers to other fields are refused', () => {
  expect(faults({}, { answer: '달', role: 'ADMIN' })).toEqual({ '': '신청서에 없는 항목이 들어 있습니다.' });
});

test('what isn’t answered has the empty answer of its kind', () => {
  expect(value({}, undefined)).toEqual({ answer: null });
  expect(value({ type: 'checkbox' }, undefined)).toEqual({ answer: false });
  expect(value({ type: 'file' }, undefined)).toEqual({ answer: [] });
});

test('a draft needs nothing, and what is there has to be of its kind', () => {
  expect(faults({ required: true, validation: { minLength: 200 } }, { answer: '짧은 글' }, false)).toBeNull();
  expect(faults({ type: 'checkbox-group', options: OPTIONS }, { answer: ['x'] }, false)).not.toBeNull();
  expect(faults({}, { answer: 1 }, false)).not.toBeNull();
});

test('a number of JSON is kept as its text, also in a draft; an infinite one and other kinds are refused', () => {
  expect(value({ type: 'number' }, 7)).toEqual({ answer: '7' });
  expect(value({ type: 'number' }, 1000.5)).toEqual({ answer: '1000.5' });
  for (const odd of [Number.POSITIVE_INFINITY, Number.NaN, true, [7], { n: 7 }])
    expect(faults({ type: 'number' }, { answer: odd })).not.toBeNull();
  const draft = answersSchemaOf([{ ...FIELD, type: 'number' }], { matches, isComplete: false });
  expect(draft.parse({ answer: 7 })).toEqual({ answer: '7' });
  for (const type of ['text', 'date', 'tel', 'url'] as const)
    expect(faults({ type }, { answer: 7 })).not.toBeNull();
});

test('a link is kept with its scheme once it is sent, and a draft without one', () => {
  expect(value({ type: 'url' }, 'blog.naver.com/a.')).toEqual({ answer: 'https://blog.naver.com/a' });
  const draft = answersSchemaOf([{ ...FIELD, type: 'url' }], { matches, isComplete: false });
  expect(draft.parse({ answer: 'blog.naver' })).toEqual({ answer: 'blog.naver' });
  const typed = { type: 'url', validation: { maxLength: 20 } } as const;
  expect(value(typed, 'blog.naver.com/abc')).toEqual({ answer: 'https://blog.naver.com/abc' });
  const given = [{ answer: 'blog.naver.com/a' }, { answer: 'https://blog.naver.com/a' }] as const;
  expect(differingAnswers([{ ...FIELD, type: 'url' }], ...given)).toEqual([]);
});

test('a pattern that would take other engines years takes no time', () => {
  const pattern = '^(([a-z])+.)+[A-Z]([a-z])+$';
  const answer = 'a'.repeat(300);
  expect(faults({ validation: { pattern, message: '아니요' } }, { answer })).toEqual({ answer: '아니요' });
});

test('all failing answers are told at once', () => {
  const fields = [
    { ...FIELD, required: true },
    { ...FIELD, name: 'kind', type: 'radio' as const, options: OPTIONS },
  ];
  const result = answersSchemaOf(fields, { matches, isComplete: true }).safeParse({ kind: 'ETC' });
  expect(result.error?.issues.map(({ path }) => path[0]).sort()).toEqual(['answer', 'kindEtc']);
});
