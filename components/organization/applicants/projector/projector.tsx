'use client';

import { Dialog } from 'radix-ui';
import { useState, type KeyboardEvent } from 'react';
import { Button, IconButton } from '@/components/ui/action/button';
import { useReturnFocus } from '@/components/ui/dialog/use-return-focus';
import { isComposing } from '@/lib/browser/composing';
import { formatCount } from '@/lib/format/count';
import type { ProjectedImage } from './projected-images';
import styles from './projector.module.css';
import { ProjectorPicture } from './projector-picture';
import { useSwipe } from './use-swipe';

interface ProjectorProps {
  /** At least one. */
  images: readonly ProjectedImage[];
  startsBeside: boolean;
  onClose: () => void;
}

/** The images of one applicant on a dark wall, for a projector: one as large as fits, or two side by side. */
export function Projector({ images, startsBeside, onClose }: ProjectorProps) {
  const [position, setPosition] = useState(0);
  const [wantsBeside, setBeside] = useState(startsBeside);
  const returnFocus = useReturnFocus();
  const total = images.length;
  const canPair = total > 1;
  const isBeside = wantsBeside && canPair;
  /** The last position: with two images shown, the left one of the last two. */
  const last = total - (isBeside ? 2 : 1);
  const first = Math.min(position, last);
  const end = isBeside ? first + 1 : first;
  const shown = images.slice(first, end + 1);

  const goTo = (to: number) => setPosition(Math.max(0, Math.min(to, last)));
  const toggle = () => (canPair ? setBeside(!isBeside) : undefined);
  const swipe = useSwipe((step) => goTo(first + step));

  const actionsByKey: Readonly<Record<string, () => void>> = {
    ...{ ArrowLeft: () => goTo(first - 1), ArrowRight: () => goTo(first + 1) },
    ...{ Home: () => goTo(0), End: () => goTo(last) },
  };
  /** By the key's place: a Korean keyboard types Hangul with it. */
  const actionsByCode: Readonly<Record<string, () => void>> = { KeyV: toggle, KeyP: onClose };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A held letter would open and close by turns.
    const act = actionsByKey[event.key] ?? (event.repeat ? undefined : actionsByCode[event.code]);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  const numbers = isBeside ? `${first + 1}–${end + 1}` : `${first + 1}`;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className={`room ${styles.cover}`}>
          <Dialog.Content
            className={styles.projector}
            aria-describedby={undefined}
            onKeyDown={onKeyDown}
            {...returnFocus}
            // The focus begins on the dialog itself, so that Space presses no button.
            onOpenAutoFocus={(event) => {
              returnFocus.onOpenAutoFocus(event);
              event.preventDefault();
              if (event.target instanceof HTMLElement) event.target.focus();
            }}
          >
            <Dialog.Title className="vh">벽에 비추기</Dialog.Title>
            <div className={styles.wall} data-beside={isBeside} {...swipe}>
              {images.map((image, index) =>
                // The neighbours hang unseen, so that they are loaded and decoded when they are turned to.
                index < first - 1 || index > end + 1 ? null : (
                  <ProjectorPicture key={image.id} image={image} isShown={index >= first && index <= end} />
                ),
              )}
            </div>
            <div className={styles.bar}>
              <span>
                {canPair ? (
                  <Button
                    small
                    className={styles.beside}
                    aria-pressed={isBeside}
                    aria-keyshortcuts="V"
                    onClick={toggle}
                  >
                    나란히 보기
                  </Button>
                ) : null}
              </span>
              <div className={styles.steps}>
                <IconButton
                  icon="previous"
                  label="이전 작품"
                  aria-keyshortcuts="ArrowLeft"
                  aria-disabled={first === 0}
                  onClick={() => goTo(first - 1)}
                />
                <p className="t-small num">
                  <span className="vh">작품 </span>
                  {numbers} <span className="muted">/ {formatCount(total)}</span>
                </p>
                <IconButton
                  icon="next"
                  label="다음 작품"
                  aria-keyshortcuts="ArrowRight"
                  aria-disabled={first === last}
                  onClick={() => goTo(first + 1)}
                />
              </div>
              <Dialog.Close asChild>
                <IconButton className={styles.close} icon="close" label="닫기" aria-keyshortcuts="P" />
              </Dialog.Close>
            </div>
            <p className="vh" role="status">
              {`${total}점 가운데 ${numbers}번째, ${shown.map(({ name }) => name).join(', ')}`}
            </p>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
