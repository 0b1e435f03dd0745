import type { Portfolio } from '@/lib/contracts/portfolio';
import { artworkTitle } from '@/lib/format/names';
import { keysOf } from '@/lib/keys-of';

/** A part in which two portfolios differ, in words for both. */
export interface PortfolioDifference {
  label: string;
  here: string;
  there: string;
}

const TEXTS = {
  introduction: '한 줄 소개',
  email: '이메일',
  phoneNum: '전화번호',
  artistNote: '작가 노트',
} as const satisfies Partial<Record<keyof Portfolio['artistProfile'], string>>;

/** Lists the differences in what an artist chose and typed for two portfolios; empty if they show the same. */
export function differencesOf(here: Portfolio, there: Portfolio): PortfolioDifference[] {
  const texts = keysOf(TEXTS).flatMap((name) => {
    const [mine = '', theirs = ''] = [here, there].map(({ artistProfile }) => artistProfile[name] ?? '');
    return mine === theirs ? [] : [{ label: TEXTS[name], here: mine || '없음', there: theirs || '없음' }];
  });
  const parts = PARTS.filter(({ of }) => textOf(of(here)) !== textOf(of(there)));
  return [
    ...texts,
    ...parts.map(({ label, words }) => {
      const [mine, theirs] = [words(here), words(there)];
      // The parts differ, but their descriptions are equal.
      if (mine === theirs)
        return { label, here: `${mine} (고른 것이 달라요)`, there: `${theirs} (고른 것이 달라요)` };
      return { label, here: mine, there: theirs };
    }),
  ];
}

interface Part {
  label: string;
  of: (portfolio: Portfolio) => unknown;
  words: (portfolio: Portfolio) => string;
}

const PARTS: readonly Part[] = [
  {
    label: '작품',
    of: ({ artistArtWorks }) => artistArtWorks.map(({ uuid, page, side }) => [uuid, page, side]),
    words: ({ artistArtWorks: works }) =>
      works.length === 0 ? '없음' : `${works.length}점: ${works.map(artworkTitle).join(', ')}`,
  },
  {
    label: '프로필에서 고른 항목',
    of: ({ profileVisibility, artistProfile: profile }) => [
      ...[profileVisibility, profile.experiences, profile.educations, profile.awards],
      ...[profile.collections, profile.activityGenreTypes],
    ],
    words: ({ artistProfile: profile, profileVisibility }) => {
      const { experiences, educations, awards, collections } = profile;
      const rows = [...experiences, ...educations, ...awards, ...collections];
      const parts = Object.values(profileVisibility).filter((isShown) => isShown);
      return `${parts.length}개 부분, ${rows.filter(({ selected }) => selected).length}개 항목`;
    },
  },
  {
    label: '쪽의 간격과 크기',
    of: ({ profilePageLayoutConfig, pdfSettingConfig }) => [profilePageLayoutConfig, pdfSettingConfig],
    words: ({
      profilePageLayoutConfig: { profilePageDataRowGap, splitModeProfilePage },
      pdfSettingConfig: { imageQuality },
    }) =>
      `줄 간격 ${profilePageDataRowGap}, ${splitModeProfilePage ? '두 단' : '한 단'}, 화질 ${Math.round(imageQuality * 100)}%`,
  },
  {
    label: '표지',
    of: ({ cover }) => (cover.kind === 'image' ? cover.picture.imageUrl : cover.kind),
    words: ({ cover }) => (cover.kind === 'image' ? '이미지' : '이름만'),
  },
];

/** Returns the same text for equal values, in any order of their names. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
