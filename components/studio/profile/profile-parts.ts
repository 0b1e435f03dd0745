import type { FormPart } from '@/components/form/conflict/form-parts';
import { namedGenres } from '@/lib/format/genres';
import { AI_USE_LABELS } from '@/lib/options/ai-use';
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

/** A named part of the profile. A draft lists the names of its parts. */
type ProfilePart = FormPart<ProfileValues> & { label: string };

type TextField =
  'nameKo' | 'nameEn' | 'introduction' | 'domesticArea' | 'overseasArea' | 'videoLink' | 'artistNote';

function text(name: TextField, label: string): ProfilePart {
  return {
    label,
    valueOf: (values) => values[name] ?? '',
    copy: (values, from) => ({ ...values, [name]: from[name] }),
    describe: (values) => values[name]?.trim() ?? '',
    describeChange: (now) => excerpt(now[name]?.trim() ?? ''),
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
      .join(', '),
};

const ai: ProfilePart = {
  label: 'AI 이용',
  valueOf: (values) => values.allowsAi,
  copy: (values, { allowsAi }) => ({ ...values, allowsAi }),
  describe: ({ allowsAi }) => AI_USE_LABELS[allowsAi ? 'ALLOWED' : 'REFUSED'],
};

const educations: ProfilePart = {
  label: '학력',
  valueOf: (values) => [values.educationNotApplicable, values.educations],
  copy: (values, from) => ({
    ...values,
    educationNotApplicable: from.educationNotApplicable,
    educations: from.educations,
  }),
  describe: (values) =>
    values.educationNotApplicable
      ? '해당 없음'
      : EDUCATION_GROUPS.flatMap((group) => linesOf(group, values.educations)).join('\n'),
  describeChange: (now, before) =>
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
  describe: (values) => linesOf(group, values.experiences).join('\n'),
  describeChange: (now, before) => describeRows(group, now.experiences, before.experiences),
}));

function rows(list: 'awards' | 'collections' | 'interviews', group: RowGroup): ProfilePart {
  return {
    label: group.label,
    valueOf: (values) => values[list],
    copy: (values, from) => ({ ...values, [list]: from[list] }),
    describe: (values) => linesOf(group, values[list]).join('\n'),
    describeChange: (now, before) => describeRows(group, now[list], before[list]),
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
  ai,
];

/** The longest that a text or a list is repeated: characters, rows. */
const TEXT_MAX = 80;
const ROWS_MAX = 5;

function excerpt(words: string): string {
  const letters = [...words];
  return letters.length <= TEXT_MAX ? words : `${letters.slice(0, TEXT_MAX).join('')}…`;
}

/** The rows of a group, a line each. */
function linesOf(group: RowGroup, rows: readonly Row[]): string[] {
  return rowsOf(rows, group).map((row) => {
    const { year, text: words } = rowWords(group, row);
    return `${year} ${words}`.trim();
  });
}

/** Describes which rows were added and removed. */
function describeRows(group: RowGroup, now: readonly Row[], before: readonly Row[]): string {
  const [linesNow, linesBefore] = [linesOf(group, now), linesOf(group, before)];
  const changes = [
    ...linesNow.filter((line) => !linesBefore.includes(line)).map((line) => `추가: ${line}`),
    ...linesBefore.filter((line) => !linesNow.includes(line)).map((line) => `삭제: ${line}`),
  ];
  if (changes.length === 0) return linesNow.join() === linesBefore.join() ? '' : '순서가 바뀌었어요';
  const shown = changes.slice(0, ROWS_MAX).map(excerpt);
  return [...shown, ...(changes.length > ROWS_MAX ? [`외 ${changes.length - ROWS_MAX}줄`] : [])].join('\n');
}
