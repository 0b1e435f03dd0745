import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { LikeButton } from '@/components/like/like-button';
import { ArtImage } from '@/components/ui/image/art-image';
import type { ArtworkCard as ArtworkCardData } from '@/lib/contracts/artwork';
import { artworkAlt, artworkTitle } from '@/lib/format/names';
import { hangingScale } from '@/lib/media/hanging-scale';
import * as artworkPaths from '@/lib/paths/artwork';
import { ArtworkCardLabel } from './artwork-card-label';
import styles from './hang.module.css';

interface ArtworkCardProps {
  work: ArtworkCardData;
  artist: string;
  /** Say whose work it is, where a page shows more than one artist's. */
  isSigned?: boolean;
  eager?: boolean;
  sizes?: string;
  className?: string;
  /** The label's words with the searched text marked in them. */
  marked?: { artist?: ReactNode; title?: ReactNode; material?: ReactNode };
  /** The pointer or the focus comes onto the card. */
  onApproach?: () => void;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Columns of the wall: two on phones, three above. A work is at most as wide as its column. */
const SIZES = '(max-width: 768px) 46vw, (max-width: 1440px) 30vw, 421px';

/** An artwork as an `li` of a `Hang`. Its link opens the viewing room, or leads to the artwork's page without a script. */
export function ArtworkCard({
  work,
  artist,
  isSigned = false,
  eager = false,
  sizes = SIZES,
  className,
  marked,
  onApproach,
  onOpen,
}: ArtworkCardProps) {
  const style = { '--s': hangingScale(work.image) } as CSSProperties;
  return (
    <li className={[styles.work, className].filter(Boolean).join(' ')} style={style}>
      <a
        className={styles.picture}
        href={artworkPaths.page(work.uuid)}
        data-artwork={work.uuid}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={onOpen}
      >
        <ArtImage
          image={work.image}
          alt={artworkAlt(artist, work)}
          sizes={sizes}
          eager={eager}
          placeholder
          maxWidth={960}
        />
      </a>
      <div className={styles.caption}>
        <ArtworkCardLabel
          work={work}
          artist={isSigned ? (marked?.artist ?? artist) : undefined}
          {...(marked === undefined ? {} : { marked })}
        >
          <LikeButton
            type={work.likeType}
            uuid={work.uuid}
            name={`〈${artworkTitle(work)}〉`}
            isLiked={work.isLike}
          />
        </ArtworkCardLabel>
      </div>
    </li>
  );
}
