import { framedText } from './frame';

const SENDER = {
  siteName: '결 GYEOL',
  hours: '평일 10:00–18:00',
  email: 'help@gyeol.example',
  footer: '주식회사 결',
};
const mailOf = (...paragraphs: string[]) => framedText(SENDER, '류단아', paragraphs);
const greetings = (text: string) => text.match(/안녕하(세요|십니까)/g)?.length ?? 0;
const signatures = (text: string) => text.match(/(드림|올림)$/gm)?.length ?? 0;

test('a mail gets a greeting and a signature', () => {
  expect(mailOf('소식이 있습니다.', '둘째\n문단입니다.')).toBe(
    '류단아님, 안녕하세요.\n\n소식이 있습니다.\n\n둘째\n문단입니다.\n\n결 GYEOL 드림\n평일 10:00–18:00 · help@gyeol.example\n\n주식회사 결',
  );
});

test.each([
  '안녕하세요, 류단아님.\n\n결과를 알려 드립니다.',
  '안녕하십니까. 봄결미술관입니다.',
  '류단아님, 안녕하세요!\n\n결과를 알려 드립니다.',
  '류단아 작가님 안녕하세요.',
])('a text with its own greeting gets no second one: %j', (text) => {
  expect(greetings(mailOf(text))).toBe(1);
  expect(greetings(mailOf('‘문의’에 대한 답변입니다.', text))).toBe(1);
});

test.each(['작품 제목은 ‘안녕하세요’입니다.', '어제 안녕하셨다는 소식'])('%j is no greeting', (text) => {
  expect(mailOf(text)).toMatch(/^류단아님, 안녕하세요\.\n\n/);
});

test.each(['축하드립니다.\n\n봄결미술관 드림', '고맙습니다.\n봄결미술관 올림'])(
  'a text that is signed by itself isn’t signed again: %j',
  (text) => {
    expect(signatures(mailOf(text))).toBe(1);
    expect(mailOf(text, '결과는 내 지원 내역에서도 볼 수 있습니다.')).toMatch(
      /\n\n결 GYEOL · 평일 10:00–18:00 · help@gyeol\.example\n\n주식회사 결$/,
    );
  },
);
