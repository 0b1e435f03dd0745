'use client';

import { Dialog } from 'radix-ui';
import { useEffect, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { LikeButton } from '@/components/like/like-button';
import { IconButton } from '@/components/ui/button';
import { callApi } from '@/lib/browser/call-api';
import { artworkTitle } from '@/lib/format/names';
import * as artistPaths from '@/lib/paths/artist';
import styles from './artwork-viewer.module.css';
import { CopyLinkButton } from './copy-link-button';
import { ViewerLabel } from './viewer-label';
import type { ArtworkSource, ViewerWork } from './viewer-source';
import { ViewerStage } from './viewer-stage';
import { createViewerStore } from './viewer-store';
import { ViewerThumbnails } from './viewer-thumbnails';

export interface ViewerProps {
  source: ArtworkSource;
  /** Position of the work that it opens at. */
  start: number;
  /** The visitor stands before another work. */
  onMove: (uuid: string, position: number) => void;
  onClose: () => void;
}

/** The viewing room: one whole work on a dark wall, its label, and the others in a row below. */
export function ArtworkViewer({ source, start, onMove, onClose }: ViewerProps) {
  const [store] = useState(() => createViewerStore(source, start, { countView: viewCounter(source) }));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { position } = state;
  const work = state.works.get(position);
  const uuid = work?.uuid;

  useEffect(() => store.open(), [store]);
  useEffect(() => {
    if (uuid !== undefined) onMove(uuid, position);
  }, [uuid, position, onMove]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of a dialog above come up through React's tree.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowLeft: store.previous, ArrowRight: store.next }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  };

  const artist = work === undefined ? null : source.artistOf(work);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className={`room ${styles.room}`}>
          <Dialog.Content
            className={styles.viewer}
            aria-describedby={undefined}
            onKeyDown={onKeyDown}
            onCloseAutoFocus={(event) => event.preventDefault()}
          >
            <Dialog.Title className="vh">작품 감상</Dialog.Title>
            <div className={styles.top}>
              <Dialog.Close asChild>
                <IconButton icon="close" label="닫기" />
              </Dialog.Close>
              <p className="num t-small">
                <span className="vh">작품 </span>
                {state.position + 1} <span className="muted">/ {source.total}</span>
              </p>
              <div className={styles.actions}>
                {work === undefined ? null : (
                  <>
                    <LikeButton
                      key={work.uuid}
                      type={work.likeType}
                      uuid={work.uuid}
                      name={`〈${artworkTitle(work)}〉`}
                      variant="room"
                      isLiked={work.isLike}
                    />
                    <CopyLinkButton
                      isBare
                      label="작품 링크 복사"
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
                disabled={state.position === 0}
                onClick={store.previous}
              />
              <ViewerStage store={store} state={state} source={source} />
              <ViewerLabel work={work} artist={artist} />
              <IconButton
                className={styles.step}
                icon="next"
                label="다음 작품"
                disabled={state.position >= source.total - 1}
                onClick={store.next}
              />
            </div>
            <ViewerThumbnails state={state} total={source.total} onSelect={store.goTo} />
            <p className="vh" aria-live="polite">
              {work === undefined
                ? ''
                : `${source.total}점 가운데 ${state.position + 1}번째, 〈${artworkTitle(work)}〉`}
            </p>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Tells the API that a work was looked at. A view that isn't counted is nothing a visitor should hear of. */
function viewCounter(source: ArtworkSource) {
  return (work: ViewerWork) => {
    const params = { artistId: source.artistOf(work).id, artworkUuid: work.uuid };
    callApi('post', '/v1/artist/{artistId}/artworks/{artworkUuid}/view', { params, keepalive: true }).catch(
      () => undefined,
    );
  };
}
