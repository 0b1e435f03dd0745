import type { ReactNode } from 'react';
import { LikeButton } from '@/components/like/like-button';
import { ArtImage } from '@/components/ui/image/art-image';
import { Skeleton } from '@/components/ui/state/skeleton';
import { SoftLink } from '@/components/ui/action/soft-link';
import type { ArtistCard as ArtistCardData } from '@/lib/contracts/artist';
import { artistName } from '@/lib/format/names';
import * as artistPaths from '@/lib/paths/artist';
import { ArtistGenres, type GenreNavigation } from './artist-genres';
import { ArtistBadge } from './artist-badge';
import styles from './artist-card.module.css';

/** The artist list has two, three or four columns. */
const SIZES = '(max-width: 768px) 46vw, (max-width: 1050px) 30vw, (max-width: 1440px) 21vw, 310px';

interface ArtistCardProps {
  artist: ArtistCardData;
  eager?: boolean;
  className?: string;
  sizes?: string;
  /** The names with the searched text marked in them. */
  marked?: { name: ReactNode; english?: ReactNode };
  /** In the artist list: its genres keep the list's search and order. */
  genres?: GenreNavigation;
  /** Stands below the names. */
  children?: ReactNode;
}

/** An artist as an `li` of a list: portrait, names, genres and like button. */
export function ArtistCard({
  artist,
  eager = false,
  className,
  sizes = SIZES,
  marked,
  genres,
  children,
}: ArtistCardProps) {
  const name = artistName(artist);
  const href = artistPaths.page(artist.userAccountId);
  return (
    <li className={[styles.card, className].filter(Boolean).join(' ')}>
      <SoftLink
        isReady
        href={href}
        className={styles.portrait}
        tabIndex={-1}
        aria-hidden="true"
        data-artist={artist.id}
      >
        <ArtImage image={artist.image} alt="" sizes={sizes} fit="cover" eager={eager} maxWidth={960} />
        <ArtistBadge badge={artist.badge} />
      </SoftLink>
      <div className={styles.names}>
        <SoftLink isReady href={href} className={styles.link}>
          <strong className={`t-h4 ${styles.name}`}>{marked?.name ?? name}</strong>
          {artist.nameKo === null || artist.nameEn === null ? null : (
            <span className="t-en" lang="en">
              {marked?.english ?? artist.nameEn}
            </span>
          )}
          {artist.badge === null ? null : <span className="vh">, {artist.badge}</span>}
        </SoftLink>
        <LikeButton type={artist.likeType} uuid={artist.uuid} name={name} isLiked={artist.isLike} />
      </div>
      <ArtistGenres artist={artist} navigation={genres} />
      {children}
    </li>
  );
}

/** The placeholder of a card. Its bars are in the card's own lines, so it has exactly the card's height. */
export function ArtistCardPlace() {
  return (
    <li className={styles.card} aria-hidden="true">
      <Skeleton className={styles.portrait} />
      <div className={styles.names}>
        <div className={styles.link}>
          <strong className={`t-h4 ${styles.name}`}>
            <Skeleton className={styles.bar} width="72px" height="0.8em" />
          </strong>
          <span className="t-en">
            <Skeleton className={styles.bar} width="96px" height="0.8em" />
          </span>
        </div>
      </div>
      <p className={styles.genresPlace}>
        <Skeleton className={styles.bar} width="48px" height="12px" />
      </p>
    </li>
  );
}
