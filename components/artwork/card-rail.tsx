import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import type { ArtworkCard } from '@/lib/contracts/artwork';
import { RailCard, railClass } from './rail-card';
import styles from './rail-card.module.css';

interface CardRailProps {
  works: readonly ArtworkCard[];
  artist: string;
  label?: string;
  /** The side of a square work up to 768 px and above, and the way to the next, in CSS pixels. */
  sides: { narrow: number; wide: number };
  spaces: { narrow: number; wide: number };
  renderLink: (work: ArtworkCard, picture: ReactNode, className: string | undefined) => ReactNode;
  /** At the right end of a label: a like button. */
  renderLike?: (work: ArtworkCard) => ReactNode;
}

/** An artist's works of equal area on one line, which is scrolled by hand. */
export function CardRail({ works, artist, label, sides, spaces, renderLink, renderLike }: CardRailProps) {
  const lengths = {
    '--wide-side': `${sides.wide}px`,
    '--narrow-side': `${sides.narrow}px`,
    '--wide-space': `${spaces.wide}px`,
    '--narrow-space': `${spaces.narrow}px`,
  } as CSSProperties;
  return (
    <div className={styles.rail} style={lengths}>
      <ol className={clsx(railClass, styles.inRail)} aria-label={label}>
        {works.map((work) => (
          <RailCard
            key={work.uuid}
            work={work}
            artist={artist}
            sides={sides}
            labelClassName={styles.label}
            renderLink={(picture, className) => renderLink(work, picture, className)}
          >
            {renderLike?.(work)}
          </RailCard>
        ))}
      </ol>
    </div>
  );
}
