import { keysOf } from '@/lib/keys-of';
import type { EducationType, ExperienceType } from '@/lib/contracts/artist';
import { isBlankRow, isEmpty } from '@/lib/contracts/studio-fields';
import {
  pastedAwards,
  pastedCollections,
  pastedEducations,
  pastedExperiences,
} from '@/lib/format/career-paste';
import * as studioLimits from '@/lib/limits/studio';
import { EDUCATION_STATUS_LABELS } from '@/lib/options/artist';

/** The lists of rows that a profile has. */
export type RowList = 'educations' | 'experiences' | 'awards' | 'collections' | 'interviews';

/** A row of any list, as its fields see it. */
export type Row = Record<string, string | number | null>;

/** What the rows' components find in the form. */
export type RowValues = Record<RowList, Row[]>;

interface RowField {
  name: string;
  label: string;
  kind: 'year' | 'status' | 'text' | 'link';
  placeholder?: string;
}

interface RowKind {
  fields: readonly RowField[];
  /** The rows of a pasted text; null for what nobody pastes in lines. */
  paste: ((text: string) => Row[]) | null;
  /** How a line to paste looks. */
  example: string;
  /** Rows of each type. */
  max: number;
}

const year: RowField = { name: 'year', label: '연도', kind: 'year' };

export const ROW_KINDS: Readonly<Record<RowList, RowKind>> = {
  educations: {
    fields: [
      year,
      { name: 'schoolName', label: '학교', kind: 'text' },
      { name: 'major', label: '전공', kind: 'text' },
      { name: 'status', label: '상태', kind: 'status' },
    ],
    paste: (text) => pastedEducations(text).map((row) => ({ ...row })),
    example: '2019 새봄대학교, 회화과, 졸업',
    max: studioLimits.rowsMax,
  },
  experiences: {
    fields: [
      year,
      { name: 'title', label: '제목', kind: 'text' },
      { name: 'location', label: '장소', placeholder: '갤러리, 기관', kind: 'text' },
      { name: 'region', label: '지역', placeholder: '서울', kind: 'text' },
    ],
    paste: (text) => pastedExperiences(text).map((row) => ({ ...row })),
    example: '2024 《천 번의 안부》, 갤러리 마른잎, 서울',
    max: studioLimits.rowsMax,
  },
  awards: {
    fields: [year, { name: 'title', label: '내용', kind: 'text' }],
    paste: (text) => pastedAwards(text).map((row) => ({ ...row })),
    example: '2024 제12회 푸른새벽 미술상',
    max: studioLimits.rowsMax,
  },
  collections: {
    fields: [{ name: 'name', label: '소장처', kind: 'text' }],
    paste: (text) => pastedCollections(text).map((row) => ({ ...row })),
    example: '너른담미술관, 물결문화재단',
    max: studioLimits.rowsMax,
  },
  interviews: {
    fields: [
      { name: 'interviewTitle', label: '제목', kind: 'text' },
      {
        name: 'interviewLink',
        label: '주소',
        kind: 'link',
        placeholder: 'https://',
      },
    ],
    paste: null,
    example: '',
    max: studioLimits.interviewsMax,
  },
};

/** The types of educations and experiences, in the order of the screen. */
export const EDUCATION_TYPE_LABELS = {
  GRADUATE: '대학원',
  UNDERGRADUATE: '대학교',
  ETC: '그 밖의 학력',
} as const satisfies Record<EducationType, string>;

export const EXPERIENCE_TYPE_LABELS = {
  SOLO_EXHIBITION: '개인전',
  GROUP_EXHIBITION: '단체전',
  RESIDENCY: '레지던시',
  WORKSHOP: '워크숍',
  GRANT: '지원·선정',
} as const satisfies Record<ExperienceType, string>;

/** One list on the screen: all rows of a list, or those of one type. */
export interface RowGroup {
  list: RowList;
  /** Null where the list has no types. */
  type: EducationType | ExperienceType | null;
  label: string;
}

export const EDUCATION_GROUPS: readonly RowGroup[] = keysOf(EDUCATION_TYPE_LABELS).map((type) => ({
  list: 'educations',
  type,
  label: EDUCATION_TYPE_LABELS[type],
}));
export const EXPERIENCE_GROUPS: readonly RowGroup[] = keysOf(EXPERIENCE_TYPE_LABELS).map((type) => ({
  list: 'experiences',
  type,
  label: EXPERIENCE_TYPE_LABELS[type],
}));
export const AWARDS: RowGroup = { list: 'awards', type: null, label: '수상' };
export const COLLECTIONS: RowGroup = { list: 'collections', type: null, label: '소장' };
export const INTERVIEWS: RowGroup = { list: 'interviews', type: null, label: '인터뷰' };

/** A row in which nothing was typed yet. */
export function blankRow({ list, type }: RowGroup): Row {
  const fields = ROW_KINDS[list].fields.map(({ name, kind }) => [
    name,
    kind === 'year' || kind === 'status' ? null : '',
  ]);
  const row = Object.fromEntries(fields) as Row;
  return type === null ? row : { type, ...row };
}

/** The rows of a group, in their order. */
export function rowsOf<Each extends object>(rows: readonly Each[], { type }: RowGroup): Each[] {
  return rows.filter((row) => type === null || ('type' in row && row.type === type));
}

/** Rows by their types, in the order of the screen; rows of one type keep theirs. */
export function inOrderOfGroups<Each extends { type: string }>(
  rows: readonly Each[],
  groups: readonly RowGroup[],
): Each[] {
  return groups.flatMap((group) => rowsOf(rows, group));
}

/** What is read of a row that is closed: its year, and the rest with commas. */
export function rowWords({ list }: RowGroup, row: Row): { year: string; text: string } {
  const { fields } = ROW_KINDS[list];
  const words = fields
    .filter(({ kind }) => kind !== 'year' && kind !== 'link')
    .map((field) => {
      const value = row[field.name];
      return field.kind === 'status' ? statusWord(value) : String(value ?? '').trim();
    });
  return {
    year: String(row.year ?? ''),
    text: words.filter((word) => word !== '').join(list === 'educations' ? ' ' : ', '),
  };
}

function statusWord(value: Row[string] | undefined): string {
  const known = keysOf(EDUCATION_STATUS_LABELS).find((status) => status === value);
  return known === undefined ? '' : EDUCATION_STATUS_LABELS[known];
}

/** The labels of the fields that a row still lacks; none for a row that is blank. */
export function missingLabels({ list }: RowGroup, row: Row): string[] {
  const { fields } = ROW_KINDS[list];
  return isBlankRow(row) ? [] : fields.filter(({ name }) => isEmpty(row[name])).map(({ label }) => label);
}

/** Rows newest year first. Rows without a year stand last; rows of one year keep their order. */
export function newestFirst(rows: readonly Row[]): Row[] {
  const yearOf = ({ year: value }: Row) => (typeof value === 'number' ? value : 0);
  return rows.toSorted((a, b) => yearOf(b) - yearOf(a));
}
