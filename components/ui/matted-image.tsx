import clsx from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import type { Image } from '@/lib/contracts/image';
import { partOfSizes } from '@/lib/media/image-variants';
import { ArtImage } from './art-image';
import styles from './matted-image.module.css';

interface MattedImageProps extends Omit<ComponentProps<typeof ArtImage>, 'fit' | 'className'> {
  /** Width ÷ height of the frame; `sizes` is the frame's too. */
  ratio: number;
  /** Whether a picture of the frame's ratio fills it. Else it stands on the mat as all others do. */
  canFill?: boolean;
  /** Width ÷ height of the frame on phones, where it is another one. `phoneImage` has that shape. */
  phoneRatio?: number | null;
  className?: string;
}

/** The largest difference of ratios at which a picture still fills its frame. A sliver of it is cropped then. */
const TOLERANCE = 0.03;

/** Whether a picture fills a frame of this ratio, or hangs on its mat. */
export function fillsFrame(image: Pick<Image, 'width' | 'height'>, ratio: number): boolean {
  return Math.abs(image.width / image.height / ratio - 1) < TOLERANCE;
}

/** The share of the frame that the mat leaves to the picture, as in `.inset`. */
const INSET = 0.8;

/** A frame for pictures of any ratio. Pictures of its ratio fill it, all others stand uncropped on the mat. */
export function MattedImage({
  ratio,
  phoneRatio = null,
  canFill = true,
  className,
  image,
  sizes,
  ...rest
}: MattedImageProps) {
  const doesFill = canFill && fillsFrame(image, ratio);
  const onPhones = (rest.phoneImage ?? null) === null ? styles.insetOnPhones : styles.fullOnPhones;
  const part = INSET * Math.min(1, image.width / image.height / ratio);
  return (
    <span
      className={clsx(styles.frame, phoneRatio !== null && onPhones, className)}
      style={
        { '--ratio': ratio, ...(phoneRatio !== null && { '--phone-ratio': phoneRatio }) } as CSSProperties
      }
    >
      <ArtImage
        {...rest}
        image={image}
        sizes={doesFill ? sizes : partOfSizes(sizes, part)}
        fit={doesFill ? 'cover' : 'contain'}
        className={doesFill ? styles.full : styles.inset}
      />
    </span>
  );
}
