import { emailFault } from '@/lib/contracts/text';
import { cleanEmail, foreignLetters, isEmail } from './email';

test.each([
  ['a@example.com\u200b', 'a@example.com'],
  ['\u202a a@example.com\u00a0', 'a@example.com'],
  ['ａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'a@example.com'],
  ['a@example。com', 'a@example.com'],
  ['a@example.com.', 'a@example.com'],
  ['First.Last+tag@Mail.Example.com', 'First.Last+tag@Mail.Example.com'],
  ["o'neil_x@a-b.co.kr", "o'neil_x@a-b.co.kr"],
  ['a@xn--3e0b707e.kr', 'a@xn--3e0b707e.kr'],
])('%j is the address %s', (typed, kept) => {
  expect(cleanEmail(typed)).toBe(kept);
  expect(isEmail(kept)).toBe(true);
});

test.each([
  ...['', 'a', 'a@', '@example.com', 'a@b', 'a@@example.com', 'a b@example.com', 'a@example .com'],
  ...['a..b@example.com', '.a@example.com', 'a.@example.com', 'a@example..com', 'a@.example.com'],
  ...['a@example.com..', 'a@-example.com', 'a@example-.com', 'a@1.2.3.4', 'a@[1.2.3.4]', '"a b"@example.com'],
  ...['A <a@example.com>', 'a@example.com,b@example.com', 'a@example.com\nBcc: b@example.com'],
  // Cyrillic а, Hangul, a dotless i, an encoded name of an invisible character.
  ...[
    'а@example.com',
    'a@exаmple.com',
    '가@example.com',
    'a@한글.kr',
    'a@lıve.com',
    'a@example.xn--com-7m0a',
  ],
  ...[`${'a'.repeat(65)}@example.com`, `a@${'b'.repeat(64)}.com`, `a@${'b.'.repeat(126)}com`],
])('%j is no address', (typed) => {
  expect(isEmail(cleanEmail(typed))).toBe(false);
});

test('no address is coded', () => {
  for (const typed of ['a@example.com\u200b', 'a@한글.kr', 'a@exаmple.com'])
    expect(cleanEmail(typed)).not.toContain('xn--');
});

test('letters that only look like ASCII are named', () => {
  expect(foreignLetters('а@exаmple.com')).toEqual(['а']);
  expect(emailFault('а@example.com', '주소가 아닙니다.')).toMatch(/^주소가 아닙니다\. .*: а /);
  expect(emailFault('a..b@example.com', '주소가 아닙니다.')).toBe('주소가 아닙니다.');
  expect(emailFault('a@example.com', '주소가 아닙니다.')).toBeNull();
});
