import { PRINTED_FIELDS } from '@/lib/artwork/fields';
import type { Portfolio, PortfolioArtwork, PortfolioKept } from '@/lib/contracts/portfolio';
import { pick } from '@/lib/pick';
import { inPairs, placeWorks } from '@/lib/portfolio/pairing';
import { PROFILE_SECTIONS, VISIBLE_PARTS } from '@/lib/portfolio/sections';
import { recordOf } from '@/lib/record-of';
import { NO_FIELDS } from '@/tests/support/artwork-fields';

export type PortfolioContent = Omit<Portfolio, 'pdfSettingConfig'>;

const selected = true;

const exhibition = (
  type: 'SOLO_EXHIBITION' | 'GROUP_EXHIBITION' | 'RESIDENCY' | 'WORKSHOP' | 'GRANT',
  year: number,
  title: string,
  location: string,
  region: string,
) => ({ type, year, title, location, region, selected });

/** The uuid of a test's artwork. */
export const workUuid = (index: number) => `0198f3a0-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** An artwork of a test's portfolio. It has no place yet. */
export function portfolioWork(index: number, changes: Partial<PortfolioArtwork> = {}): PortfolioArtwork {
  return {
    ...pick(NO_FIELDS, PRINTED_FIELDS),
    uuid: workUuid(index),
    imageUrl: `/image-${index}.jpg`,
    width: 1600,
    height: 1200,
    title: `작품 ${index}`,
    titleEn: `Work ${index}`,
    year: 2024,
    size: '162.2 × 130.3 cm',
    material: '캔버스에 유채',
    page: index,
    side: 'left',
    ...changes,
  };
}

/** Works in pairs. */
export function pairedWorks(works: readonly PortfolioArtwork[]): PortfolioArtwork[] {
  return placeWorks(works, inPairs(works.map(({ uuid }) => uuid)));
}

/** A portfolio as an artist with some years of work has it. */
export function portfolioContent(changes: Partial<PortfolioContent> = {}): PortfolioContent {
  return {
    artistProfile: portfolioProfile(),
    artistArtWorks: pairedWorks([1, 2, 3, 4, 5].map((index) => portfolioWork(index))),
    profileVisibility: recordOf(VISIBLE_PARTS, () => true),
    profilePageLayoutConfig: {
      profilePageDataRowGap: 2,
      profilePageDataBlankEl: recordOf(PROFILE_SECTIONS, () => 0),
      splitModeProfilePage: true,
    },
    cover: { kind: 'typographic' },
    ...changes,
  };
}

export function portfolioProfile(
  changes: Partial<PortfolioContent['artistProfile']> = {},
): PortfolioContent['artistProfile'] {
  return {
    nameKo: '류단아',
    nameEn: 'RYU DANA',
    phoneNum: '01012345678',
    email: 'dana@gyeol.example',
    introduction: '점을 찍는 일은 안부를 묻는 일과 닮았다.',
    imageUrl: '/photo.jpg',
    artistNote:
      '나는 매일 점을 찍는다. 점 하나를 찍는 데에는 숨 한 번이 든다. 그 숨이 모여 하루가 되고, 하루가 모여 한 폭의 화면이 된다.\n\n점은 누군가에게 건네는 안부다. 멀리 있는 사람, 이제는 없는 사람, 아직 만나지 못한 사람에게 보내는 짧은 인사를 천 번쯤 되풀이하면 화면은 어느새 물결이 되고 밭이 된다.\n\n안료는 직접 갈아 쓴다. 돌가루와 아교가 섞이는 동안 손이 먼저 마음을 정리한다. 그림은 그다음의 일이다.',
    activityGenreEtc: null,
    activityGenreTypes: [
      { value: 'WESTERN_PAINTING', selected },
      { value: 'INSTALLATION', selected },
      { value: 'MEDIA', selected: false },
    ],
    educations: [
      {
        type: 'UNDERGRADUATE',
        year: 2015,
        schoolName: '새봄대학교',
        major: '회화과',
        status: 'GRADUATED',
        selected,
      },
      {
        type: 'GRADUATE',
        year: 2018,
        schoolName: '새봄대학교 대학원',
        major: '서양화과',
        status: 'GRADUATED',
        selected,
      },
    ],
    experiences: [
      exhibition('SOLO_EXHIBITION', 2025, '천 번의 안부', '이음갤러리', '서울'),
      exhibition('SOLO_EXHIBITION', 2023, '볕 드는 마당', '물결창고', '부산'),
      exhibition('SOLO_EXHIBITION', 2021, '먼 점, 가까운 점', '공간 여백', '서울'),
      exhibition('SOLO_EXHIBITION', 2019, '첫 줄', '작은창 갤러리', '전주'),
      exhibition('GROUP_EXHIBITION', 2025, '푸름의 계보', '돌담미술관', '제주'),
      exhibition('GROUP_EXHIBITION', 2024, '회화라는 시간', '봄결미술관', '서울'),
      exhibition('GROUP_EXHIBITION', 2023, 'Blue Notes', 'Haus Lind', 'Berlin'),
      exhibition('GROUP_EXHIBITION', 2022, '점·선·면 이후', '한결아트스페이스', '광주'),
      exhibition('RESIDENCY', 2024, '호수마을 창작스튜디오', '호수마을', '춘천'),
      exhibition('GRANT', 2023, '청년예술 창작지원 선정', '새길문화재단', '서울'),
    ],
    awards: [
      { year: 2024, title: '제12회 푸른새벽 미술상', selected },
      { year: 2020, title: '신진작가 공모 대상', selected },
    ],
    collections: [{ name: '봄결미술관', selected }],
    ...changes,
  };
}

/** The settings of the only open page size. */
export const A4_SETTING: Portfolio['pdfSettingConfig'] = {
  ...{ pageWidth: 297, pageHeight: 210, orientation: 'landscape' },
  ...{ scale: 1, imageQuality: 0.9 },
};

/** What is kept of a portfolio with these artworks. */
export function keptPortfolio(uuids: readonly string[] = []): PortfolioKept {
  const { artistProfile, profileVisibility, profilePageLayoutConfig } = portfolioContent();
  const { nameKo: _ko, nameEn: _en, imageUrl: _photo, activityGenreEtc: _etc, ...profile } = artistProfile;
  return {
    ...{ profileVisibility, profilePageLayoutConfig, pdfSettingConfig: A4_SETTING, artistProfile: profile },
    artistArtWorks: uuids.map((uuid, page) => ({ uuid, title: null, page, side: 'left' })),
  };
}

/** The same with its page: A4, landscape. */
export function wholePortfolio(changes: Partial<PortfolioContent> = {}): Portfolio {
  return { ...portfolioContent(changes), pdfSettingConfig: A4_SETTING };
}
