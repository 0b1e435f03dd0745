'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import type { useStudioCollection } from '@/components/studio/use-studio-collection';
import type { ArtworkDialogProps } from './artwork-dialog';
import { listKeptArtworks } from './kept-artworks';
import { REGISTER_BUTTON_ID } from './register-tile';
import { editButtonId } from './studio-artwork-card';

interface ArtworkDialogSetting extends ReturnType<typeof useStudioCollection> {
  accountId: string;
}

/**
 * Opens the form of an artwork. Its code is loaded with the first opening. Where the document was left while it was open
 * (a reload, an ended session), it is open again with what was typed.
 */
export function useArtworkDialog({ collection, reload, put, drop, accountId }: ArtworkDialogSetting) {
  const [opened, setOpened] = useState<{ artwork: StudioArtwork | null } | null>(null);
  /** The element that gets the focus when the dialog closes; null for the one that opened it. */
  const next = useRef<string | null>(null);

  const open = (artwork: StudioArtwork | null) => {
    // The picture opens it too, but keys have the button alone.
    next.current = artwork === null ? null : editButtonId(artwork.uuid);
    setOpened({ artwork });
  };
  const close = () => setOpened(null);

  const resume = useEffectEvent(() => {
    for (const kept of listKeptArtworks(accountId)) {
      const artwork = collection.artworks.find(({ uuid }) => uuid === kept);
      if (kept === null || artwork !== undefined) open(artwork ?? null);
    }
  });
  useEffect(() => {
    // The page is shown as it was rendered, and then with the form on top.
    queueMicrotask(() => resume());
  }, []);

  const element =
    opened === null ? null : (
      <LazyArtworkDialog
        key={opened.artwork?.uuid ?? 'new'}
        artwork={opened.artwork}
        accountId={accountId}
        reload={reload}
        put={(saved) => {
          put(saved);
          next.current = editButtonId(saved.uuid);
        }}
        onRemoved={(uuid) => {
          drop(uuid);
          next.current = REGISTER_BUTTON_ID;
          close();
        }}
        onClose={close}
        findNextFocus={() => (next.current === null ? null : document.getElementById(next.current))}
      />
    );

  return {
    edit: open,
    register: () => {
      if (collection.artworks.length >= studioLimits.artworksMax) void showAlert(studioMessages.artworksFull);
      else open(null);
    },
    element,
  };
}

function LazyArtworkDialog(props: ArtworkDialogProps) {
  const show = useLazyDialog(
    true,
    async () => (await import('./artwork-dialog')).ArtworkDialog,
    () => props.onClose(),
  );
  return show(props);
}
