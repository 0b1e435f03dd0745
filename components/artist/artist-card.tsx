import type { ReactNode } from 'react';
import { LikeButton } from '@/components/like/like-button';
import { ArtImage } from '@/components/ui/art-image';
import { Skeleton } from '@/components/ui/skeleton';
import { SoftLink } from '@/components/ui/soft-link';
import type { ArtistCard as ArtistCardData } from '@/lib/contracts/artist';
import { artistName } from '@/lib/format/names';
import * as artistPaths from '@/lib/paths/artist';
import styles from './artist-card.module.css';

/** Columns of the directory: two, three, four. */
const SIZES = '(max-width: 768px) 46vw, (max-width: 1050px) 30vw, (max-width: 1440px) 21vw, 310px';

interface ArtistCardProps {
  artist: ArtistCardData;
  eager?: boolean;
  className?: string;
  sizes?: string;
  /** The names with what was searched for marked in them. */
  marked?: { name: ReactNode; english?: ReactNode };
  /** Below the names. */
  children?: ReactNode;
}

/** An artist in the directory: `li` with the portrait, the names and the like. */
export function ArtistCard({
  artist,
  eager = false,
  className,
  sizes = SIZES,
  marked,
  children,
}: ArtistCardProps) {
  const name = artistName(artist);
  const href = artistPaths.page(artist.userAccountId);
  return (
    <li className={[styles.card, className].filter(Boolean).join(' ')}>
      <SoftLink isReady href={href} className={styles.portrait} tabIndex={-1} aria-hidden="true">
        <ArtImage image={artist.image} alt="" sizes={sizes} fit="cover" eager={eager} maxWidth={960} />
        {artist.badge === null ? null : <span className={styles.badge}>{artist.badge}</span>}
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
      {children}
    </li>
  );
}

/** Where a card will stand: its own lines hold the bars, so that it is as high to the pixel. */
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
    </li>
  );
}
