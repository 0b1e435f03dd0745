import { EXPERIENCE_TYPES } from '@/lib/contracts/artist';
import { PROFILE_SECTIONS, VISIBLE_PARTS } from '@/lib/portfolio/sections';
import { recordOf } from '@/lib/record-of';
import {
  pairedWorks,
  portfolioContent,
  portfolioProfile,
  portfolioWork,
  type PortfolioContent,
} from './portfolio-content';

const SENTENCE = '점을 찍는 일은 안부를 묻는 일과 닮았다고, 나는 오랫동안 생각해 왔다. ';
const long = (length: number, text = SENTENCE) =>
  text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim();
/** Works in pairs, each with the changes. */
export const works = (count: number, changes: Parameters<typeof portfolioWork>[1] = {}) =>
  pairedWorks(Array.from({ length: count }, (_, index) => portfolioWork(index, changes)));
const single = (count: number, changes: Parameters<typeof portfolioWork>[1] = {}) =>
  Array.from({ length: count }, (_, index) => portfolioWork(index, { ...changes, page: index }));
/** A layout with a gap between rows and blank lines behind each section, in two columns or one. */
export const config = (
  gap: number,
  blank: number,
  split: boolean,
): PortfolioContent['profilePageLayoutConfig'] => ({
  profilePageDataRowGap: gap,
  profilePageDataBlankEl: recordOf(PROFILE_SECTIONS, () => blank),
  splitModeProfilePage: split,
});

/** Thirty rows of each kind, each with a text of so many characters in each of its fields. */
function fullProfile(length: number) {
  const rows = Array.from({ length: 30 }, (_, index) => index);
  const selected = true;
  return portfolioProfile({
    experiences: EXPERIENCE_TYPES.flatMap((type) =>
      rows.map((row) => ({
        type,
        year: 2025 - row,
        title: long(length),
        location: `${long(length, '봄결미술관 ')}${row}`,
        region: long(length, '서울'),
        selected: row % 7 !== 3,
      })),
    ),
    educations: (['GRADUATE', 'UNDERGRADUATE', 'ETC'] as const).flatMap((type) =>
      rows.map((row) => ({
        type,
        year: 2020 - row,
        schoolName: '새봄대학교',
        major: '회화과',
        status: 'COMPLETED' as const,
        selected,
      })),
    ),
    awards: rows.map((row) => ({
      year: 2025 - row,
      title: `${long(length)} ${row}`,
      selected: row % 2 === 0,
    })),
    collections: rows.map((row) => ({ name: `${long(Math.min(length, 40), '미술관')} ${row}`, selected })),
  });
}

const emptyProfile = portfolioProfile({
  nameKo: null,
  phoneNum: null,
  email: null,
  introduction: null,
  artistNote: null,
  activityGenreTypes: [],
  educations: [],
  experiences: [],
  awards: [],
  collections: [],
});

/** What a portfolio may hold at its worst, by what is special about it. */
export const PORTFOLIO_CASES: Record<string, () => PortfolioContent> = {
  usual: () => portfolioContent(),
  'nothing but a name': () => portfolioContent({ artistProfile: emptyProfile, artistArtWorks: [] }),
  'every part hidden': () => portfolioContent({ profileVisibility: recordOf(VISIBLE_PARTS, () => false) }),
  'no photo, one column': () =>
    portfolioContent({
      artistProfile: fullProfile(20),
      profileVisibility: { ...recordOf(VISIBLE_PARTS, () => true), imageUrl: false },
      profilePageLayoutConfig: config(0, 0, false),
    }),
  'thirty rows of a kind': () =>
    portfolioContent({ artistProfile: fullProfile(14), profilePageLayoutConfig: config(4, 2, true) }),
  'rows of 600 characters': () =>
    portfolioContent({ artistProfile: fullProfile(200), profilePageLayoutConfig: config(48, 20, true) }),
  'the longest head': () =>
    portfolioContent({
      artistProfile: portfolioProfile({
        nameKo: null,
        nameEn: 'W'.repeat(22),
        introduction: long(45),
        email: `${'long.address'.repeat(18)}@gyeol.example`,
        activityGenreTypes: [{ value: 'ETC', selected: true }],
        activityGenreEtc: long(200),
      }),
    }),
  'a note of 1,200 characters': () =>
    portfolioContent({ artistProfile: portfolioProfile({ artistNote: long(1200) }) }),
  'a note of short lines': () =>
    portfolioContent({ artistProfile: portfolioProfile({ artistNote: '안부.\n'.repeat(240) }) }),
  'titles of 200 characters': () =>
    portfolioContent({
      artistArtWorks: works(3, {
        title: long(200),
        titleEn: long(200, 'Regards, a thousand times. '),
        material: long(200),
        size: long(200),
        description: long(600),
      }),
    }),
  'long captions, alone': () =>
    portfolioContent({
      artistArtWorks: single(3, {
        title: long(200),
        titleEn: long(200, 'Regards '),
        material: long(200),
        size: long(200),
        description: long(600),
      }),
    }),
  'unbroken words': () =>
    portfolioContent({
      artistProfile: portfolioProfile({
        artistNote: '가'.repeat(900),
        introduction: 'X'.repeat(45),
        nameKo: '각'.repeat(10),
      }),
      artistArtWorks: works(2, {
        title: 'A'.repeat(200),
        titleEn: 'ㅋ'.repeat(200),
        description: `https://${'a'.repeat(500)}`,
      }),
    }),
  'letters of the world': () =>
    portfolioContent({
      artistProfile: portfolioProfile({
        nameKo: '류단아',
        introduction: 'Nguyễn Thị Hạnh과 山水 🙂',
        artistNote: 'Рисунок 龍飛御天歌 — ẤẶ 뷁 👩‍👩‍👧 🇰🇷',
      }),
      artistArtWorks: works(2, {
        title: '〈山水畵〉 Đường về 🎨',
        titleEn: 'Возвращение, ąłő',
        description: '🎨🎨🎨',
      }),
    }),
  'no artworks, picture on the cover': () =>
    portfolioContent({
      artistArtWorks: [],
      cover: { kind: 'image', picture: { imageUrl: '/c.jpg', width: 900, height: 1600 } },
    }),
  'pictures without size': () =>
    portfolioContent({
      artistArtWorks: works(3, { width: null, height: null, imageUrl: '' }),
      cover: { kind: 'image', picture: { imageUrl: '', width: null, height: null } },
    }),
  'one artwork': () => portfolioContent({ artistArtWorks: works(1) }),
  'fifty artworks': () => portfolioContent({ artistArtWorks: works(50, { description: long(120) }) }),
  'very wide and very high works': () =>
    portfolioContent({
      artistArtWorks: works(6).map((work, index) => ({
        ...work,
        width: index % 2 === 0 ? 9000 : 300,
        height: index % 3 === 0 ? 300 : 9000,
      })),
    }),
};
