import { columnOf, FIELD_NAMES } from '@/lib/artwork/fields';

/** The image of an artwork whose picture no test looks at. */
export const NO_IMAGE = {
  id: '0'.repeat(32),
  width: 1,
  height: 1,
  color: '#cccccc',
  placeholder: 'data:image/webp;base64,',
};

/** An artwork of which nothing is filled in, by the names of fields and columns: tests name the fields that they are about. */
export const NO_FIELDS = Object.fromEntries(
  FIELD_NAMES.flatMap((name) => [name, columnOf(name)]).map((name) => [name, null]),
) as Record<(typeof FIELD_NAMES)[number] | ReturnType<typeof columnOf>, null>;
