import type { CSSProperties } from 'react';
import { LikeButton } from '@/components/like/like-button';
import { SoftLink } from '@/components/ui/action/soft-link';
import { ArtImage } from '@/components/ui/image/art-image';
import type { ArtworkCard } from '@/lib/contracts/artwork';
import { artworkAlt, artworkTitle } from '@/lib/format/names';
import { hangingScale } from '@/lib/media/hanging-scale';
import * as artworkPaths from '@/lib/paths/artwork';
import { ArtworkCardLabel } from '@/components/artwork/artwork-card-label';
import styles from './wall-rows.module.css';

/** The side of a square work and the height of a row, in CSS pixels, as the style sheet has them. */
const ROWS = { narrow: { side: 146, height: 184 }, wide: { side: 216, height: 272 } };
/** Screens as dense as this get every pixel. */
const DENSITY = 2;

interface WallWorkProps {
  work: ArtworkCard;
  artist: string;
  eager: boolean;
}

/** A work on the wall of all artworks, which leads to its page. */
export function WallWork({ work, artist, eager }: WallWorkProps) {
  const scale = hangingScale(work.image);
  const ratio = work.image.width / work.image.height;
  const width = ({ side, height }: typeof ROWS.wide) => Math.round(Math.min(scale * side, ratio * height));
  return (
    <li className={styles.work} style={{ '--s': scale, '--r': ratio } as CSSProperties}>
      <SoftLink isReady className={styles.picture} href={artworkPaths.page(work.uuid)}>
        <ArtImage
          image={work.image}
          alt={artworkAlt(artist, work)}
          sizes={`(max-width: 768px) ${width(ROWS.narrow)}px, ${width(ROWS.wide)}px`}
          maxWidth={width(ROWS.wide) * DENSITY}
          eager={eager}
        />
      </SoftLink>
      <div className={styles.caption}>
        <div className={styles.label}>
          <ArtworkCardLabel work={work} artist={artist}>
            <LikeButton
              type={work.likeType}
              uuid={work.uuid}
              name={`〈${artworkTitle(work)}〉`}
              isLiked={work.isLike}
            />
          </ArtworkCardLabel>
        </div>
      </div>
    </li>
  );
}
