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

/**
 * A frame for pictures of any ratio. Pictures of its ratio fill it, all others stand uncropped on the mat. On phones the frame
 * has the shape of the picture that was cropped for them, where there is one.
 */
export function MattedImage({
  ratio,
  canFill = true,
  className,
  image,
  sizes,
  phoneImage = null,
  ...rest
}: MattedImageProps) {
  const doesFill = canFill && fillsFrame(image, ratio);
  const part = INSET * Math.min(1, image.width / image.height / ratio);
  return (
    <span
      className={clsx(styles.frame, phoneImage !== null && styles.onPhones, className)}
      style={
        {
          '--ratio': ratio,
          ...(phoneImage !== null && { '--phone-ratio': phoneImage.width / phoneImage.height }),
        } as CSSProperties
      }
    >
      <ArtImage
        {...rest}
        image={image}
        phoneImage={phoneImage}
        sizes={doesFill ? sizes : partOfSizes(sizes, part)}
        fit={doesFill ? 'cover' : 'contain'}
        className={doesFill ? styles.full : styles.inset}
      />
    </span>
  );
}
