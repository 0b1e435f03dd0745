import { FIELD_NAMES } from '@/lib/artwork/fields';
import { FIELD_TYPES } from '@/lib/contracts/contest-form';
import type { TextKind } from '@/lib/contracts/text';
import {
  BY_KIND,
  exampleOf,
  FIELDS,
  fieldsOfAnswers,
  ODD,
  ofKind,
  outcome,
  type Field,
} from '@/tests/support/walked-texts';

/** Every text that a request may have, and how it handles odd characters. */

/** Texts that aren't cleaned, by kind. A new one has to be added here deliberately. */
const AS_IT_IS: Readonly<Record<string, readonly string[]>> = {
  // The user has to type the same again.
  password: ['accountPwd', 'currentPassword', 'password'],
  // A program writes and reads it.
  token: [
    ...['assertion', 'token', 'report', 'di', 'uniqueVal', 'verifyDi', 'verifyUniqueVal'],
    ...['encData', 'integrity', 'upload', 'url', 'contentType', 'fields[].accept'],
    ...['ids', 'uuids', 'imageUrls[][]'],
    ...['artistArtWorks[].categoryUuid', 'artistProfile.imageUrl', 'cover.picture.imageUrl'],
  ],
  // It names what the database has, which may be older than the cleaner.
  kept: [
    ...['field', 'seen', 'seen.name', 'artistProfile.awards[].title', 'artistProfile.collections[].name'],
    ...['artistProfile.educations[].major', 'artistProfile.educations[].schoolName'],
    ...['title', 'location', 'region'].map((name) => `artistProfile.experiences[].${name}`),
  ],
  // Spaces of an expression count.
  pattern: ['fields[].validation.pattern'],
  // Its own texts are cleaned by `answersSchemaOf`, which is walked below.
  json: ['formData'],
  // Each goes to the contract of an artwork's field.
  cell: ['uuid', 'fileName', ...FIELD_NAMES].map((name) => `rows[].${name}`),
};

/** Fails with every field whose outcome isn't the same as that of the plain text. */
function expectSame(fields: readonly Field[], spell: (plain: string) => readonly string[]): void {
  const wrong = fields.flatMap((field) => {
    const plain = exampleOf(field);
    const expected = JSON.stringify(outcome(field, plain));
    if (!expected.startsWith('{"data"')) return [`${field.name}: ${plain} is refused: ${expected}`];
    return spell(plain).flatMap((text) => {
      const is = JSON.stringify(outcome(field, text));
      return is === expected ? [] : [`${field.name}: ${JSON.stringify(text)} becomes ${is}, not ${expected}`];
    });
  });
  expect(wrong).toEqual([]);
}

const TYPED = ['line', 'lines', 'identifier', 'accountId', 'email', 'phone', 'contact', 'fileName'] as const;
const NARROW = ['identifier', 'accountId', 'email', 'phone', 'contact'] as const;

test('every text of a contract is of a kind', () => {
  expect(FIELDS.length).toBeGreaterThan(400);
  expect(FIELDS.filter(({ kind }) => kind === null).map(({ name }) => name)).toEqual([]);
});

test('what isn’t cleaned is named, with the reason', () => {
  for (const [kind, paths] of Object.entries(AS_IT_IS)) {
    const found = new Set(ofKind(kind as TextKind).map(({ path }) => path));
    expect([...found].toSorted()).toEqual(paths.toSorted());
  }
  const known = [...TYPED, 'link', 'html', 'search', 'format', ...Object.keys(AS_IT_IS)];
  expect(FIELDS.filter(({ kind }) => !known.includes(kind ?? ''))).toEqual([]);
});

test.each(ODD)('%s is removed in any position', (_name, odd) => {
  expectSame(ofKind(...TYPED), (plain) => [
    `${odd}${plain}`,
    `${plain.slice(0, 1)}${odd}${plain.slice(1)}`,
    `${plain}${odd}`,
  ]);
  expectSame(ofKind('html'), (plain) => [plain.replace('물', `물${odd}`)]);
});

test('spaces of any kind at the ends are taken off, and those between words are one', () => {
  const ends = [' ', '\u00a0', '\u3000', '\t', '\n', '\r\n', '\u2028', '\u2800'];
  expectSame(ofKind(...TYPED), (plain) => ends.map((space) => `${space}${plain}${space}`));
  expectSame(ofKind('line', 'fileName'), (plain) => ends.map((space) => plain.replace(' ', ` ${space} `)));
});

test('letters that came apart are put together', () => {
  expectSame(ofKind('line', 'lines', 'fileName', 'html', 'search'), (plain) => [plain.normalize('NFD')]);
});

test('full-width letters become ASCII in numbers and IDs, and stay in texts', () => {
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
  expectSame(ofKind(...NARROW), (plain) => [wide(plain)]);
  const texts = ofKind('line', 'lines').filter((field) => exampleOf(field) === BY_KIND.line);
  for (const field of texts) expect(outcome(field, '１００호')).toEqual({ data: '１００호' });
});

test('a login ID is in small letters, without spaces', () => {
  expectSame(ofKind('accountId'), () => ['MEMBER01', ' member 01 ', 'Ｍember01\u200b']);
});

test('an undeliverable address is refused, and never encoded', () => {
  const wrong = [
    'a..b@example.com',
    'a@example',
    'a@exаmple.com',
    'a@한글.kr',
    'a@example.xn--com-7m0a',
    'a b@c.kr',
  ];
  for (const field of ofKind('email').filter(({ name }) => !name.startsWith('draft')))
    for (const text of wrong)
      expect(outcome(field, text)).toEqual({ faults: [expect.stringMatching(/[가-힣]/)] });
  expectSame(ofKind('email'), () => [
    'haru@example.com.',
    'ｈａｒｕ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'haru@example。com',
  ]);
});

test('a phone number is read in every spelling, and a foreign one is refused in words', () => {
  expectSame(ofKind('phone', 'contact'), () => [
    ...['01012345678', '+82 10-1234-5678', '+821012345678', '821012345678', '０１０１２３４５６７８'],
    ...['010.1234.5678', '(010) 1234 5678', '+82 (0)10 1234 5678'],
  ]);
  const typed = typedPhones('phone');
  expect(typed.length).toBeGreaterThan(5);
  for (const field of typed)
    expect(outcome(field, '+1 650-253-0000')).toEqual({ faults: [expect.stringContaining('해외')] });
  // Joined, the second line would make another number.
  for (const field of typedPhones('phone', 'contact'))
    for (const text of ['02-123-4567~8', '010-123-4567/8'])
      expect(outcome(field, text)).toEqual({ faults: [expect.stringMatching(/[가-힣]/)] });
});

test('a contact that is printed or published may be a foreign number, which is kept with its groups', () => {
  const contacts = ofKind('contact');
  expect(new Set(contacts.map(({ path }) => path))).toEqual(
    new Set(['artistProfile.phoneNum', 'contactPhoneNum']),
  );
  for (const field of contacts) {
    for (const text of ['+49 30 1234567', '0049 30 1234567', ' ＋49 (30) 1234567\u200b'])
      expect([field.name, outcome(field, text)]).toEqual([field.name, { data: '+49 30 1234567' }]);
    for (const text of ['1-650-253-0000', '+49 30', '+49 30 1234567 12345678', '02-123-4567~8', '전화'])
      expect(outcome(field, text)).toEqual({ faults: [expect.stringMatching(/[가-힣]/)] });
  }
});

/** Fields of numbers that users type. They don't type that of a verification. */
const typedPhones = (...kinds: ('phone' | 'contact')[]) =>
  ofKind(...kinds).filter(({ name, path }) => !name.startsWith('draft') && !isVerified(name, path));
const isVerified = (name: string, path: string) =>
  path === 'phoneNum' && /signup|link|users\/(?:me|apply-artist)/.test(name);

test('a text of invisible characters is empty', () => {
  const wrong = ofKind(...TYPED).flatMap((field) => {
    const [empty, ...others] = ['', '\u3164', ' \u200b\u2060\n', '\u202e\u2069'].map((text) =>
      JSON.stringify(outcome(field, text)),
    );
    return others.every((each) => each === empty) ? [] : [`${field.name}: ${others.join(' ')}, not ${empty}`];
  });
  expect(wrong).toEqual([]);
});

test('joined emoji, flags and variants of Hanja stay in texts', () => {
  const texts = ofKind('line', 'lines', 'fileName').filter(({ kind, ...field }) =>
    [BY_KIND.line, BY_KIND.fileName].includes(exampleOf({ kind, ...field })),
  );
  expect(texts.length).toBeGreaterThan(150);
  for (const field of texts)
    for (const seen of ['👩‍🎨', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '葛\u{e0100}', '辻\ufe00'])
      expect(outcome(field, `물${seen}`)).toEqual({ data: `물${seen}` });
  for (const field of ofKind('html')) expect(outcome(field, '<p>👩‍🎨</p>')).toEqual({ data: '<p>👩‍🎨</p>' });
});

test('lines stay where there are several, in one spelling', () => {
  for (const field of ofKind('lines'))
    expect(outcome(field, '첫 줄 \r\n\r\n 둘째\u2028셋째\n')).toEqual({ data: '첫 줄\n\n 둘째\n셋째' });
});

test('lengths are counted in letters, after the cleaning', () => {
  const wrong = ofKind('line', 'lines', 'fileName').flatMap((field) => {
    const { name, max } = field;
    // Fields that take an emoji or a syllable, and count letters.
    const letters = ['👩‍🎨', '각'.normalize('NFD')].filter(
      (letter) => 'data' in Object(outcome(field, letter)),
    );
    if (max === undefined) return [`${name}: no length`];
    return letters.flatMap((letter) => {
      const fits = 'data' in Object(outcome(field, `\u200b${letter.repeat(max)} `));
      const isTooLong = 'faults' in Object(outcome(field, letter.repeat(max + 1)));
      return fits && isTooLong ? [] : [`${name}: ${max} of ${letter}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('what isn’t typed is taken as it is, or refused', () => {
  for (const field of ofKind(...(Object.keys(AS_IT_IS) as TextKind[]))) {
    const { success, data } = field.schema.safeParse('가\u200b\u202e  나');
    if (success && typeof data === 'string') expect(data).toBe('가\u200b\u202e  나');
  }
});

test('a text of a form takes nothing else', () => {
  for (const field of ofKind('format'))
    for (const odd of ['\u202e가\u200b', 'a\u0000b'])
      expect(JSON.stringify(outcome(field, odd))).not.toContain(odd.slice(1));
});

test('an answer to each type of field is walked', () => {
  const others = ['select', 'radio', 'checkbox-group', 'checkbox', 'file', 'portfolio'];
  const walked = new Set(fieldsOfAnswers().map(({ path }) => path.replace('answer to ', '')));
  expect([...walked, ...others].toSorted()).toEqual([...FIELD_TYPES].toSorted());
});
