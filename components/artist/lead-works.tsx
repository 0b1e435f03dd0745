import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { ArtworkCardLabel } from '@/components/artwork/artwork-card-label';
import { LeadLink } from '@/components/artwork/lead-link';
import rail from '@/components/artwork/rail.module.css';
import { TextLink } from '@/components/ui/action/text-link';
import { ArtImage } from '@/components/ui/image/art-image';
import type { Artwork } from '@/lib/contracts/artwork';
import { artworkAlt } from '@/lib/format/names';
import { hangingScale } from '@/lib/media/image-variants';
import * as artistPaths from '@/lib/paths/artist';
import styles from './lead-works.module.css';

/** The widths of a square work, in CSS pixels; others have its area. */
const NARROW = 150;
const WIDE = 210;
/** Screens as dense as this get every pixel. */
const DENSITY = 2;

interface LeadWorksProps {
  /** The first of the artist's works. */
  works: readonly Artwork[];
  total: number;
  artist: string;
}

/** The first works on one line under the head of the artist's page, and the way to all of them. */
export function LeadWorks({ works, total, artist }: LeadWorksProps) {
  if (works.length === 0) return null;
  return (
    <section className={`wrap ${styles.lead}`} aria-label="대표 작품">
      <div className={styles.rail}>
        <ol className={clsx(rail.works, styles.works)}>
          {works.map((work) => (
            <LeadWork key={work.uuid} work={work} artist={artist} />
          ))}
        </ol>
      </div>
      {total > works.length ? (
        <TextLink className={styles.all} href="#works">
          작품 {total}점 모두 보기
        </TextLink>
      ) : null}
    </section>
  );
}

function LeadWork({ work, artist }: { work: Artwork; artist: string }) {
  const scale = hangingScale(work.image);
  const width = (side: number) => `${Math.round(scale * side)}px`;
  return (
    <li className={rail.work} style={{ '--s': scale } as CSSProperties}>
      <LeadLink
        className={rail.picture}
        uuid={work.uuid}
        href={artistPaths.page(work.artistUserAccountId, { artwork: work.uuid })}
      >
        <ArtImage
          image={work.image}
          alt={artworkAlt(artist, work)}
          sizes={`(max-width: 768px) ${width(NARROW)}, ${width(WIDE)}`}
          maxWidth={Math.round(scale * WIDE * DENSITY)}
          placeholder
        />
      </LeadLink>
      <div className={rail.caption}>
        <div className={styles.label}>
          <ArtworkCardLabel work={work} />
        </div>
      </div>
    </li>
  );
}
