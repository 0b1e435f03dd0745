import type { CSSProperties } from 'react';
import { ArtImage } from '@/components/ui/image/art-image';
import { Person } from '@/components/ui/image/person';
import { PERSON_CM } from '@/lib/artwork/hanging';
import type { Dimensions } from '@/lib/contracts/artwork';
import type { Image } from '@/lib/contracts/image';
import styles from './size-drawing.module.css';

/** The largest drawing of the work, in CSS pixels, and the most for a centimetre. */
const BOX = { height: 96, width: 150 };
const MAX_SCALE = 0.52;

/** The work beside a person, both to one scale. */
export function SizeDrawing({ image, dimensions }: { image: Image; dimensions: Dimensions }) {
  const { height, width } = dimensions;
  const scale = Math.min(MAX_SCALE, BOX.width / width, BOX.height / Math.max(height, PERSON_CM));
  const pixels = (length: number) => `${Math.max(1, Math.round(length * scale))}px`;
  const style = {
    '--width': pixels(width),
    '--height': pixels(height),
    '--person': pixels(PERSON_CM),
  } as CSSProperties;
  const label = `키 ${PERSON_CM} cm인 사람과 견준 크기: 세로 ${height} cm, 가로 ${width} cm`;
  return (
    <div className={styles.drawing} style={style} role="img" aria-label={label}>
      <span className="num">{height}</span>
      <span className={styles.work}>
        <ArtImage image={image} alt="" sizes={pixels(width)} fit="contain" maxWidth={320} />
      </span>
      <Person className={styles.person} />
      <span className={`num ${styles.across}`}>{width}</span>
      <span className={`num ${styles.scale}`}>{PERSON_CM} cm</span>
    </div>
  );
}
