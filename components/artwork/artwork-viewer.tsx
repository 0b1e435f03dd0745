'use client';

import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { LikeButton } from '@/components/like/like-button';
import { IconButton } from '@/components/ui/action/button';
import { isComposing } from '@/lib/browser/composing';
import { artworkTitle } from '@/lib/format/names';
import { LARGEST_WIDTH } from '@/lib/media/image-url';
import * as artworkPaths from '@/lib/paths/artwork';
import { countView } from './count-view';
import { ShareButtons } from './share-buttons';
import type { ArtworkSource } from './viewer-source';
import { ViewerStage } from './viewer-stage';
import { createViewerStore } from './viewer-store';
import { ViewerThumbnails } from './viewer-thumbnails';
import { useZoom, type ZoomControl } from './use-zoom';
import { ViewerLabel } from './viewer-label';
import { ViewerMap, ViewerZoom } from './viewer-zoom';
import styles from './artwork-viewer.module.css';

export interface ViewerProps {
  source: ArtworkSource;
  /** The position of the work that the room opens at. */
  start: number;
  /** The work whose view the page has counted. */
  countedUuid?: string | undefined;
  /** Called when the visitor turns to another work. */
  onMove: (uuid: string, position: number) => void;
  onClose: () => void;
}

/** What the arrows do with an enlarged work: they move the window by a third of it. */
const zoomedKeys = ({ move }: ZoomControl): Readonly<Record<string, () => void>> => ({
  ArrowLeft: () => move(-1 / 3, 0),
  ArrowRight: () => move(1 / 3, 0),
  ArrowUp: () => move(0, -1 / 3),
  ArrowDown: () => move(0, 1 / 3),
});

/** The viewing room: one whole work on a dark wall, its label, and the others in a row below. */
export function ArtworkViewer({ source, start, countedUuid, onMove, onClose }: ViewerProps) {
  const [store] = useState(() => createViewerStore(source, start, { countView }, countedUuid));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { position } = state;
  const work = state.works.get(position);
  const uuid = work?.uuid;
  const last = source.total - 1;
  const control = useZoom(uuid, Math.min(work?.image.width ?? LARGEST_WIDTH, LARGEST_WIDTH));
  const isZoomed = control.zoom.scale > 1;

  useEffect(() => store.open(), [store]);
  const tellMove = useEffectEvent(onMove);
  useEffect(() => {
    if (uuid !== undefined) tellMove(uuid, position);
  }, [uuid, position]);

  const onKeyDown = (event: KeyboardEvent) => {
    // React also brings the key presses of dialogs that were opened from this one.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    if (event.defaultPrevented || isComposing(event)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = (isZoomed ? zoomedKeys(control) : null)?.[event.key] ?? keys(control)[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const keys = ({ zoomIn, zoomOut, reset }: ZoomControl): Readonly<Record<string, () => void>> => ({
    ...{
      ArrowLeft: store.previous,
      ArrowRight: store.next,
      Home: () => store.goTo(0),
      End: () => store.goTo(last),
    },
    ...{ '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': reset },
  });

  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className={`room ${styles.room}`}>
          <Dialog.Content
            className={styles.viewer}
            aria-describedby={undefined}
            onKeyDown={onKeyDown}
            // The focus begins on the dialog itself, so that Space presses no button.
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              if (event.target instanceof HTMLElement) event.target.focus();
            }}
            onCloseAutoFocus={(event) => event.preventDefault()}
          >
            <Dialog.Title className="vh">작품 감상</Dialog.Title>
            <div className={styles.top}>
              <Dialog.Close asChild>
                <IconButton icon="close" label="닫기" />
              </Dialog.Close>
              <p className="num t-small">
                <span className="vh">작품 </span>
                {position + 1} <span className="muted">/ {source.total}</span>
              </p>
              <div className={styles.actions}>
                {work === undefined ? null : (
                  <>
                    <LikeButton
                      type={work.likeType}
                      uuid={work.uuid}
                      name={`〈${artworkTitle(work)}〉`}
                      variant="room"
                      isLiked={work.isLike}
                    />
                    <ShareButtons
                      isBare
                      noun="작품"
                      title={artworkTitle(work)}
                      path={artworkPaths.page(work.uuid)}
                    />
                  </>
                )}
              </div>
            </div>
            <div className={styles.main}>
              <IconButton
                className={styles.step}
                icon="previous"
                label="이전 작품"
                aria-disabled={position === 0}
                onClick={store.previous}
              />
              <ViewerStage store={store} state={state} source={source} control={control} />
              <div className={styles.side} data-zoomed={isZoomed ? '' : undefined}>
                {work === undefined || !isZoomed ? null : <ViewerMap control={control} work={work} />}
                <ViewerLabel work={work} onClose={onClose} />
                {work === undefined ? null : <ViewerZoom control={control} />}
              </div>
              <IconButton
                className={styles.step}
                icon="next"
                label="다음 작품"
                aria-disabled={position >= last}
                onClick={store.next}
              />
            </div>
            <ViewerThumbnails state={state} total={source.total} onSelect={store.goTo} />
            <p className="vh" aria-live="polite">
              {work === undefined
                ? ''
                : `${source.total}점 가운데 ${position + 1}번째, 〈${artworkTitle(work)}〉`}
            </p>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
