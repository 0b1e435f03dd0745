'use client';

import { useEffect, useRef, useState } from 'react';
import { isSessionFailure, reportFailure } from '@/components/shell/report-failure';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { showToast } from '@/components/ui/dialog/toast-store';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { ApiFailure } from '@/lib/browser/api-failure';
import { canPickPlace, download, downloadBlob, pickPlace, type FilePlace } from '@/lib/browser/save-file';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import { todayInSeoul } from '@/lib/date/seoul';
import { formatBytes } from '@/lib/format/bytes';
import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import { askAddresses } from './fetch-original';
import { originalNames } from './original-names';

const ZIP = { description: 'ZIP', type: 'application/zip', extension: '.zip' } as const;

/** Bytes of these artworks' originals. */
export function bytesOf(artworks: readonly StudioArtwork[]): number {
  return artworks.reduce((sum, { original }) => sum + (original?.bytes ?? 0), 0);
}

/** Downloads of originals: one by its signed address, several as an archive that is made on the way. */
export function useOriginalsDownload() {
  /** The artwork whose address is being asked for. */
  const [asking, setAsking] = useState<string | null>(null);
  /** How much of an archive has arrived, 0 to 1; null while none is made. */
  const [progress, setProgress] = useState<number | null>(null);
  const current = useRef<AbortController | null>(null);
  useUnsavedGuard(progress !== null, studioMessages.downloadLeave);
  useEffect(() => () => current.current?.abort(), []);

  const downloadOne = async (artwork: StudioArtwork) => {
    if (asking !== null) return;
    setAsking(artwork.uuid);
    try {
      const [address = null] = await askAddresses([artwork.uuid]);
      if (address === null) await showAlert(studioMessages.originalMissingHint);
      else download(address, originalNames([artwork])[0] ?? '');
    } catch (failure) {
      await reportFailure(failure);
    } finally {
      setAsking(null);
    }
  };

  /** @returns whether an archive was saved */
  const downloadAll = async (artworks: readonly StudioArtwork[]): Promise<boolean> => {
    if (current.current !== null) return false;
    if (artworks.length === 0) {
      await showAlert(studioMessages.downloadNothing);
      return false;
    }
    const own = new AbortController();
    current.current = own;
    try {
      const name = `작품 원본 ${todayInSeoul()}.zip`;
      const place = canPickPlace() ? await pickPlace(name, ZIP) : await askMemory(bytesOf(artworks));
      if (place === null) return false;
      setProgress(0);
      await save(artworks, place, name, own.signal);
      return true;
    } catch (failure) {
      if (own.signal.aborted) showToast(studioMessages.downloadCancelled);
      else if (isSessionFailure(failure)) await reportFailure(failure);
      else await showAlert(failureSentence(failure));
      return false;
    } finally {
      current.current = null;
      setProgress(null);
    }
  };

  const save = async (
    artworks: readonly StudioArtwork[],
    place: FilePlace | 'memory',
    name: string,
    signal: AbortSignal,
  ) => {
    const total = Math.max(1, bytesOf(artworks));
    const { zipOriginals } = await import('./zip-originals');
    const zip = zipOriginals(artworks, {
      signal,
      onBytes: (bytes) => setProgress(Math.min(1, bytes / total)),
    });
    if (place === 'memory') {
      const file = await new Response(zip.stream).blob();
      signal.throwIfAborted();
      if (zip.missing.length < artworks.length) downloadBlob(file, name);
    } else {
      await zip.stream.pipeTo(await place.createWritable(), { signal }).catch(async (failure: unknown) => {
        await place.remove?.().catch(() => undefined);
        throw failure;
      });
    }
    const count = artworks.length - zip.missing.length;
    if (count === 0) throw new ApiFailure(0, 'NO_ORIGINAL', studioMessages.downloadFailed);
    if (zip.missing.length > 0) await showAlert(studioMessages.downloadPartial(count, zip.missing));
    else showToast(studioMessages.downloadDone(count));
  };

  return {
    asking,
    progress,
    downloadOne: (artwork: StudioArtwork) => void downloadOne(artwork),
    downloadAll,
    cancel: () => current.current?.abort(),
  };
}

/** A large archive in memory is asked about. Null for no. */
async function askMemory(bytes: number): Promise<'memory' | null> {
  if (bytes <= studioLimits.downloadWarnBytes) return 'memory';
  const isSure = await askConfirm(studioMessages.downloadLarge(formatBytes(bytes)), {
    text: studioMessages.downloadLargeHint,
    confirmLabel: '내려받기',
  });
  return isSure ? 'memory' : null;
}

function failureSentence(failure: unknown): string {
  if (failure instanceof ApiFailure) return failure.message;
  // A full disk, or a place that may not be written to.
  return failure instanceof DOMException ? studioMessages.downloadUnsaved : studioMessages.downloadFailed;
}
