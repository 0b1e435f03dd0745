'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { ArtImage } from '@/components/ui/image/art-image';
import { useLateQueries } from '@/components/ui/use-late-queries';
import { callApi } from '@/lib/browser/call-api';
import styles from './artist-glimpse.module.css';
import { watchPauses } from './glimpse-watch';

const WORKS = 3;
const SIZES = '(max-width: 768px) 38vw, (max-width: 1050px) 26vw, 260px';

/** Shows some works of an artist in the portrait of the card that is paused on (P-172). */
export function ArtistGlimpse({ grid }: { grid: RefObject<HTMLElement | null> }) {
  const [portrait, setPortrait] = useState<HTMLElement | null>(null);
  useEffect(() => (grid.current === null ? undefined : watchPauses(grid.current, setPortrait)), [grid]);
  if (portrait === null) return null;
  const id = Number(portrait.dataset.artist);
  return createPortal(<Works key={id} artistId={id} />, portrait);
}

function worksQuery(artistId: number) {
  return {
    queryKey: ['artist-glimpse', artistId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi('get', '/v1/contents/artists/{id}/art-works', {
        params: { id: artistId },
        query: { size: WORKS },
        signal,
      }),
    retry: false,
  };
}

/**
 * The first works of an artist, hung uncropped. They lie in the portrait's link, which leads to all of them, and are
 * hidden from screen readers with it. A failure leaves the portrait as it is.
 */
function Works({ artistId }: { artistId: number }) {
  const { results } = useLateQueries([worksQuery(artistId)]);
  const data = results?.[0]?.data;
  const wall = useRef<HTMLSpanElement>(null);
  const [isHung, setHung] = useState(false);
  const works = data?.content ?? [];

  // All works are shown at once, and only where all of them have come.
  useEffect(() => {
    let isGone = false;
    const pictures = [...(wall.current?.querySelectorAll('img') ?? [])];
    if (pictures.length === 0) return;
    void Promise.all(pictures.map((picture) => picture.decode())).then(
      () => {
        if (!isGone) setHung(true);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [data]);

  if (works.length === 0) return null;
  return (
    <span ref={wall} className={styles.wall} data-hung={isHung} data-works={works.length}>
      {works.map(({ uuid, image }) => (
        <ArtImage key={uuid} image={image} alt="" sizes={SIZES} fit="contain" eager maxWidth={640} />
      ))}
    </span>
  );
}
