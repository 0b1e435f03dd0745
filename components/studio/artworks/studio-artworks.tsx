'use client';

import { useDeferredValue, useState } from 'react';
import { KeptFilesNote } from '@/components/form/kept-files-note';
import { MyPageHead } from '@/components/my/my-page-head';
import { Button } from '@/components/ui/action/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import * as studioLimits from '@/lib/limits/studio';
import { useStudioCollection, type StudioCollection } from '@/components/studio/use-studio-collection';
import { ArtworkGrid } from './artwork-grid';
import { ArtworksToolbar } from './artworks-toolbar';
import { findArtworks } from './find-artworks';
import { FirstArtwork, RegisterTile } from './register-tile';
import { SelectionBar } from './selection-bar';
import { StudioArtworkCard } from './studio-artwork-card';
import { useArtworkDialog } from './use-artwork-dialog';
import { useExposureDialog } from './use-exposure-dialog';
import { bytesOf, useOriginalsDownload } from './use-originals-download';
import { useSelection } from './use-selection';

interface StudioArtworksProps {
  accountId: string;
  initial: StudioCollection;
}

/** The artist's own artworks: a grid to register, change, download and arrange them from. */
export function StudioArtworks({ accountId, initial }: StudioArtworksProps) {
  const studio = useStudioCollection(initial);
  const { artworks, categories } = studio.collection;
  const [text, setText] = useState('');
  const searched = useDeferredValue(text);
  const hasSearch = artworks.length > studioLimits.searchFrom;
  const shown = hasSearch ? findArtworks(artworks, searched) : artworks;

  const selection = useSelection(artworks, shown);
  const originals = useOriginalsDownload();
  const exposure = useExposureDialog(studio);
  const dialog = useArtworkDialog({
    ...studio,
    accountId,
    put: (saved) => {
      studio.put(saved);
      // A new work is seen where it hangs.
      setText('');
    },
  });

  const downloadChosen = async () => {
    if (await originals.downloadAll(selection.chosen)) selection.end();
  };

  const renderWork = (artwork: StudioArtwork) => (
    <StudioArtworkCard
      key={artwork.uuid}
      artwork={artwork}
      category={categories.find(({ uuid }) => uuid === artwork.categoryUuid)}
      onEdit={() => dialog.edit(artwork)}
      onDownload={() => originals.downloadOne(artwork)}
      isDownloading={originals.asking === artwork.uuid}
      choice={
        selection.isSelecting
          ? {
              isChosen: selection.isChosen(artwork.uuid),
              onChoose: (isChosen) => selection.choose(artwork.uuid, isChosen),
            }
          : null
      }
    />
  );

  return (
    <>
      <MyPageHead title="작품" count={artworks.length === 0 ? undefined : artworks.length}>
        {artworks.length === 0 ? null : <Button onClick={exposure.open}>노출 관리</Button>}
      </MyPageHead>
      <KeptFilesNote />
      <ArtworksToolbar
        accountId={accountId}
        search={hasSearch ? { text, onText: setText } : null}
        hasBulkWay={artworks.length > 0}
        onSelect={selection.isSelecting || !selection.canSelect ? null : selection.begin}
      />
      {artworks.length === 0 ? (
        <FirstArtwork onRegister={dialog.register} />
      ) : shown.length === 0 ? (
        <EmptyState
          role="status"
          title={`‘${searched.trim()}’에 맞는 작품이 없어요`}
          hint="띄어쓰기나 다른 제목으로 다시 찾아보세요."
        />
      ) : (
        <ArtworkGrid
          artworks={shown}
          first={selection.isSelecting ? null : <RegisterTile onRegister={dialog.register} />}
          renderWork={renderWork}
        />
      )}
      {selection.isSelecting ? (
        <SelectionBar
          count={selection.chosen.length}
          bytes={bytesOf(selection.chosen)}
          isAll={selection.isAll}
          progress={originals.progress}
          onAll={selection.toggleAll}
          onDownload={() => void downloadChosen()}
          onCancel={originals.progress === null ? selection.end : originals.cancel}
        />
      ) : null}
      {exposure.element}
      {dialog.element}
    </>
  );
}
