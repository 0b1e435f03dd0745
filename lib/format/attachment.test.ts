import { attachmentOf } from './attachment';

const nameIn = (header: string) => decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '');

it.each([
  ['물러난 바다', '물러난 바다.ics'],
  ["it's (a) *test*", "it's (a) test.ics"],
  ['../../etc/passwd', 'etc passwd.ics'],
  ['a\r\nSet-Cookie: x=1', 'a Set-Cookie x=1.ics'],
  ['끝...', '끝.ics'],
  ['\ud800', '파일.ics'],
  ['', '파일.ics'],
  ['con', '_con.ics'],
  ['👩‍🎨 그림', '👩‍🎨 그림.ics'],
])('%j is saved as %s', (name, saved) => {
  const header = attachmentOf(name, 'ics');
  expect(nameIn(header)).toBe(saved);
  // Nothing that a header may not carry.
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(header.slice(header.indexOf("''") + 2)).toMatch(/^[\w.~!%-]+$/);
});

it('cuts a long name between its letters, by the bytes that file systems count', () => {
  expect(nameIn(attachmentOf('🎨'.repeat(99), 'ics'))).toBe(`${'🎨'.repeat(49)}.ics`);
  expect(nameIn(attachmentOf('가'.repeat(99), 'ics'))).toBe(`${'가'.repeat(65)}.ics`);
});
