import { cleanFileName } from './file-name';

const JPEG = { endings: ['jpg', 'jpeg'] as const, max: 20 };

test.each([
  ['작품 1.jpg', '작품 1.jpg'],
  ['작품.JPEG', '작품.jpeg'],
  ['작품'.normalize('NFD') + '.jpg', '작품.jpg'],
  ['작품.png', '작품.jpg'],
  ['작품', '작품.jpg'],
  ['../../etc/passwd.jpg', 'passwd.jpg'],
  ['C:\\사진\\작품.jpg', '작품.jpg'],
  ['...jpg', '이미지.jpg'],
  ['.jpg', '이미지.jpg'],
  ['', '이미지.jpg'],
  ['a\u202Egnp.exe.jpg', 'agnp.exe.jpg'],
  ['a\0b\r\nc"<d>.jpg', 'abc d.jpg'],
  ['2024. 5. 1.jpg', '2024. 5. 1.jpg'],
  ['CON.jpg', '_CON.jpg'],
  ['끝. .jpg', '끝.jpg'],
  ['가'.repeat(30) + '.jpg', '가'.repeat(16) + '.jpg'],
  ['🎨'.repeat(30) + '.jpeg', '🎨'.repeat(15) + '.jpeg'],
])('%j becomes %j', (name, clean) => {
  expect(cleanFileName(name, JPEG)).toBe(clean);
});
