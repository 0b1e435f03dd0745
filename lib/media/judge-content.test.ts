import * as uploadMessages from '@/lib/messages/upload';
import { judgeContent, nameFault, takenKinds } from './judge-content';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const HEADS = {
  jpeg: '\xff\xd8\xff\xe0\0\x10JFIF',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  webp: 'RIFF....WEBPVP8 ',
  avif: '\0\0\0\x1cftypavif\0\0\0\0mif1avif',
  heic: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  ole: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  zip: 'PK\x03\x04',
  text: 'no such file',
};
const factsOf = (name: string, content: keyof typeof HEADS) => {
  const head = bytesOf(HEADS[content]);
  return { name, head, bytes: head.length };
};
const REASON = 'JPG, PNG 이미지만 등록할 수 있습니다.';
const PICTURES = takenKinds(['jpeg', 'png'], REASON);
const DOCUMENTS = takenKinds(['jpeg', 'pdf', 'hwp', 'zip'], '…만 받습니다.');
const { refused, contentDiffers, heic, withoutEnding } = uploadMessages;

test.each([
  ['a.jfif', 'jpeg', 'jpeg'],
  ['a.JPE', 'jpeg', 'jpeg'],
  ['a.jpg', 'png', 'png'],
  // Programs save pictures under each other's endings, and phones hand them on without one.
  ['a.webp', 'jpeg', 'jpeg'],
  ['x.heic', 'jpeg', 'jpeg'],
  ['1000012345', 'png', 'png'],
  ['👩‍🎨 "달".png', 'png', 'png'],
] as const)('where pictures are taken, %s with %s in it is a %s', (name, content, kind) => {
  expect(judgeContent(factsOf(name, content), PICTURES)).toEqual({ kind, fault: null });
});

test.each([
  ['a.gif', 'png', refused('a.gif', REASON)],
  ['a.txt', 'jpeg', refused('a.txt', REASON)],
  ['a.webp', 'webp', refused('a.webp', REASON)],
  ['a.jpg', 'text', refused('a.jpg', REASON, contentDiffers(null, null))],
  ['a.jpg', 'webp', refused('a.jpg', REASON, contentDiffers('WEBP', null))],
  ['IMG_1.HEIC', 'heic', heic('IMG_1.HEIC')],
  ['IMG_1.jpg', 'heic', heic('IMG_1.jpg')],
  ['x.heic', 'avif', heic('x.heic')],
] as const)('where pictures are taken, %s with %s in it is refused', (name, content, fault) => {
  expect(judgeContent(factsOf(name, content), PICTURES)).toEqual({ kind: null, fault });
});

test('where documents are taken, a file without an ending is refused with what to add', () => {
  for (const [content, ending] of [
    ['jpeg', 'jpg'],
    ['ole', null],
    ['zip', null],
    ['png', null],
  ] as const)
    expect(judgeContent(factsOf('서문', content), DOCUMENTS).fault).toBe(
      refused('서문', '…만 받습니다.', withoutEnding(ending)),
    );
  expect(nameFault('서문', DOCUMENTS)).toBe(refused('서문', '…만 받습니다.', withoutEnding(null)));
  expect(judgeContent(factsOf('서문', 'ole'), PICTURES).fault).toBe(refused('서문', REASON));
});

test('HEIC is no HEIC where AV1 is in it and the intake reads that', () => {
  const published = takenKinds(['jpeg', 'png', 'webp', 'avif'], REASON);
  expect(judgeContent(factsOf('x.heic', 'avif'), published)).toEqual({ kind: 'avif', fault: null });
  expect(judgeContent(factsOf('x.heic', 'heic'), published).fault).toBe(heic('x.heic'));
  expect(heic('x.heic')).toMatch(/x\.heic.*설정 › 카메라 › 포맷.*높은 호환성.*JPEG/);
});

test('a document is what its ending says', () => {
  for (const [name, content, kind] of [
    ['서문.hwp', 'ole', 'hwp'],
    ['서문.HWP', 'ole', 'hwp'],
    ['자료.zip', 'zip', 'zip'],
  ] as const)
    expect(judgeContent(factsOf(name, content), DOCUMENTS)).toEqual({ kind, fault: null });
  for (const [name, content] of [
    ['서문.hwp', 'zip'],
    ['자료.zip', 'ole'],
    ['a.pdf', 'jpeg'],
    ['그림', 'jpeg'],
    ['a.docx', 'zip'],
  ] as const)
    expect(judgeContent(factsOf(name, content), DOCUMENTS).fault).toContain(name);
});

test('a file that is stored under its extension has to match it; the message names the right one', () => {
  const exact = { ...PICTURES, isExact: true };
  expect(judgeContent(factsOf('a.jpg', 'jpeg'), exact).kind).toBe('jpeg');
  expect(judgeContent(factsOf('a.jpg', 'png'), exact).fault).toBe(
    refused('a.jpg', REASON, contentDiffers('PNG', 'png')),
  );
  expect(contentDiffers('PNG', 'png')).toContain('.png');
  expect(judgeContent(factsOf('1000012345', 'png'), exact).kind).toBeNull();
  expect(nameFault('a.jfif', exact)).toBeNull();
  expect(nameFault('a.heif', exact)).toBe(heic('a.heif'));
  expect(nameFault('a.exe', exact)).toBe(refused('a.exe', REASON));
});

test('an empty file, and a PDF without a page', () => {
  const empty = { name: 'zero.jpg', bytes: 0, head: bytesOf('') };
  expect(judgeContent(empty, PICTURES).fault).toBe(uploadMessages.empty('zero.jpg'));
  const head = bytesOf('%PDF-1.4\n%%EOF');
  expect(judgeContent({ name: '빈.pdf', bytes: head.length, head }, DOCUMENTS).fault).toBe(
    uploadMessages.pageless('빈.pdf'),
  );
});
