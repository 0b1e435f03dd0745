import type { UseFormReturn } from 'react-hook-form';
import type { SavedChange } from '@/components/form/stale-note';
import { keysOf } from '@/lib/keys-of';
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

/** The values of each part in words. Values that read alike are alike. */
function partsOf(values: ArtworkValues): Record<Part, string> {
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

type ArtworkForm<Output> = Pick<
  UseFormReturn<ArtworkValues, unknown, Output>,
  'getValues' | 'setValue' | 'getFieldState' | 'reset' | 'resetDefaultValues'
>;

/**
 * Brings a form up to date whose artwork was saved elsewhere: what was typed and chosen here stays, everything else becomes
 * what it is now.
 * @param base what the form began with
 * @param latest what it would begin with now
 * @returns what has changed elsewhere
 */
export function mergeArtwork<Output>(
  form: ArtworkForm<Output>,
  { base, latest }: Record<'base' | 'latest', ArtworkValues>,
): SavedChange[] {
  const typed = form.getValues();
  const fields = keysOf(PART_OF);
  const typedParts = new Set<string | null>(
    fields.filter((field) => form.getFieldState(field).isDirty).map((field) => PART_OF[field]),
  );
  form.reset(latest, { keepDirtyValues: true });
  // A genre that was chosen here makes no sense beside the words of another.
  for (const field of fields) {
    if (PART_OF[field] !== null && typedParts.has(PART_OF[field])) form.setValue(field, typed[field]);
  }
  // A reset compares files as it compares objects: two of them look alike.
  form.setValue('image_original', typed.image_original);
  form.resetDefaultValues(latest);
  const before = partsOf(base);
  const now = partsOf(latest);
  const shown = partsOf(form.getValues());
  return keysOf(now)
    .filter((label) => now[label] !== before[label])
    .map((label) => ({ label, now: now[label], isKept: shown[label] !== now[label] }));
}
