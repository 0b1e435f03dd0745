import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { Image } from '@/lib/contracts/image';
import { imageSrcSet, imageVariantUrl } from '@/lib/media/image-variants';
import styles from './art-image.module.css';

interface ArtImageProps {
  image: Image;
  /** 작가, 〈제목〉. Empty where the words beside it say the same. */
  alt: string;
  /** The `sizes` of the place: CSS pixels or vw at each breakpoint. */
  sizes: string;
  /** For the picture that a page opens with, which is loaded first. One for each page. */
  priority?: boolean;
  /** Loaded with the page, with the usual priority. */
  eager?: boolean;
  /** `natural` takes its height from the picture; the others fill a frame that has a size of its own. */
  fit?: 'natural' | 'cover' | 'contain';
  /** Show the tiny blurred picture while waiting, for large places; small ones wait in the colour alone. */
  placeholder?: boolean;
  /** What phones show instead, in the width of the screen. */
  phoneImage?: Image | null;
  /** The largest width of the place in device pixels; larger variants are left out. */
  maxWidth?: number;
  className?: string;
}

/**
 * A picture whose place has its size and colour before it loads: nothing ever moves. AVIF in the widths that the
 * place may need; the few browsers that cannot read it get one WebP, because a second list of widths for each
 * picture was a third of a page full of them.
 */
export function ArtImage({
  image,
  alt,
  sizes,
  priority = false,
  eager = false,
  fit = 'natural',
  placeholder = false,
  phoneImage = null,
  maxWidth,
  className,
}: ArtImageProps) {
  const frame: CSSProperties = {
    backgroundColor: image.color,
    ...(placeholder ? { backgroundImage: `url(${image.placeholder})` } : {}),
  };
  return (
    <picture className={clsx(styles.frame, fit !== 'natural' && styles[fit], className)} style={frame}>
      {phoneImage === null ? null : <PhoneSources image={phoneImage} />}
      <source type="image/avif" srcSet={imageSrcSet(image, 'avif', maxWidth)} sizes={sizes} />
      <img
        src={imageVariantUrl(image, Math.min(maxWidth ?? 960, 960))}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={priority || eager ? 'eager' : 'lazy'}
        // The picture that a page opens with is painted with it, not some frames later.
        decoding={priority ? 'sync' : 'async'}
        {...(priority ? { fetchPriority: 'high' as const, 'data-instant': '' } : {})}
      />
    </picture>
  );
}

/** The width up to which a screen is a phone's, as in the style sheets. */
const PHONE = '(max-width: 768px)';

function PhoneSources({ image }: { image: Image }) {
  const size = { width: image.width, height: image.height };
  return (
    <>
      <source
        {...size}
        media={PHONE}
        type="image/avif"
        srcSet={imageSrcSet(image, 'avif', 1600)}
        sizes="100vw"
      />
      <source {...size} media={PHONE} srcSet={imageVariantUrl(image, Math.min(image.width, 960))} />
    </>
  );
}
