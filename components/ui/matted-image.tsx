import type { ComponentProps, CSSProperties } from 'react';
import type { Image } from '@/lib/contracts/image';
import { ArtImage } from './art-image';
import styles from './matted-image.module.css';

interface MattedImageProps extends Omit<ComponentProps<typeof ArtImage>, 'fit' | 'className'> {
  /** Width ÷ height of the frame. */
  ratio: number;
  className?: string;
}

/** How far a picture's ratio may be from its frame's and still fill it: a hair's breadth of it is lost. */
const TOLERANCE = 0.03;

/** Whether a picture fills a frame of this ratio, or hangs on its mat. */
export function fillsFrame(image: Pick<Image, 'width' | 'height'>, ratio: number): boolean {
  return Math.abs(image.width / image.height / ratio - 1) < TOLERANCE;
}

/** A frame of one ratio for pictures of any: those that have it fill it, all others hang uncropped on the mat. */
export function MattedImage({ ratio, className, image, ...rest }: MattedImageProps) {
  const doesFill = fillsFrame(image, ratio);
  return (
    <span
      className={[styles.frame, className].filter(Boolean).join(' ')}
      style={{ aspectRatio: String(ratio) } satisfies CSSProperties}
    >
      <ArtImage
        {...rest}
        image={image}
        fit={doesFill ? 'cover' : 'contain'}
        className={doesFill ? styles.full : styles.inset}
      />
    </span>
  );
}
