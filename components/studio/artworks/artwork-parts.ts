import { partsOfGroups } from '@/components/form/conflict/form-parts';
import {
  ARTWORK_FIELDS,
  FIELD_NAMES,
  fieldWords,
  withoutIdleEtc,
  type FieldName,
} from '@/lib/artwork/fields';
import { recordOf } from '@/lib/record-of';
import type { ArtworkValues } from './artwork-values';

/** The part that each field belongs to. Fields of one part are kept or changed together: the text of 기타 belongs to the genre. */
const partOf = (name: FieldName): string => ARTWORK_FIELDS[name === 'etc' ? 'genre' : name].label;
const PARTS = [...new Set(FIELD_NAMES.map(partOf))];

/** Describes each part. Values with the same description are equal. */
function wordsOfParts(values: ArtworkValues): Record<string, string> {
  const held = withoutIdleEtc(values);
  return recordOf(PARTS, (part) => {
    const words = FIELD_NAMES.filter((name) => partOf(name) === part).map((name) =>
      fieldWords(name, held[name]),
    );
    return words.filter((word) => word !== '').join(': ') || '없음';
  });
}

/** The parts of an artwork, which are kept or replaced as a whole in a version conflict. A chosen image stays. */
export const ARTWORK_PARTS = partsOfGroups<ArtworkValues, string>(
  { image_original: null, ...recordOf(FIELD_NAMES, partOf) },
  wordsOfParts,
  ['image_original'],
);
