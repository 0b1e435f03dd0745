'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useScoreKeys } from '@/components/organization/applicants/review/use-score-keys';
import { projectionOfKey, type Projection } from '@/components/organization/applicants/room/room-keys';
import { DialogShell } from '@/components/ui/dialog/dialog-shell';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import type { Applicant } from '@/lib/contracts/organization-applicant';
import { projectedImages } from './projected-images';
import styles from './projector-buttons.module.css';

const WAYS: readonly { projection: Projection; label: string; key: string; least: number }[] = [
  { projection: 'BESIDE', label: '나란히 보기', key: 'V', least: 2 },
  { projection: 'ALONE', label: '벽에 비추기', key: 'P', least: 1 },
];

/** Opens the images of an applicant on a dark wall, by buttons and by keys. Shows nothing where there is no image. */
export function ProjectorButtons({ applicant }: { applicant: Pick<Applicant, 'attachments'> }) {
  const images = projectedImages(applicant);
  const [hasKeys] = useScoreKeys();
  const [projection, setProjection] = useState<Projection | null>(null);
  const close = () => setProjection(null);
  const showProjector = useLazyDialog(
    projection !== null,
    async () => (await import('./projector')).Projector,
    close,
  );
  const ways = WAYS.filter(({ least }) => images.length >= least);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const wanted = hasKeys ? projectionOfKey(event) : null;
    if (!ways.some((way) => way.projection === wanted)) return;
    event.preventDefault();
    setProjection(wanted);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  if (ways.length === 0) return null;
  return (
    <div className={styles.ways}>
      {ways.map((way) => (
        <button
          key={way.projection}
          type="button"
          className={styles.way}
          aria-keyshortcuts={hasKeys ? way.key : undefined}
          onClick={() => setProjection(way.projection)}
        >
          <span>{way.label}</span>
          {hasKeys ? <kbd aria-hidden="true">{way.key}</kbd> : null}
        </button>
      ))}
      {projection === null
        ? null
        : (showProjector({ images, startsBeside: projection === 'BESIDE', onClose: close }) ?? (
            <DialogShell label="벽에 비추기" className={`room ${styles.dark}`} onClose={close}>
              {null}
            </DialogShell>
          ))}
    </div>
  );
}
