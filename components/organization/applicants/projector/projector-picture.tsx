'use client';

import { useState } from 'react';
import type { ProjectedImage } from './projected-images';
import styles from './projector.module.css';

/** Decodes an image before it is shown. One that can't be decoded shows its name. */
function decode(image: HTMLImageElement): void {
  image.decode().catch(() => undefined);
}

/** An image, whole, over its name. Once loaded it keeps its address: signed addresses change whenever they are asked for. */
export function ProjectorPicture({ image, isShown }: { image: ProjectedImage; isShown: boolean }) {
  const { name, url } = image;
  const [loaded, setLoaded] = useState<string | null>(null);
  return (
    <figure className={styles.picture} hidden={!isShown}>
      {/* oxlint-disable-next-line nextjs/no-img-element -- an applicant's original has no variants */}
      <img
        src={loaded ?? url}
        alt={name}
        loading="eager"
        decoding="sync"
        data-waiting={loaded === null}
        draggable={false}
        onLoad={({ currentTarget }) => {
          setLoaded(loaded ?? url);
          if (!isShown) decode(currentTarget);
        }}
      />
      <figcaption className="t-cap">{name}</figcaption>
    </figure>
  );
}
