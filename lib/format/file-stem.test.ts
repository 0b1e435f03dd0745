import { fileStem } from './file-stem';

test.each([
  ['달 항아리', '달 항아리'],
  ['강/가', '강 가'],
  ['../../etc/passwd', 'etc passwd'],
  ['밤: "낮"?', '밤 낮'],
  ['두\n줄', '두 줄'],
  ['...', ''],
  ['가'.repeat(90), '가'.repeat(80)],
  ['🎨'.repeat(90), '🎨'.repeat(80)],
  ['작품'.normalize('NFD'), '작품'],
])('%j becomes %j', (text, stem) => {
  expect(fileStem(text, 80)).toBe(stem);
});
