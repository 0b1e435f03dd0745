import { memo } from 'react';
import { PersonShape } from '@/components/ui/image/person';
import { PERSON_WIDTH_CM } from '@/lib/artwork/person-shape';
import type { Box, ImageBox, Page, PersonBox, RuleBox, TextBox, TextRun } from '@/lib/portfolio/boxes';
import { COLORS } from '@/lib/portfolio/colors';
import type { PageSize } from '@/lib/portfolio/templates';
import styles from './page-drawing.module.css';
import { faceFamily } from './page-faces';

interface PageDrawingProps {
  page: Page;
  size: PageSize;
  /** The address to show a picture by, at so many pixels. */
  pictureAt: (source: string, pixels: number) => string;
  /** Pixels of the screen in a millimetre of the page. */
  density: number;
  /** The page's name for those who listen; null where it is named beside it. */
  label: string | null;
}

/** A page of the layout, drawn as the PDF draws it: every box where the model has it (ADR 35). */
export const PageDrawing = memo(function PageDrawing({
  page,
  size,
  pictureAt,
  density,
  label,
}: PageDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={styles.page}
      {...(label === null ? { 'aria-hidden': true } : { role: 'group', 'aria-label': label })}
    >
      {page.boxes.map((box, index) => drawBox(box, index, { pictureAt, density }))}
    </svg>
  );
});

type Drawing = Pick<PageDrawingProps, 'pictureAt' | 'density'>;

function drawBox(box: Box, key: number, drawing: Drawing) {
  switch (box.kind) {
    case 'text':
      return <Line key={key} box={box} />;
    case 'rule':
      return <Rule key={key} box={box} />;
    case 'person':
      return <Figure key={key} box={box} />;
    case 'image':
      return <Picture key={key} box={box} {...drawing} />;
    case 'link':
      // Links are off while pages are arranged.
      return null;
  }
}

function Line({ box }: { box: TextBox }) {
  return (
    <>
      {placedRuns(box).map(({ face, text, x }) => (
        <text
          key={x}
          x={x}
          y={box.y}
          fontSize={box.size}
          fontFamily={faceFamily(face)}
          letterSpacing={box.tracking}
          fill={COLORS[box.color]}
        >
          {text}
        </text>
      ))}
    </>
  );
}

/** Where each run of a line begins. */
function placedRuns({ x, runs }: TextBox): (TextRun & { x: number })[] {
  let left = x;
  return runs.map((run) => {
    const placed = { ...run, x: left };
    left += run.width;
    return placed;
  });
}

function Rule({ box: { x, y, width, thickness, color } }: { box: RuleBox }) {
  return <rect x={x} y={y - thickness / 2} width={width} height={thickness} fill={COLORS[color]} />;
}

function Figure({ box: { x, y, width, color } }: { box: PersonBox }) {
  const transform = `translate(${x} ${y}) scale(${width / PERSON_WIDTH_CM})`;
  return (
    <g transform={transform} fill={COLORS[color]}>
      <PersonShape />
    </g>
  );
}

function Picture({ box, pictureAt, density }: { box: ImageBox } & Drawing) {
  const { x, y, width, height, source, alt } = box;
  if (source === null) {
    return (
      <path
        d={`M${x} ${y}h${width}v${height}h${-width}zM${x} ${y + height}L${x + width} ${y}`}
        fill="none"
        stroke={COLORS.faint}
        strokeWidth={0.18}
        role="img"
        aria-label={alt}
      />
    );
  }
  return (
    <image
      x={x}
      y={y}
      width={width}
      height={height}
      href={pictureAt(source, width * density)}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={alt}
    />
  );
}
