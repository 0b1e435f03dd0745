import { GENRE_LABELS, type Genre } from '@/lib/genres';

interface Artist {
  activityGenreTypes: readonly Genre[];
  activityGenreEtc: string | null;
}

/** The genres of an artist with their names; the artist's own word stands for 기타. */
export function namedGenres({
  activityGenreTypes,
  activityGenreEtc,
}: Artist): { genre: Genre; name: string }[] {
  return [...new Set(activityGenreTypes)].map((genre) => ({
    genre,
    name: genre === 'ETC' && activityGenreEtc ? activityGenreEtc : GENRE_LABELS[genre],
  }));
}

/** The genre of an artwork in words; the artist's own word stands for 기타. */
export const genreName = ({ genre, genreEtc }: { genre: Genre; genreEtc: string | null }): string =>
  genre === 'ETC' && genreEtc ? genreEtc : GENRE_LABELS[genre];
