import { linkFault } from './link';

test.each([
  'https://gyeol.example/a?b=c#d',
  'gyeol.example/작가/결',
  'https://결.example/',
  'https://gyeol.example/%EA%B2%B0?q=100%25',
  'https://gyeol.example/%B0%E1',
  'https://gyeol.example/%F0%9F%91%A9%E2%80%8D%F0%9F%8E%A8',
  '/%EA%B2%B0',
  'mailto:a%2Bb@gyeol.example',
])('%s shows where it leads', (link) => expect(linkFault(link)).toBeNull());

test.each([
  ['a mark that turns around', 'https://gyeol.example/\u202egnp.exe'],
  ['one as an escape', 'https://gyeol.example/%E2%80%AEgnp.exe'],
  ['one behind an escape that is none of UTF-8', 'https://gyeol.example/%B0%E2%80%AEgnp.exe'],
  ['one in a query', 'https://gyeol.example/?a=%E2%81%A6'],
  ['a zero-width space in the host', 'https://gy\u200beol.example/'],
  ['a soft hyphen', 'gyeol.example/a\u00adb'],
  ['an escape in the host', 'https://gyeol%2Eexample/'],
  ['an escape in the name before the host', 'https://a%40b@gyeol.example/'],
  ['an escape in a host without a scheme', '//gyeol%2eexample/'],
  ['a control character', 'https://gyeol.example/%00'],
  ['a name before the host', 'https://naver.com@evil.example/'],
  ['a blank that isn’t a space', 'https://naver.com\u2800\u2800.evil.example/'],
  ['a space', 'https://naver.com .evil.example/'],
  ['a line break in the host', 'https://naver.com\n.evil.example/'],
  ['a tab in the host', 'https://na\tver.com/'],
  ['a slash that isn’t one', 'https://naver.com\u2044login.evil.example/'],
  ['a division sign as a slash', 'naver.com\u2215login.evil.example'],
  ['a wide question mark', 'https://naver.com\uff1flogin.evil.example'],
])('%s is refused', (_, link) => expect(linkFault(link)).not.toBeNull());

test('a space that is seen is no unseen character', () => {
  expect(linkFault('유튜브에 있어요')).toBe('linkInvalid');
  expect(linkFault('gy\u200beol.example')).toBe('linkUnseen');
});
