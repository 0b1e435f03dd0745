'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useCallback, useState } from 'react';
import { callApi } from '@/lib/browser/call-api';
import type { StudioArtwork, StudioCategory } from '@/lib/contracts/studio-artwork';

/** The artworks and categories of the studio as the server has them. */
export interface StudioCollection {
  /** In the artist's order. */
  artworks: readonly StudioArtwork[];
  categories: readonly StudioCategory[];
}

/**
 * The collection that a page began with, and what has become of it since. Grid and dialogs share it.
 * @param initial as the page was rendered with it; another one, after a refresh of the page, takes its place
 */
export function useStudioCollection(initial: StudioCollection) {
  const router = useRouter();
  const [collection, setCollection] = useState(initial);
  const [known, setKnown] = useState(initial);
  if (initial !== known) {
    setKnown(initial);
    setCollection(initial);
  }

  // The browser's back button would show the page as it was rendered before.
  const refreshPage = useCallback(() => startTransition(() => router.refresh()), [router]);

  /** Loads everything again. @throws {ApiFailure} */
  const reload = useCallback(async (): Promise<StudioCollection> => {
    const [{ content: artworks }, categories] = await Promise.all([
      callApi('get', '/v1/artists/me/artworks'),
      callApi('get', '/v1/artists/me/artworks/categories'),
    ]);
    const latest = { artworks, categories };
    setCollection(latest);
    refreshPage();
    return latest;
  }, [refreshPage]);

  /** Shows an artwork as it was just saved; a new one comes first. */
  const put = (saved: StudioArtwork) => {
    setCollection((current) => withArtwork(current, saved));
    refreshPage();
  };

  const drop = (uuid: string) => {
    setCollection((current) => withoutArtwork(current, uuid));
    refreshPage();
  };

  return { collection, reload, put, drop };
}

export function withArtwork(collection: StudioCollection, saved: StudioArtwork): StudioCollection {
  const { artworks } = collection;
  const isKnown = artworks.some(({ uuid }) => uuid === saved.uuid);
  return {
    ...collection,
    artworks: isKnown
      ? artworks.map((artwork) => (artwork.uuid === saved.uuid ? saved : artwork))
      : [saved, ...artworks],
  };
}

export function withoutArtwork(collection: StudioCollection, uuid: string): StudioCollection {
  return { ...collection, artworks: collection.artworks.filter((artwork) => artwork.uuid !== uuid) };
}
