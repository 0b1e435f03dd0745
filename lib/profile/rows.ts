import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';

interface FieldWords {
  label: string;
  placeholder?: string;
}
type FieldKind =
  | { kind: 'year'; first: number }
  | { kind: 'line' | 'link'; max: number }
  | { kind: 'choice'; words: Readonly<Record<string, string>> };
export type RowField = FieldWords & FieldKind;

interface RowRules {
  /** The types of its rows and their words, in the order of the screen; null where rows have none. */
  types: Readonly<Record<string, string>> | null;
  /** Rows of each type. */
  max: number;
  tooMany: string;
  /** The message at each field that a row lacks. */
  partial: string;
  /** The message of a profile without such a row; null where none is needed. */
  required: string | null;
  fields: Readonly<Record<string, RowField>>;
}

const year = { kind: 'year', label: '연도', first: studioLimits.careerFirstYear } as const;
const many = { max: studioLimits.rowsMax, tooMany: studioMessages.rowsTooMany };

/**
 * The lists of rows of an artist's profile (A-24 to A-28, A-40 to A-46) and the fields of their rows, in the order of the screen.
 * Contracts, the documents' calls and the editor's inputs follow from this table.
 */
export const PROFILE_ROWS = {
  educations: {
    ...many,
    types: { GRADUATE: '대학원', UNDERGRADUATE: '대학교', ETC: '그 밖의 학력' },
    partial: studioMessages.educationPartial,
    required: studioMessages.educationRequired,
    fields: {
      year,
      schoolName: { kind: 'line', label: '학교', max: studioLimits.schoolNameMax },
      major: { kind: 'line', label: '전공', max: studioLimits.majorMax },
      status: {
        kind: 'choice',
        label: '상태',
        words: { GRADUATED: '졸업', COMPLETED: '수료', ENROLLED: '재학' },
      },
    },
  },
  experiences: {
    ...many,
    types: {
      SOLO_EXHIBITION: '개인전',
      GROUP_EXHIBITION: '단체전',
      RESIDENCY: '레지던시',
      WORKSHOP: '워크숍',
      GRANT: '지원·선정',
    },
    partial: studioMessages.experienceRequired,
    required: studioMessages.experienceRequired,
    fields: {
      year,
      title: { kind: 'line', label: '제목', max: studioLimits.experienceTextMax },
      location: {
        kind: 'line',
        label: '장소',
        placeholder: '갤러리, 기관',
        max: studioLimits.experienceTextMax,
      },
      region: { kind: 'line', label: '지역', placeholder: '서울', max: studioLimits.experienceTextMax },
    },
  },
  awards: {
    ...many,
    types: null,
    partial: studioMessages.awardPartial,
    required: null,
    fields: { year, title: { kind: 'line', label: '내용', max: studioLimits.awardTitleMax } },
  },
  collections: {
    ...many,
    types: null,
    partial: studioMessages.collectionPartial,
    required: null,
    fields: { name: { kind: 'line', label: '소장처', max: studioLimits.collectionNameMax } },
  },
  interviews: {
    types: null,
    max: studioLimits.interviewsMax,
    tooMany: studioMessages.interviewsTooMany,
    partial: studioMessages.interviewPartial,
    required: null,
    fields: {
      interviewTitle: { kind: 'line', label: '제목', max: studioLimits.interviewTitleMax },
      interviewLink: {
        kind: 'link',
        label: '주소',
        placeholder: 'https://',
        max: studioLimits.interviewLinkMax,
      },
    },
  },
} as const satisfies Readonly<Record<string, RowRules>>;

type Rows = typeof PROFILE_ROWS;
export type RowList = keyof Rows;
export type EducationType = keyof Rows['educations']['types'];
export type EducationStatus = keyof Rows['educations']['fields']['status']['words'];
export type ExperienceType = keyof Rows['experiences']['types'];

type FieldsOf<List extends RowList> = Rows[List]['fields'];
type FieldValue<Field> = Field extends { kind: 'year' }
  ? number
  : Field extends { words: Readonly<Record<infer Choice extends string, string>> }
    ? Choice
    : string;

/** What a row has besides its fields. */
type Typed<List extends RowList> = Rows[List] extends {
  types: Readonly<Record<infer Type extends string, string>>;
}
  ? { type: Type }
  : object;
/** A row in which everything was filled in. */
export type ProfileRow<List extends RowList> = Typed<List> & {
  [Name in keyof FieldsOf<List>]: FieldValue<FieldsOf<List>[Name]>;
};
/** A row as a form has it: what wasn't chosen is null. */
export type ProfileRowDraft<List extends RowList> = Typed<List> & {
  [Name in keyof FieldsOf<List>]:
    | FieldValue<FieldsOf<List>[Name]>
    | (FieldsOf<List>[Name] extends { kind: 'line' | 'link' } ? never : null);
};

/** The fields of a list's rows, in the order of the screen. */
export const fieldsOf = (list: RowList): [name: string, field: RowField][] =>
  Object.entries(PROFILE_ROWS[list].fields);

/** The types of a list's rows and their words; null where rows have none. */
export const typesOf = (list: RowList): RowRules['types'] => PROFILE_ROWS[list].types;

export const EDUCATION_STATUS_LABELS = PROFILE_ROWS.educations.fields.status.words;
export const EDUCATION_TYPE_LABELS = PROFILE_ROWS.educations.types;
export const EXPERIENCE_TYPE_LABELS = PROFILE_ROWS.experiences.types;
