'use client';

import { useRouter } from 'next/navigation';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState, useTransition } from 'react';
import { IconButton } from '@/components/ui/action/button';
import { useReturnFocus } from '@/components/ui/dialog/use-return-focus';
import { isComposing } from '@/lib/browser/composing';
import { RecentList } from './recent-list';
import { SearchBox } from './search-box';
import styles from './search-layer.module.css';

const FIELD_ID = 'layer-search';

/** The search as a layer over any page: the field, its suggestions, and recent searches. */
export function SearchLayer({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const returnFocus = useReturnFocus();

  useEffect(() => {
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);

  // The layer stays open and shows that it is busy until the results' page has loaded.
  const [isBusy, startLeaving] = useTransition();
  const isLeaving = useRef(false);
  useEffect(() => {
    if (isLeaving.current && !isBusy) onClose();
    isLeaving.current = isBusy;
  }, [isBusy, onClose]);
  const go = (href: string) => startLeaving(() => router.push(href));

  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content
          className={styles.layer}
          aria-describedby={undefined}
          {...returnFocus}
          // The first Escape closes the suggestions.
          onEscapeKeyDown={(event) =>
            isComposing(event) || document.getElementById(FIELD_ID)?.ariaExpanded === 'true'
              ? event.preventDefault()
              : undefined
          }
        >
          <Dialog.Title className="vh">통합검색</Dialog.Title>
          <div className="wrap">
            <div className={styles.top}>
              <Dialog.Close asChild>
                <IconButton icon="close" label="검색 닫기" />
              </Dialog.Close>
            </div>
            <SearchBox id={FIELD_ID} q="" onGo={go} isBusy={isBusy} onType={setTyped} />
            {typed.trim() === '' ? (
              <div className={styles.recent}>
                <RecentList fieldId={FIELD_ID} />
              </div>
            ) : null}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
