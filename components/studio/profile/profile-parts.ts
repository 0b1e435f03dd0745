import { namedGenres } from '@/lib/format/genres';
import type { ProfileValues } from './profile-values';
import {
  AWARDS,
  COLLECTIONS,
  EDUCATION_GROUPS,
  EXPERIENCE_GROUPS,
  INTERVIEWS,
  rowsOf,
  rowWords,
  type Row,
  type RowGroup,
} from './rows/row-kinds';

/** A part of the profile that is kept or changed as one, when it was saved elsewhere while somebody typed here. */
export interface ProfilePart {
  label: string;
  /** What the part consists of. Values that are alike are the same part. */
  valueOf: (values: ProfileValues) => unknown;
  /** Takes the part of `from` over into `values`. */
  copy: (values: ProfileValues, from: ProfileValues) => ProfileValues;
  /** What has become of it, in words. */
  describe: (now: ProfileValues, before: ProfileValues) => string;
}

type TextField =
  'nameKo' | 'nameEn' | 'introduction' | 'domesticArea' | 'overseasArea' | 'videoLink' | 'artistNote';

function text(name: TextField, label: string): ProfilePart {
  return {
    label,
    valueOf: (values) => values[name] ?? '',
    copy: (values, from) => ({ ...values, [name]: from[name] }),
    describe: (now) => excerpt(now[name]?.trim() ?? '') || '없음',
  };
}

const genres: ProfilePart = {
  label: '활동 장르',
  valueOf: ({ activityGenreTypes, activityGenreEtc }) => [activityGenreTypes, activityGenreEtc ?? ''],
  copy: (values, { activityGenreTypes, activityGenreEtc }) => ({
    ...values,
    activityGenreTypes,
    activityGenreEtc,
  }),
  describe: ({ activityGenreTypes, activityGenreEtc = null }) =>
    namedGenres({ activityGenreTypes, activityGenreEtc })
      .map(({ name }) => name)
      .join(', ') || '없음',
};

const educations: ProfilePart = {
  label: '학력',
  valueOf: (values) => [values.educationNotApplicable, values.educations],
  copy: (values, from) => ({
    ...values,
    educationNotApplicable: from.educationNotApplicable,
    educations: from.educations,
  }),
  describe: (now, before) =>
    now.educationNotApplicable
      ? '해당 없음'
      : EDUCATION_GROUPS.map((group) => describeRows(group, now.educations, before.educations))
          .filter((words) => words !== '')
          .join('\n') || '해당 없음이 풀렸어요',
};

const experiences: ProfilePart[] = EXPERIENCE_GROUPS.map((group) => ({
  label: group.label,
  valueOf: (values) => rowsOf(values.experiences, group),
  copy: (values, from) => ({
    ...values,
    experiences: EXPERIENCE_GROUPS.flatMap((each) =>
      rowsOf((each === group ? from : values).experiences, each),
    ),
  }),
  describe: (now, before) => describeRows(group, now.experiences, before.experiences),
}));

function rows(list: 'awards' | 'collections' | 'interviews', group: RowGroup): ProfilePart {
  return {
    label: group.label,
    valueOf: (values) => values[list],
    copy: (values, from) => ({ ...values, [list]: from[list] }),
    describe: (now, before) => describeRows(group, now[list], before[list]),
  };
}

export const PROFILE_PARTS: readonly ProfilePart[] = [
  text('nameKo', '국문 작가명'),
  text('nameEn', '영문 작가명'),
  text('introduction', '한 줄 소개'),
  genres,
  text('domesticArea', '국내 활동지역'),
  text('overseasArea', '해외 활동지역'),
  educations,
  ...experiences,
  rows('awards', AWARDS),
  rows('collections', COLLECTIONS),
  rows('interviews', INTERVIEWS),
  text('videoLink', '영상'),
  text('artistNote', '작가 노트'),
];

export function isPartSame({ valueOf }: ProfilePart, one: ProfileValues, other: ProfileValues): boolean {
  return JSON.stringify(valueOf(one)) === JSON.stringify(valueOf(other));
}

/** The longest that a text or a list is repeated: characters, rows. */
const TEXT_MAX = 80;
const ROWS_MAX = 5;

function excerpt(words: string): string {
  const letters = [...words];
  return letters.length <= TEXT_MAX ? words : `${letters.slice(0, TEXT_MAX).join('')}…`;
}

/** Which rows came and which are gone. */
function describeRows(group: RowGroup, now: readonly Row[], before: readonly Row[]): string {
  const lineOf = (row: Row) => {
    const { year, text: words } = rowWords(group, row);
    return `${year} ${words}`.trim();
  };
  const [linesNow, linesBefore] = [rowsOf(now, group).map(lineOf), rowsOf(before, group).map(lineOf)];
  const changes = [
    ...linesNow.filter((line) => !linesBefore.includes(line)).map((line) => `추가: ${line}`),
    ...linesBefore.filter((line) => !linesNow.includes(line)).map((line) => `삭제: ${line}`),
  ];
  if (changes.length === 0) return linesNow.join() === linesBefore.join() ? '' : '순서가 바뀌었어요';
  const shown = changes.slice(0, ROWS_MAX).map(excerpt);
  return [...shown, ...(changes.length > ROWS_MAX ? [`외 ${changes.length - ROWS_MAX}줄`] : [])].join('\n');
}
