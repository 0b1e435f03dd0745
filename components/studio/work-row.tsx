import type { ReactNode } from 'react';
import { ArtImage } from '@/components/ui/image/art-image';
import { Checkbox } from '@/components/ui/field/checkbox';
import type { SortableRowParts } from '@/components/ui/sortable/sortable-row';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import { artworkName } from './artwork-name';
import styles from './work-row.module.css';

/** Pixels; the rows of a long list are all as high. */
export const ROW_HEIGHT = 76;

interface WorkRowProps {
  artwork: StudioArtwork;
  parts: SortableRowParts;
  /** Whether the row says its place. */
  isCounted: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** The name of the other category that holds it; null for none. */
  elsewhere: string | null;
  /** What stands at the end: the step buttons and the way out. */
  children?: ReactNode;
}

/** An artwork in one of the two lists. */
export function WorkRow({
  artwork,
  parts,
  isCounted,
  isChosen,
  onChoose,
  elsewhere,
  children,
}: WorkRowProps) {
  const name = artworkName(artwork);
  return (
    <div className={styles.row} style={{ height: ROW_HEIGHT }}>
      {parts.handle}
      <Checkbox
        className={styles.choice}
        checked={isChosen}
        aria-label={`${name} 선택`}
        onChange={({ target }) => onChoose(target.checked)}
      >
        {isCounted ? <span className={`num ${styles.place}`}>{parts.index + 1}</span> : null}
      </Checkbox>
      <WorkThumbnail artwork={artwork} />
      <span className={styles.words}>
        <b className={styles.title}>{name}</b>
        <span className={`num ${styles.facts}`}>
          {artwork.year} · {elsewhere === null ? artwork.material : `‘${elsewhere}’에 담김`}
        </span>
      </span>
      {children === undefined ? null : <span className={styles.end}>{children}</span>}
    </div>
  );
}

/**
 * What hangs from the pointer while a row is dragged. The outer box isn't tilted: keys look to the right of its edge, and a
 * tilted one reaches beyond its own list.
 */
export function DraggedWork({ artwork }: { artwork: StudioArtwork }) {
  return (
    <div>
      <div className={styles.dragged}>
        <WorkThumbnail artwork={artwork} />
        <b className={styles.title}>{artworkName(artwork)}</b>
      </div>
    </div>
  );
}

function WorkThumbnail({ artwork }: { artwork: StudioArtwork }) {
  return (
    <span className={styles.thumbnail}>
      <ArtImage image={artwork.image} alt="" sizes="56px" maxWidth={320} fit="contain" />
    </span>
  );
}
