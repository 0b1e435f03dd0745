import { PersonShape } from '@/components/ui/image/person';
import { hang, PERSON_CM } from '@/lib/artwork/hanging';
import { PERSON_WIDTH_CM } from '@/lib/artwork/person-shape';
import type { Dimensions } from '@/lib/contracts/artwork';
import styles from './size-drawing.module.css';

interface SizeDrawingProps {
  /** Null where the size couldn't be read. */
  dimensions: Dimensions | null;
  /** The work's image, which hangs in its place. */
  imageUrl: string | null;
}

/** Centimetres that stay free around the work and the person. */
const MARGIN = 18;

/** The work on its wall beside a person of 165 cm, to scale. */
export function SizeDrawing({ dimensions, imageUrl }: SizeDrawingProps) {
  const { width, height } = dimensions ?? { width: 60, height: 0 };
  const { bottom, plinth } = hang({ width, height, depth: dimensions?.depth ?? null });
  const tall = Math.max(PERSON_CM, bottom + height) + MARGIN;
  const wide = MARGIN * 3 + width + PERSON_WIDTH_CM;
  return (
    <figure className={styles.wall}>
      <svg
        viewBox={`0 ${-tall} ${wide} ${tall + 2}`}
        preserveAspectRatio="xMidYMax meet"
        className={styles.drawing}
        role="img"
        aria-label={
          dimensions === null
            ? '크기를 적으면 사람 옆에 그려 보여요'
            : `${PERSON_CM} cm인 사람과 견준 작품의 크기`
        }
      >
        <line x1={-wide} x2={wide * 2} y1={0} y2={0} className={styles.floor} />
        <g transform={`translate(${MARGIN} ${-PERSON_CM})`} className={styles.person}>
          <PersonShape />
        </g>
        {plinth === 0 ? null : (
          <rect
            x={MARGIN * 2 + PERSON_WIDTH_CM}
            y={-plinth}
            width={width}
            height={plinth}
            className={styles.work}
          />
        )}
        {dimensions === null ? null : (
          <Work
            imageUrl={imageUrl}
            box={{ x: MARGIN * 2 + PERSON_WIDTH_CM, y: -(bottom + height), width, height }}
          />
        )}
      </svg>
      <figcaption className="t-cap num">사람의 키 {PERSON_CM} cm</figcaption>
    </figure>
  );
}

interface WorkProps {
  imageUrl: string | null;
  box: { x: number; y: number; width: number; height: number };
}

function Work({ imageUrl, box }: WorkProps) {
  return (
    <>
      <rect {...box} className={styles.work} />
      {/* Stretched to the lengths that were written, so that lengths that don't fit the image are seen. */}
      {imageUrl === null ? null : <image {...box} href={imageUrl} preserveAspectRatio="none" />}
    </>
  );
}
