import { CARD_COLUMNS } from '@/lib/artwork/fields';
import { FACET_KEYS, NOTHING_CHOSEN, type ChosenFacets } from '@/lib/artwork/facets';
import type { CreditedArtwork } from '@/lib/contracts/artwork';
import type { WallFacets } from '@/lib/contracts/artwork-wall';
import { imageUrl } from '@/lib/media/image-url';
import { pick } from '@/lib/pick';
import { recordOf } from '@/lib/record-of';
import type { WallRow } from './repository';
import type { WallIndex } from './wall-index';

export function presentCreditedArtwork(row: WallRow): CreditedArtwork {
  return {
    uuid: row.uuid,
    ...pick(row, CARD_COLUMNS),
    imageUrl: imageUrl(row.image),
    image: row.image,
    artistUserAccountId: row.artistUserAccountId,
    isLike: row.isLike,
    likeType: 'ART_WORK',
    artist: { nameKo: row.nameKo, nameEn: row.nameEn },
  };
}

/** Counts the works of each value of a facet. If no work has all chosen values, counts the works without each of them too. */
export function presentFacets(
  index: WallIndex,
  chosen: ChosenFacets,
  among: readonly number[] | null,
): WallFacets {
  const counts = index.facets(chosen, among);
  const isEmpty = index.count(chosen, among) === 0 && among?.length !== 0;
  const without = (isEmpty ? FACET_KEYS : []).flatMap((facet) =>
    chosen[facet].map((value) => {
      const rest = chosen[facet].filter((other) => other !== value);
      return { facet, value, count: index.count({ ...chosen, [facet]: rest }, among) };
    }),
  );
  return {
    all: index.size,
    found: index.count(NOTHING_CHOSEN, among),
    counts: recordOf(FACET_KEYS, (facet) =>
      Object.fromEntries(Object.entries(counts[facet]).filter(([, count]) => count > 0)),
    ),
    without: without.filter(({ count }) => count > 0),
  };
}
