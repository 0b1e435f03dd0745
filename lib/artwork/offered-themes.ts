import { ARTWORK_FIELDS, THEME_FIELDS, type FieldValues, type FieldsWith } from './fields';

type Theme = FieldsWith<{ kind: 'theme' }>;

/** An artwork's themes as far as they are offered today. Its form has no box for older ones. */
export function offeredThemes(row: Readonly<Record<Theme, string | null>>): Pick<FieldValues, Theme> {
  const pairs = THEME_FIELDS.map((theme) => {
    const value = row[theme];
    return [theme, value !== null && value in ARTWORK_FIELDS[theme].words ? value : null];
  });
  return Object.fromEntries(pairs) as Pick<FieldValues, Theme>;
}
