import { keysOf } from '@/lib/keys-of';
import { isBlankRow, isEmpty } from '@/lib/contracts/studio-fields';
import {
  pastedAwards,
  pastedCollections,
  pastedEducations,
  pastedExperiences,
} from '@/lib/format/career-paste';
import {
  EDUCATION_TYPE_LABELS,
  EXPERIENCE_TYPE_LABELS,
  fieldsOf,
  type EducationType,
  type ExperienceType,
  type RowField,
  type RowList,
} from '@/lib/profile/rows';

/** A row of any list, as its fields see it. */
export type Row = Record<string, string | number | null>;

/** What the rows' components find in the form. */
export type RowValues = Record<RowList, Row[]>;

interface Pasting {
  /** The rows of a pasted text. */
  read: (text: string) => Row[];
  /** How a line to paste looks. */
  example: string;
}

const copied = (rows: readonly object[]): Row[] => rows.map((row) => ({ ...row }));

/** How the rows of a list are pasted in lines; null for those that are not. */
export const PASTING: Readonly<Record<RowList, Pasting | null>> = {
  educations: {
    read: (text) => copied(pastedEducations(text)),
    example: '2019 새봄대학교, 회화과, 졸업',
  },
  experiences: {
    read: (text) => copied(pastedExperiences(text)),
    example: '2024 《천 번의 안부》, 갤러리 마른잎, 서울',
  },
  awards: { read: (text) => copied(pastedAwards(text)), example: '2024 제12회 푸른새벽 미술상' },
  collections: { read: (text) => copied(pastedCollections(text)), example: '너른담미술관, 물결문화재단' },
  interviews: null,
};

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
  const fields = fieldsOf(list).map(([name, field]) => [name, 'max' in field ? '' : null]);
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
  const words = fieldsOf(list)
    .filter(([, { kind }]) => kind !== 'year' && kind !== 'link')
    .map(([name, field]) => wordOf(field, row[name]));
  return {
    year: String(row.year ?? ''),
    text: words.filter((word) => word !== '').join(list === 'educations' ? ' ' : ', '),
  };
}

function wordOf(field: RowField, value: Row[string] | undefined): string {
  const text = String(value ?? '').trim();
  return field.kind === 'choice' ? (field.words[text] ?? '') : text;
}

/** The labels of the fields that a row still lacks; none for a row that is blank. */
export function missingLabels({ list }: RowGroup, row: Row): string[] {
  if (isBlankRow(row)) return [];
  return fieldsOf(list)
    .filter(([name]) => isEmpty(row[name]))
    .map(([, { label }]) => label);
}

/** Rows newest year first. Rows without a year stand last; rows of one year keep their order. */
export function newestFirst(rows: readonly Row[]): Row[] {
  const yearOf = ({ year: value }: Row) => (typeof value === 'number' ? value : 0);
  return rows.toSorted((a, b) => yearOf(b) - yearOf(a));
}
