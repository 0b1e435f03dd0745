import { keysOf } from '@/lib/keys-of';
import { acceptOf, endingOf, FILE_KINDS, isTypeOf, kindOfName, labelsOf, mimeOf } from './file-kind';

const KINDS = keysOf(FILE_KINDS);

test.each([
  ['a.JPG', 'jpg'],
  ['작품.최종.jfif', 'jfif'],
  ['👩🏽‍🎨 "달".Pjpeg', 'pjpeg'],
  ['전시 서문.HwpX', 'hwpx'],
  // Full-width letters, as input methods write them, and what can't be seen behind them.
  ['ａ．ｊｐｇ', 'jpg'],
  ['a.pdf \u200B', 'pdf'],
  ['a.pdf\uf028', 'pdf'],
  ['a.j\u200bpg', 'jpg'],
  ['사진.jpg.', 'jpg'],
  ['a.pdf. .', 'pdf'],
  ['a', null],
  ['무제 v1.2', null],
  ['무제 v1.2b', null],
  ['a.7z', '7z'],
  ['영상.3GP', '3gp'],
  ['영상.3g2', '3g2'],
  ['모델.3ds', '3ds'],
  ['a.17z', null],
  ['2024. 봄', null],
  ['a.', null],
  ['.jpg', 'jpg'],
])('the ending of %j is %s', (name, ending) => expect(endingOf(name)).toBe(ending));

test('a long name is read in time that grows with it', () => {
  const long = 16_000;
  // By the square of its length, each would take minutes.
  for (const [name, ending] of [
    [`a.${' '.repeat(20 * long)}x`, null],
    [`a.jpg${' '.repeat(20 * long)}x`, null],
    [`a.jpg${' '.repeat(20 * long)}`, 'jpg'],
    [`a.jpg${'.'.repeat(20 * long)}!`, null],
    [`.${'a'.repeat(20 * long)}`, null],
    [`${'.a'.repeat(20 * long)}!`, null],
    [`${'\u0301\u0323'.repeat(20 * long)}.jpg`, 'jpg'],
  ] as const)
    expect(endingOf(name)).toBe(ending);
});

test('an ending is that of one kind, and a type of ours too', () => {
  for (const part of ['endings', 'types'] as const) {
    const all = KINDS.flatMap((kind) => FILE_KINDS[kind][part]);
    expect(new Set(all).size).toBe(all.length);
  }
  for (const kind of KINDS)
    for (const ending of FILE_KINDS[kind].endings) {
      expect(kindOfName(`a.${ending.toUpperCase()}`)).toBe(kind);
      expect(ending).toMatch(/^[a-z]\w*$/);
    }
  expect(kindOfName('a.exe')).toBeNull();
});

test('accepts no content type, a generic one, or one of the kind’s own, and no other', () => {
  for (const kind of KINDS) {
    for (const type of [
      ...['', ' ', 'application/octet-stream', 'binary/octet-stream'],
      ...FILE_KINDS[kind].types.flatMap((each) => [each, each.toUpperCase(), `${each}; charset=binary`]),
    ])
      expect([kind, type, isTypeOf(kind, type)]).toEqual([kind, type, true]);
    for (const type of ['text/html', 'TEXT/HTML; charset=utf-8', 'text/html, image/jpeg', ';text/html', ';'])
      expect([type, isTypeOf(kind, type)]).toEqual([type, false]);
    expect(mimeOf(kind)).not.toMatch(/html|xml$|script|svg/);
  }
  expect(isTypeOf('hwp', 'application/haansofthwp')).toBe(true);
  expect(isTypeOf('zip', 'application/x-zip-compressed')).toBe(true);
  expect(isTypeOf('zip', 'multipart/x-zip')).toBe(true);
});

test('a file dialog shows files by their endings, also where the system knows no type', () => {
  expect(acceptOf(['hwp', 'zip']).split(',')).toEqual(
    expect.arrayContaining(['.hwp', '.zip', 'application/x-hwp', 'application/zip']),
  );
  // With HEIC among them, iOS would hand it on as it is instead of making a JPEG of it.
  expect(acceptOf(['jpeg', 'png', 'webp', 'avif'])).not.toMatch(/hei[cf]/);
  expect(labelsOf(['jpeg', 'png'])).toBe('JPG, PNG');
});
