import { parseGuide } from '@/lib/guide/parse-guide';
import { getServiceGuide } from './service-guide';

test('the guide has its ten chapters, and each picture has words', async () => {
  const chapters = parseGuide(await getServiceGuide());
  expect(chapters.map(({ name }) => name)).toEqual([
    '소개',
    '회원별 서비스',
    '한눈에 보기',
    '자주 묻는 것',
    '연락하기',
    '가입과 승인',
    '프로필',
    '작품 등록',
    '작품 관리',
    '포트폴리오',
  ]);
  for (const { alt, text } of chapters) {
    expect(alt.length).toBeGreaterThan(20);
    expect(text).not.toMatch(/[#*`]/);
  }
});
