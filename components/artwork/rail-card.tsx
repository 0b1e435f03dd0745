import type { CSSProperties, ReactNode } from 'react';
import { ArtImage } from '@/components/ui/image/art-image';
import type { ArtworkCard } from '@/lib/contracts/artwork';
import { artworkAlt } from '@/lib/format/names';
import { hangingScale } from '@/lib/media/hanging-scale';
import { ArtworkCardLabel } from './artwork-card-label';
import styles from './rail-card.module.css';

/** Screens as dense as this get every pixel; the markup of a page with fifty works is half their addresses. */
const DENSITY = 2;

/** The class of the list of a rail. The place around it sets `--a`, the side of a square work, and `--space` between works. */
export const railClass = styles.works;

interface RailCardProps {
  work: ArtworkCard;
  artist: string;
  /** `--a` up to 768 px and above, in CSS pixels. */
  sides: { narrow: number; wide: number };
  /** The link around the picture, with this class. */
  renderLink: (picture: ReactNode, className: string | undefined) => ReactNode;
  labelClassName: string | undefined;
  /** At the right end of the label: a like button. */
  children?: ReactNode;
}

/** A work as an `li` of a rail: works of equal area stand on one line, with their labels below it. */
export function RailCard({ work, artist, sides, renderLink, labelClassName, children }: RailCardProps) {
  const scale = hangingScale(work.image);
  const width = (side: number) => `${Math.round(scale * side)}px`;
  return (
    <li className={styles.work} style={{ '--s': scale } as CSSProperties}>
      {renderLink(
        <ArtImage
          image={work.image}
          alt={artworkAlt(artist, work)}
          sizes={`(max-width: 768px) ${width(sides.narrow)}, ${width(sides.wide)}`}
          maxWidth={Math.round(scale * sides.wide * DENSITY)}
        />,
        styles.picture,
      )}
      <div className={styles.caption}>
        <div className={labelClassName}>
          <ArtworkCardLabel work={work}>{children}</ArtworkCardLabel>
        </div>
      </div>
    </li>
  );
}
