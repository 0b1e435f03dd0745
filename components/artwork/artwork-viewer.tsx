'use client';

import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { LikeButton } from '@/components/like/like-button';
import { IconButton } from '@/components/ui/action/button';
import { callApi } from '@/lib/browser/call-api';
import { isComposing } from '@/lib/browser/composing';
import { artworkTitle } from '@/lib/format/names';
import * as artistPaths from '@/lib/paths/artist';
import { ShareButtons } from './share-buttons';
import type { ArtworkSource, ViewerWork } from './viewer-source';
import { ViewerStage } from './viewer-stage';
import { createViewerStore } from './viewer-store';
import { ViewerThumbnails } from './viewer-thumbnails';
import { ViewerLabel } from './viewer-label';
import styles from './artwork-viewer.module.css';

export interface ViewerProps {
  source: ArtworkSource;
  /** The position of the work that the room opens at. */
  start: number;
  /** Called when the visitor turns to another work. */
  onMove: (uuid: string, position: number) => void;
  onClose: () => void;
}

/** The viewing room: one whole work on a dark wall, its label, and the others in a row below. */
export function ArtworkViewer({ source, start, onMove, onClose }: ViewerProps) {
  const [store] = useState(() => createViewerStore(source, start, { countView }));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { position } = state;
  const work = state.works.get(position);
  const uuid = work?.uuid;
  const last = source.total - 1;

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
    const next = { ArrowLeft: position - 1, ArrowRight: position + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    store.goTo(next);
  };

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
                      path={artistPaths.page(work.artistUserAccountId, { artwork: work.uuid })}
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
              <ViewerStage store={store} state={state} source={source} />
              <ViewerLabel work={work} onClose={onClose} />
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

/** Tells the API that a work was looked at. A failure stays silent: visitors needn't know of the count. */
function countView({ uuid, artist }: ViewerWork): void {
  const params = { artistId: artist.id, artworkUuid: uuid };
  callApi('post', '/v1/artist/{artistId}/artworks/{artworkUuid}/view', { params, keepalive: true }).catch(
    () => undefined,
  );
}
