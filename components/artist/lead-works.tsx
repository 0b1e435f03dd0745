import { CardRail } from '@/components/artwork/card-rail';
import { LeadCardLink } from '@/components/artwork/lead-card-link';
import { TextLink } from '@/components/ui/action/text-link';
import type { Artwork } from '@/lib/contracts/artwork';
import * as artworkPaths from '@/lib/paths/artwork';
import styles from './lead-works.module.css';

/** In CSS pixels. */
const SIDES = { narrow: 150, wide: 210 };
const SPACES = { narrow: 28, wide: 56 };

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
      <CardRail
        works={works}
        artist={artist}
        sides={SIDES}
        spaces={SPACES}
        renderLink={({ uuid }, picture, className) => (
          <LeadCardLink className={className} uuid={uuid} href={artworkPaths.page(uuid)}>
            {picture}
          </LeadCardLink>
        )}
      />
      {total > works.length ? (
        <TextLink className={styles.all} href="#works">
          작품 {total}점 모두 보기
        </TextLink>
      ) : null}
    </section>
  );
}
