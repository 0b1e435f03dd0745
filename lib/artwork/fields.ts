import { GENRE_LABELS } from '@/lib/genres';
import { keysOf } from '@/lib/keys-of';
import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import { AI_USE_LABELS } from '@/lib/options/ai-use';
import {
  THEME_FOCUS_LABELS,
  THEME_STYLE_LABELS,
  THEME_SUBJECT_LABELS,
  THEME_TIME_LABELS,
  THEME_TITLES,
} from '@/lib/options/artwork';

interface FieldRules {
  /** What the field is called in forms, in lists, in conflicts, and as the heading of a CSV column. */
  label: string;
  /** Further headings of its column, separated by commas. Its name and its label are headings already. */
  headings: string;
  /** The message where an artwork lacks it; null for an optional field. */
  required: string | null;
  /**
   * `card`: in cards and public artworks; `public`: in public artworks alone; `own`: in its artist's answers alone. The viewing
   * room has what cards have.
   */
  shown: 'card' | 'public' | 'own';
  /** Whether a portfolio prints it. */
  isPrinted: boolean;
  /** Whether the bulk form's fill bar offers it, and the form of the next work begins with it. */
  isShared: boolean;
  /** The name of its column and in public answers, where it is another. */
  column?: string;
}
type FieldKind =
  | { kind: 'lines'; max: number }
  /** `isNumber`: of signs and digits, whose full-width forms are kept as ASCII. */
  | { kind: 'line'; max: number; isNumber?: true }
  | { kind: 'year'; first: number }
  /** A theme is a choice whose older values are no longer offered: answers have null for them. */
  | {
      kind: 'choice' | 'theme';
      words: Readonly<Record<string, string>>;
      /** What an optional choice says where nothing is chosen. */
      empty?: string;
    };
export type ArtworkField = FieldRules & FieldKind;

const theme = {
  kind: 'theme',
  required: studioMessages.themeRequired,
  shown: 'own',
  isPrinted: false,
  isShared: true,
} as const;

/**
 * What an artist says of an artwork, in the order of lists. Contracts, columns, presenters, drafts, the bulk form, CSV,
 * conflicts and the portfolio follow from this table. A new field also needs its column and its places on the screens
 * (docs/adding-a-feature.md).
 */
export const ARTWORK_FIELDS = {
  title: {
    kind: 'line',
    label: '국문 작품명',
    max: studioLimits.artworkTextMax,
    required: null,
    shown: 'card',
    isPrinted: true,
    isShared: false,
    headings: `작품명, 명제, 작품 명제, 작품 제목, 작품 이름, 제목, 작품, 명칭, 타이틀, 국문 제목, 국문명, 국문 작품 제목, 한글 작품명, 한글 제목, 한글명,
      한글 작품 제목, 한국어 제목, 한국어 작품명, 작품명 국문, 작품명 한글, 작품명 한국어, 작품명 국, 제목 국문, 제목 한글, 제목 한국어,
      제목 국, 작품 제목 국문, 작품 제목 한글, artwork, artwork title,
      artwork name, work title, work name, title of work, title of artwork, 作品名, 題名, 題目, title ko, title kr, title kor,
      title korean, korean title, name`,
  },
  titleEn: {
    kind: 'line',
    label: '영문 작품명',
    max: studioLimits.artworkTextMax,
    required: null,
    shown: 'card',
    isPrinted: true,
    isShared: false,
    headings: `영문 제목, 영문명, 영문 작품 제목, 영어 제목, 영어 작품명, 작품명 영문, 작품명 영어, 작품명 영, 제목 영문, 제목 영어, 제목 영,
      작품 제목 영문, 작품 제목 영어, 영제, 영문 타이틀, 작품명 en, 작품명 eng, 제목 en, 제목 eng, title english, title eng,
      english title`,
  },
  year: {
    kind: 'year',
    label: '제작 연도',
    first: studioLimits.artworkFirstYear,
    required: studioMessages.yearRequired,
    shown: 'card',
    isPrinted: true,
    isShared: true,
    headings: `연도, 년도, 제작 년도, 제작 연, 제작 년, 작품 연도, 작품 년도, 창작 연도, 창작 년도, 발표 연도, 완성 연도, 완성 년도,
      작업 연도, 작업 년도, 제작일, 제작 일자, 제작 시기, 제작 날짜, 제작 연월, 제작 년월, 제작 연월일, 제작 년월일, 년,
      production year, year of production, year created, year of creation, date created, date of creation, creation date, production date, created,
      制作年, 制作年度, 製作年, 製作年度, 年度`,
  },
  size: {
    kind: 'line',
    label: '크기',
    max: studioLimits.artworkTextMax,
    required: studioMessages.sizeRequired,
    shown: 'card',
    isPrinted: true,
    isShared: true,
    headings: `사이즈, 규격, 작품 크기, 작품 사이즈, 작품 규격, 치수, 작품 치수, 실제 크기, 실물 크기, 호수, 크기 호수, dimension, dimensions, 規格, 寸法`,
  },
  material: {
    kind: 'line',
    label: '재료',
    max: studioLimits.artworkTextMax,
    required: studioMessages.materialRequired,
    shown: 'card',
    isPrinted: true,
    isShared: true,
    headings: `기법, 재료 기법, 기법 재료, 재료 및 기법, 기법 및 재료, 재료와 기법, 기법과 재료, 재질, 매체, 작품 재료, 작품 재질, 사용 재료,
      제작 기법, 표현 기법, 재료 매체, 매체 재료, 매체 기법, medium, media, materials, technique, material technique, 材料, 材質, 技法`,
  },
  genre: {
    kind: 'choice',
    label: '장르',
    words: GENRE_LABELS,
    required: studioMessages.artworkGenreRequired,
    shown: 'public',
    isPrinted: false,
    isShared: true,
    headings: `분류, 장르 분야, 분야 장르, 작품 장르, 작품 분류, 장르 분류, 부문, 분야, 작품 종류, 종류, 카테고리, category`,
  },
  /** The text of the genre `ETC`. */
  etc: {
    kind: 'line',
    label: '기타 장르',
    max: studioLimits.artworkTextMax,
    required: null,
    shown: 'public',
    isPrinted: false,
    isShared: true,
    column: 'genreEtc',
    headings: `장르 기타, 기타 분류, 기타 장르명, genre etc`,
  },
  themeSubject: {
    ...theme,
    label: THEME_TITLES.themeSubject,
    words: THEME_SUBJECT_LABELS,
    headings: '테마 주제, 주제 테마, subject',
  },
  themeTime: {
    ...theme,
    label: THEME_TITLES.themeTime,
    words: THEME_TIME_LABELS,
    headings: '테마 시간, 시간 테마, time',
  },
  themeFocus: {
    ...theme,
    label: THEME_TITLES.themeFocus,
    words: THEME_FOCUS_LABELS,
    headings: '테마 중심, 중심 테마, focus',
  },
  themeStyle: {
    ...theme,
    label: THEME_TITLES.themeStyle,
    words: THEME_STYLE_LABELS,
    headings: '테마 표현, 표현 테마, style',
    shown: 'public',
  },
  edition: {
    kind: 'line',
    label: '에디션',
    max: 50,
    isNumber: true,
    required: null,
    shown: 'card',
    isPrinted: true,
    isShared: false,
    headings: '에디션 번호, 에디션 넘버, 판본, 판수, 발행 부수, edition number, edition no, ed',
  },
  description: {
    kind: 'lines',
    label: '작품 설명',
    max: studioLimits.descriptionMax,
    required: null,
    shown: 'public',
    isPrinted: true,
    isShared: false,
    headings: `설명, 작품 소개, 소개, 작품 해설, 해설, 작품 내용, 내용, 작품 설명글, 설명글, 작품 노트, 캡션, 작품 소개글, 소개글, note,
      statement`,
  },
  /** Empty: as the artist says for all works. */
  aiUse: {
    kind: 'choice',
    label: 'AI 이용',
    words: AI_USE_LABELS,
    empty: '작가 프로필의 설정대로',
    required: null,
    shown: 'own',
    isPrinted: false,
    isShared: false,
    headings: 'AI 학습, AI 허용, AI 이용 허용, AI 학습 허용, ai training',
  },
} as const satisfies Readonly<Record<string, ArtworkField>>;

type Fields = typeof ARTWORK_FIELDS;
export type FieldName = keyof Fields;
/** The fields with this rule. */
export type FieldsWith<Rule extends object> = {
  [Name in FieldName]: Fields[Name] extends Rule ? Name : never;
}[FieldName];
/** The value of a field that isn't empty. */
export type FieldValue<Name extends FieldName> = Fields[Name] extends { kind: 'year' }
  ? number
  : Fields[Name] extends { words: Readonly<Record<infer Choice extends string, string>> }
    ? Choice
    : string;
/** The name of a field's column, and in public answers. */
export type ColumnName<Name extends FieldName> = Name extends FieldName
  ? Fields[Name] extends { column: infer Column extends string }
    ? Column
    : Name
  : never;
/** The fields as an artist fills them in: any may be empty. */
export type FieldValues = { [Name in FieldName]: FieldValue<Name> | null };

export const FIELD_NAMES = keysOf(ARTWORK_FIELDS);
const fieldOf = (name: FieldName): ArtworkField => ARTWORK_FIELDS[name];

function namesWith<Rule extends object>(isWanted: (field: ArtworkField) => boolean) {
  return FIELD_NAMES.filter((name) => isWanted(fieldOf(name))) as FieldsWith<Rule>[];
}
export const CARD_FIELDS = namesWith<{ shown: 'card' }>(({ shown }) => shown === 'card');
export const PUBLIC_FIELDS = namesWith<{ shown: 'card' | 'public' }>(({ shown }) => shown !== 'own');
export const PRINTED_FIELDS = namesWith<{ isPrinted: true }>(({ isPrinted }) => isPrinted);
export const SHARED_FIELDS = namesWith<{ isShared: true }>(({ isShared }) => isShared);
export const THEME_FIELDS = namesWith<{ kind: 'theme' }>(({ kind }) => kind === 'theme');

export function columnOf<Name extends FieldName>(name: Name): ColumnName<Name> {
  return (fieldOf(name).column ?? name) as ColumnName<Name>;
}
const columnsOf = <Name extends FieldName>(names: readonly Name[]): ColumnName<Name>[] => names.map(columnOf);
/** The names that cards and public artworks have of their fields. */
export const CARD_COLUMNS = columnsOf(CARD_FIELDS);
export const PUBLIC_COLUMNS = columnsOf(PUBLIC_FIELDS);

/** A field's value in words; an empty text for none. */
export function fieldWords(name: FieldName, value: string | number | null | undefined): string {
  const field = fieldOf(name);
  if (value === null || value === undefined) return '';
  return ('words' in field ? field.words[value] : undefined) ?? String(value);
}

/** What a choice says where nothing is chosen. */
export function emptyWords(name: FieldName): string | undefined {
  const field = fieldOf(name);
  return 'empty' in field ? field.empty : undefined;
}

/** An artwork that isn't of the genre `ETC` has no text of it. */
export const withoutIdleEtc = <Values extends { genre?: unknown; etc?: unknown }>(values: Values): Values =>
  values.genre === 'ETC' ? values : { ...values, etc: null };
