import type { MouseEvent } from 'react';
import { Button, IconButton } from '@/components/ui/action/button';
import { ArtImage } from '@/components/ui/image/art-image';
import type { ZoomControl } from './use-zoom';
import type { ViewerWork } from './viewer-source';
import styles from './viewer-zoom.module.css';

const percentOf = (scale: number) => Math.round(scale * 100);

/** Enlarges the work and shows it whole again. */
export function ViewerZoom({ control }: { control: ZoomControl }) {
  const { zoom, canZoomIn, zoomIn, zoomOut, reset } = control;
  const isWhole = zoom.scale <= 1;
  return (
    <div className={styles.controls} role="group" aria-label="확대">
      <div className={styles.steps}>
        <IconButton icon="minus" label="작게" aria-disabled={isWhole} onClick={zoomOut} />
        <output className="num" aria-live="polite">
          <span className="vh">확대 </span>
          {percentOf(zoom.scale)}
          <span className={styles.percent}>%</span>
        </output>
        <IconButton icon="plus" label="크게" aria-disabled={!canZoomIn} onClick={zoomIn} />
      </div>
      <Button small aria-disabled={isWhole} onClick={reset}>
        처음 크기로
      </Button>
    </div>
  );
}

/** Where the enlarged part lies in the work, and a measure of it. A press moves there. */
export function ViewerMap({ control, work }: { control: ZoomControl; work: ViewerWork }) {
  const { zoom, moveTo } = control;
  const { left, top, width, height } = zoom.view;
  const inPercent = (part: number) => `${(part * 100).toFixed(2)}%`;
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    moveTo((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  return (
    <div className={styles.place}>
      {/* Arrow keys move the window too. */}
      <button type="button" className={styles.map} tabIndex={-1} aria-hidden="true" onClick={onClick}>
        <ArtImage image={work.image} alt="" sizes="120px" maxWidth={320} />
        <span
          className={styles.window}
          style={{
            left: inPercent(left),
            top: inPercent(top),
            width: inPercent(width),
            height: inPercent(height),
          }}
        />
      </button>
      <Measure width={zoom.width} centimetres={work.dimensions?.width} />
    </div>
  );
}

/** The lengths that a measure may have, in centimetres. */
const LENGTHS = [1, 2, 5, 10, 20, 50, 100, 200];
const LEAST_PX = 40;

/** A line as long as some centimetres of the work; nothing where its size isn't known. */
function Measure({ width, centimetres }: { width: number; centimetres: number | undefined }) {
  if (centimetres === undefined) return null;
  const pixels = width / centimetres;
  const length = LENGTHS.find((each) => each * pixels >= LEAST_PX);
  if (length === undefined) return null;
  return (
    <p className={`t-small num ${styles.measure}`} style={{ width: `${Math.round(length * pixels)}px` }}>
      {length} cm
    </p>
  );
}
