'use client';

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type RefObject,
} from 'react';
import { ArtworkCardLabel } from '@/components/artwork/artwork-card-label';
import { ArtImage } from '@/components/ui/image/art-image';
import type { SizedArtwork, TrueSize } from '@/lib/contracts/true-size';
import { artistName, artworkAlt } from '@/lib/format/names';
import { LARGEST_WIDTH } from '@/lib/media/image-url';
import styles from './life-size.module.css';

interface LifeSizeProps {
  work: SizedArtwork;
  artist: TrueSize['artist'];
  /** CSS pixels in a millimetre. */
  scale: number;
  /** The ref of what the work is seen through. */
  part: RefObject<HTMLElement | null>;
}

/** Which part of the work is seen, as parts of its width and height (0 to 1). */
interface Seen {
  left: number;
  top: number;
  width: number;
  height: number;
}
const WHOLE: Seen = { left: 0, top: 0, width: 1, height: 1 };

/** Centimetres that the ruler has a number at. */
const NUMBERED = Array.from({ length: 41 }, (_, index) => index * 5);

/** The work as large as it is, through a window with a ruler below it; a larger work is moved by scrolling, dragging and the arrow keys. */
export function LifeSize({ work, artist, scale, part }: LifeSizeProps) {
  const [seen, setSeen] = useState<Seen>(WHOLE);
  const { height, width } = work.dimensions;
  const isWhole = seen.width === 1 && seen.height === 1;
  const name = artistName(artist);

  /** The place of the work that stays in the middle of the window while the scale changes. */
  const middle = useRef({ left: 0.5, top: 0.5 });

  const look = () => {
    const { current: frame } = part;
    if (frame === null) return;
    const whole = { width: width * 10 * scale, height: height * 10 * scale };
    const next = {
      left: Math.min(1, frame.scrollLeft / whole.width),
      top: Math.min(1, frame.scrollTop / whole.height),
      width: Math.min(1, frame.clientWidth / whole.width),
      height: Math.min(1, frame.clientHeight / whole.height),
    };
    middle.current = { left: next.left + next.width / 2, top: next.top + next.height / 2 };
    setSeen(next);
  };
  const onResize = useEffectEvent(() => {
    const { left, top } = middle.current;
    const { current: frame } = part;
    frame?.scrollTo(
      left * frame.scrollWidth - frame.clientWidth / 2,
      top * frame.scrollHeight - frame.clientHeight / 2,
    );
    look();
  });
  useEffect(() => {
    const { current: frame } = part;
    if (frame === null) return;
    // The work's box changes with the scale.
    const watch = new ResizeObserver(() => onResize());
    for (const box of [frame, ...frame.children]) watch.observe(box);
    return () => watch.disconnect();
  }, [part]);

  /** A mouse drags the work; fingers scroll it. */
  const onDrag = ({
    buttons,
    movementX,
    movementY,
    pointerType,
    currentTarget,
  }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
  };

  return (
    <section className={styles.life} aria-label="실제 크기">
      <div className={styles.window}>
        <section
          ref={part}
          className={styles.part}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe: scrollable-region-focusable
          tabIndex={0}
          aria-label="실제 크기의 작품. 화살표 키로 움직입니다."
          onScroll={look}
          onPointerMove={onDrag}
          onDragStart={(event) => event.preventDefault()}
        >
          <div className={styles.whole} style={{ '--w': width, '--h': height } as CSSProperties}>
            <ArtImage
              image={work.image}
              alt={artworkAlt(name, work)}
              sizes={`${LARGEST_WIDTH}px`}
              fit="contain"
            />
          </div>
        </section>
        <div className={styles.ruler} aria-hidden="true">
          {NUMBERED.map((centimetres) => (
            <b key={centimetres} className="num" style={{ '--n': centimetres } as CSSProperties}>
              {centimetres === 0 ? '0 cm' : centimetres}
            </b>
          ))}
        </div>
      </div>
      <div className={styles.side}>
        {isWhole ? null : (
          <div className={styles.map} aria-hidden="true">
            <ArtImage image={work.image} alt="" sizes="92px" maxWidth={320} />
            <i
              style={{
                left: percent(seen.left),
                top: percent(seen.top),
                width: percent(seen.width),
                height: percent(seen.height),
              }}
            />
          </div>
        )}
        <div>
          <ArtworkCardLabel work={work} artist={name} />
          <p className={`t-cap ${styles.note}`}>
            {isWhole ? '' : '화면보다 커서 한 부분만 보여요. 끌어서 움직여 보세요. '}
            공개된 사진보다 크게 보면 흐릴 수 있어요.
          </p>
        </div>
      </div>
    </section>
  );
}

const percent = (part: number) => `${part * 100}%`;
