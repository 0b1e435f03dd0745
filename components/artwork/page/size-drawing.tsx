import type { CSSProperties } from 'react';
import { ArtImage } from '@/components/ui/image/art-image';
import type { Dimensions } from '@/lib/contracts/artwork';
import type { Image } from '@/lib/contracts/image';
import styles from './size-drawing.module.css';

/** The height of the person beside the work, in centimetres. */
const PERSON_CM = 165;
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
      <svg className={styles.person} viewBox="0 0 46 165" aria-hidden="true">
        <ellipse cx="23" cy="11.5" rx="8" ry="10.5" />
        <path d="M19 21h8c.3 4 2 5.500 6 7 5 1.800 7 6 7.500 12l2 34c.2 5-1.500 8-4.500 9l1 32c-1.500 1.500-4 2-6 2l-2.500 45c-.2 3-6.300 3-6.600 0L23.500 120h-1l-.9 42c-.3 3-6.400 3-6.600 0L12.500 117c-2 0-4.500-.5-6-2l1-32c-3-1-4.700-4-4.500-9l2-34c.5-6 2.500-10.200 7.500-12 4-1.500 6.200-3 6.500-7z" />
      </svg>
      <span className={`num ${styles.across}`}>{width}</span>
      <span className={`num ${styles.scale}`}>{PERSON_CM} cm</span>
    </div>
  );
}
