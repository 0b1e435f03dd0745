import { originalNames } from './original-names';

const of = (title: string | null, mime: 'image/jpeg' | 'image/png' = 'image/jpeg', year = 2024) => ({
  title,
  titleEn: title === null ? 'Untitled' : null,
  year,
  original: { fileName: 'IMG_1.JPG', bytes: 1, mime },
});

test('files are named by title and year', () => {
  expect(originalNames([of('달 항아리'), of('붉은 편지', 'image/png', 1999), of(null)])).toEqual([
    '달 항아리_2024.jpg',
    '붉은 편지_1999.png',
    'Untitled_2024.jpg',
  ]);
});

test('no two names are the same', () => {
  const names = originalNames([of('무제'), of('무제'), of('무제'), of('무제', 'image/png')]);
  expect(names).toEqual(['무제_2024.jpg', '무제_2024 (2).jpg', '무제_2024 (3).jpg', '무제_2024.png']);
  expect(originalNames([of('Moon'), of('MOON')])).toEqual(['Moon_2024.jpg', 'MOON_2024 (2).jpg']);
});

test('a title can be anything', () => {
  expect(originalNames([of('../../etc/passwd')])).toEqual(['etc passwd_2024.jpg']);
  expect(originalNames([of('밤: "낮"?')])).toEqual(['밤 낮_2024.jpg']);
  expect(originalNames([of('...')])).toEqual(['작품_2024.jpg']);
  expect(originalNames([of('가'.repeat(200))])[0]).toBe(`${'가'.repeat(60)}_2024.jpg`);
});
