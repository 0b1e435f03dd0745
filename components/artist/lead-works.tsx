import clsx from 'clsx';
import { LeadCardLink } from '@/components/artwork/lead-card-link';
import { RailCard, railClass } from '@/components/artwork/rail-card';
import { TextLink } from '@/components/ui/action/text-link';
import type { Artwork } from '@/lib/contracts/artwork';
import * as artistPaths from '@/lib/paths/artist';
import styles from './lead-works.module.css';

const SIDES = { narrow: 150, wide: 210 };

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
        <ol className={clsx(railClass, styles.works)}>
          {works.map((work) => (
            <RailCard
              key={work.uuid}
              work={work}
              artist={artist}
              sides={SIDES}
              labelClassName={styles.label}
              renderLink={(picture, className) => (
                <LeadCardLink
                  className={className}
                  uuid={work.uuid}
                  href={artistPaths.page(work.artistUserAccountId, { artwork: work.uuid })}
                >
                  {picture}
                </LeadCardLink>
              )}
            />
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
