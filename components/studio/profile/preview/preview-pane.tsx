'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { useMediaQuery } from '@/components/ui/use-media-query';
import type { Image } from '@/lib/contracts/image';
import styles from './preview-pane.module.css';

/** The preview stands beside the form where there is room, else it is opened above it. */
export function PreviewPane({ saved }: { saved: Image | null }) {
  const id = useId();
  const isWide = useMediaQuery('(min-width: 1280px)');
  const [isOpen, setOpen] = useState(false);
  const isShown = isWide || isOpen;
  const showPreview = useLazyDialog(
    isShown,
    async () => (await import('./profile-preview')).ProfilePreview,
    () => setOpen(false),
  );
  return (
    <section className={styles.pane} aria-labelledby={id} data-open={isOpen ? '' : undefined}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          미리보기
        </h2>
        <p className="t-cap">저장하기 전에는 나에게만 보여요.</p>
        <Button
          small
          look="quiet"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '미리보기 닫기' : '미리보기 열기'}
        </Button>
      </div>
      <div className={styles.place} hidden={!isShown}>
        {isShown ? showPreview({ saved }) : null}
      </div>
    </section>
  );
}
