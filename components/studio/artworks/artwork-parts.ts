import { partsOfGroups } from '@/components/form/conflict/form-parts';
import { GENRE_LABELS } from '@/lib/options/artist';
import {
  THEME_FOCUS_LABELS,
  THEME_STYLE_LABELS,
  THEME_SUBJECT_LABELS,
  THEME_TIME_LABELS,
  THEME_TITLES,
} from '@/lib/options/artwork';
import type { ArtworkValues } from './artwork-values';

/** The part that each field belongs to; null for none. Fields of one part are kept or changed together. */
const PART_OF = {
  image_original: null,
  title: '국문 작품명',
  titleEn: '영문 작품명',
  year: '제작 연도',
  size: '크기',
  material: '재료',
  genre: '장르',
  etc: '장르',
  ...THEME_TITLES,
  description: '작품 설명',
} as const satisfies Record<keyof ArtworkValues, string | null>;
type Part = NonNullable<(typeof PART_OF)[keyof ArtworkValues]>;

const known = (text: string | null | undefined) =>
  text === undefined || text === null || text === '' ? '없음' : text;

/** Describes each part. Values with the same description are equal. */
function wordsOfParts(values: ArtworkValues): Record<Part, string> {
  const { genre, themeSubject, themeTime, themeFocus, themeStyle } = values;
  return {
    '국문 작품명': known(values.title),
    '영문 작품명': known(values.titleEn),
    '제작 연도': known(values.year === null ? null : String(values.year)),
    크기: known(values.size),
    재료: known(values.material),
    장르: known(genre === 'ETC' ? `${GENRE_LABELS.ETC}: ${values.etc ?? ''}` : genre && GENRE_LABELS[genre]),
    주제: known(themeSubject && THEME_SUBJECT_LABELS[themeSubject]),
    시간: known(themeTime && THEME_TIME_LABELS[themeTime]),
    중심: known(themeFocus && THEME_FOCUS_LABELS[themeFocus]),
    표현: known(themeStyle && THEME_STYLE_LABELS[themeStyle]),
    '작품 설명': known(values.description),
  };
}

/** The parts of an artwork, which are kept or replaced as a whole in a version conflict. A chosen image stays. */
export const ARTWORK_PARTS = partsOfGroups<ArtworkValues, Part>(PART_OF, wordsOfParts, ['image_original']);
