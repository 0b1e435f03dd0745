import { SoftLink } from '@/components/ui/action/soft-link';
import { ArtImage } from '@/components/ui/image/art-image';
import type { SizedArtwork, TrueSize } from '@/lib/contracts/true-size';
import { onPlainClick } from '@/lib/browser/plain-click';
import { artistName, artworkTitle } from '@/lib/format/names';
import * as artworkPageLimits from '@/lib/limits/artwork-page';
import styles from './size-picks.module.css';

interface SizePicksProps {
  artist: TrueSize['artist'];
  artwork: SizedArtwork;
  others: readonly SizedArtwork[];
  /** Those of them that hang. */
  hung: readonly SizedArtwork[];
  /** The address of the wall with these works beside the artwork. */
  addressOf: (beside: readonly string[]) => string;
  onGo: (href: string) => void;
}

/** The height of a picture in the row, in CSS pixels. */
const HEIGHT = 56;

/** Links the works of the artist that can hang beside the artwork: each to the wall with it, or without it. Search engines don't follow them. */
export function SizePicks({ artist, artwork, others, hung, addressOf, onGo }: SizePicksProps) {
  const uuids = hung.map(({ uuid }) => uuid);
  const count = uuids.length + 1;
  const isFull = count === artworkPageLimits.hungMax;
  return (
    <section className={styles.picks} aria-label="함께 걸 작품">
      <div>
        <h2>
          함께 걸기{' '}
          <span className="num muted">
            {count} / {artworkPageLimits.hungMax}
          </span>
        </h2>
        <p className="t-cap">
          {artistName(artist)}의 작품을 {artworkPageLimits.hungMax}점까지
        </p>
      </div>
      <ol>
        <li>
          <span className={styles.pick} data-hung="">
            <Picture work={artwork} />
          </span>
        </li>
        {others.map((work) => {
          const isHung = uuids.includes(work.uuid);
          const href = addressOf(isHung ? uuids.filter((uuid) => uuid !== work.uuid) : [...uuids, work.uuid]);
          const label = `〈${artworkTitle(work)}〉 ${isHung ? '내리기' : '걸기'}`;
          const isClosed = isFull && !isHung;
          return (
            <li key={work.uuid}>
              <SoftLink
                href={href}
                rel="nofollow"
                className={styles.pick}
                data-hung={isHung ? '' : undefined}
                aria-label={label}
                aria-disabled={isClosed}
                title={artworkTitle(work)}
                onClick={onPlainClick(() => (isClosed ? undefined : onGo(href)))}
              >
                <Picture work={work} />
              </SoftLink>
            </li>
          );
        })}
      </ol>
      <p className={`t-cap ${styles.note}`} aria-live="polite">
        {isFull ? '다른 작품을 걸려면 한 점을 먼저 내려 주세요.' : ''}
      </p>
    </section>
  );
}

function Picture({ work: { image } }: { work: SizedArtwork }) {
  const width = Math.round((HEIGHT * image.width) / image.height);
  return (
    <span style={{ display: 'block', width, height: HEIGHT }}>
      <ArtImage image={image} alt="" sizes={`${width}px`} fit="contain" maxWidth={480} />
    </span>
  );
}
