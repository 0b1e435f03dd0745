import { GUIDE_CHAPTERS, parseGuide } from './parse-guide';

const parts = Object.values(GUIDE_CHAPTERS);
const chapter = (index: number, alt = '\n그림 설명: 화면') =>
  `## ${parts[index] ?? ''} ${index + 1}. 이름${index}\n\n제목: 제목${index}\n\n본문${index}\n둘째 줄\n${alt}\n`;
const guide = (chapters: readonly string[]) => ['# 서비스 소개\n\n머리말\n', ...chapters].join('\n');

it('reads the ten chapters in their order', () => {
  const chapters = parseGuide(guide(parts.map((_, index) => chapter(index))));
  expect(chapters.map(({ id }) => id)).toEqual(Object.keys(GUIDE_CHAPTERS));
  expect(chapters[5]).toEqual({
    id: 'approval',
    part: '아티스트',
    name: '이름5',
    title: '제목5',
    text: '본문5\n둘째 줄',
    alt: '화면',
  });
});

it('refuses a guide that lacks a chapter, a part of one, or has them in another order', () => {
  const all = parts.map((_, index) => chapter(index));
  expect(() => parseGuide(guide(all.slice(1)))).toThrow('9 chapters');
  expect(() => parseGuide(guide(all.toReversed()))).toThrow('chapter 1');
  expect(() => parseGuide(guide([chapter(0, ''), ...all.slice(1)]))).toThrow('chapter 1');
});
