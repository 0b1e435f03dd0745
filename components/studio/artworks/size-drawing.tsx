import type { Dimensions } from '@/lib/contracts/artwork';
import styles from './size-drawing.module.css';

interface SizeDrawingProps {
  /** Null where the size couldn't be read. */
  dimensions: Dimensions | null;
  /** The work's image, which hangs in its place. */
  imageUrl: string | null;
}

/** Centimetres: a person, the height at which works are hung, and what stays free around them. */
const PERSON = { height: 170, width: 46 };
const EYE_LEVEL = 152;
const LOWEST = 12;
const MARGIN = 18;

/** The work on its wall beside a person of 170 cm, to scale. */
export function SizeDrawing({ dimensions, imageUrl }: SizeDrawingProps) {
  const { width, height } = dimensions ?? { width: 60, height: 0 };
  const bottom = Math.max(LOWEST, EYE_LEVEL - height / 2);
  const tall = Math.max(PERSON.height, bottom + height) + MARGIN;
  const wide = MARGIN * 3 + width + PERSON.width;
  return (
    <figure className={styles.wall}>
      <svg
        viewBox={`0 ${-tall} ${wide} ${tall + 2}`}
        preserveAspectRatio="xMidYMax meet"
        className={styles.drawing}
        role="img"
        aria-label={
          dimensions === null ? '크기를 적으면 사람 옆에 그려 보여요' : '170 cm인 사람 옆에 건 작품의 크기'
        }
      >
        <line x1={-wide} x2={wide * 2} y1={0} y2={0} className={styles.floor} />
        <g transform={`translate(${MARGIN + PERSON.width / 2} 0) scale(1 -1)`} className={styles.person}>
          <circle cx={0} cy={158} r={12} />
          <path d={BODY} />
        </g>
        {dimensions === null ? null : (
          <Work
            imageUrl={imageUrl}
            box={{ x: MARGIN * 2 + PERSON.width, y: -(bottom + height), width, height }}
          />
        )}
      </svg>
      <figcaption className="t-cap num">사람의 키 170 cm</figcaption>
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

/** A standing person below the head, feet at 0, in centimetres upwards. */
const BODY =
  'M-19 139 Q0 148 19 139 L23 82 L17 81 L13 116 L13 0 L3 0 L0 70 L-3 0 L-13 0 L-13 116 L-17 81 L-23 82 Z';
