import type { LinkedChoice } from '@/components/ui/action/choice-links';
import type { GenreCount } from '@/lib/contracts/artist';
import { GENRE_LABELS, GENRES } from '@/lib/genres';
import { artistList, type ArtistListState } from '@/lib/lists/artist-list';

/**
 * All artists, the chosen genre, whose link clears it, and the other genres that have artists. The chosen one stands
 * where it is seen on a phone too. Where nothing else narrows the list, the others say their numbers.
 */
export function genreChoices(state: ArtistListState, genres: readonly GenreCount[] | null): LinkedChoice[] {
  const counts = new Map(genres?.map(({ genre, artistCount }) => [genre, artistCount]));
  const isCounted = state.q === '' && !state.like;
  const hrefOf = (genre: ArtistListState['genre']) => artistList.address({ ...state, genre, page: 0 });
  const others = GENRES.filter((genre) => genre !== state.genre && (genres === null || counts.has(genre)));
  const chosen = state.genre === null ? null : GENRE_LABELS[state.genre];
  return [
    { label: '전체', href: hrefOf(null), isCurrent: chosen === null },
    ...(chosen === null
      ? []
      : [{ label: chosen, href: hrefOf(null), isCurrent: true, clears: `${chosen} 장르 지우기` }]),
    ...others.map((genre) => ({
      label: GENRE_LABELS[genre],
      href: hrefOf(genre),
      isCurrent: false,
      count: isCounted ? counts.get(genre) : undefined,
    })),
  ];
}
