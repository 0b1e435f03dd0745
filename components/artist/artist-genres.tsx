import { SoftLink } from '@/components/ui/action/soft-link';
import { onPlainClick } from '@/lib/browser/plain-click';
import type { ArtistCard } from '@/lib/contracts/artist';
import { namedGenres } from '@/lib/format/genres';
import type { Genre } from '@/lib/genres';
import * as artistPaths from '@/lib/paths/artist';
import styles from './artist-genres.module.css';

/** How the artist list follows the genres of its cards. */
export interface GenreNavigation {
  /** The genre that the list has already. */
  current: Genre | null;
  hrefOf: (genre: Genre) => string;
  onPress: (href: string) => void;
}

interface ArtistGenresProps {
  artist: ArtistCard;
  navigation?: GenreNavigation | undefined;
}

/** The genres of an artist: links to the artists of each (P-170). */
export function ArtistGenres({ artist, navigation }: ArtistGenresProps) {
  if (artist.activityGenreTypes.length === 0) return null;
  return (
    <p className={styles.genres}>
      {namedGenres(artist).map(({ genre, name }) => {
        const href = navigation?.hrefOf(genre) ?? artistPaths.list({ genre });
        return (
          <SoftLink
            key={genre}
            href={href}
            aria-current={navigation?.current === genre ? 'true' : undefined}
            onClick={navigation && onPlainClick(() => navigation.onPress(href))}
          >
            {name}
            <span className="vh"> 작가 보기</span>
          </SoftLink>
        );
      })}
    </p>
  );
}
