'use client';

import { useState } from 'react';
import { reportFailure } from '@/components/shell/report-failure';
import { noResponse } from '@/lib/browser/api-failure';
import type { JudgedFile } from '@/lib/browser/judge-file';
import { callApi } from '@/lib/browser/call-api';
import type { ChosenPhoto } from '@/components/studio/profile/profile-values';

/** What the crop dialog shows: a file that was chosen, or the original that the server keeps. */
interface PhotoSource {
  source: Blob;
  url: string;
  /** Null for the server's own. */
  origin: File | null;
}

/** Choosing and cropping the photo of the form. */
export function usePhoto(photo: ChosenPhoto | null, onChange: (photo: ChosenPhoto | null) => void) {
  const [open, setOpen] = useState<PhotoSource | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);

  const show = (source: Blob, origin: File | null) =>
    setOpen({ source, origin, url: URL.createObjectURL(source) });
  const close = () => {
    if (open !== null) URL.revokeObjectURL(open.url);
    setOpen(null);
  };

  const choose = ([chosen]: readonly JudgedFile[]) => {
    if (chosen === undefined || isBusy) return;
    const { file, fault } = chosen;
    setProblem(fault ?? undefined);
    if (fault === null) show(file, file);
  };

  const cropAgain = async () => {
    if (isBusy) return;
    if (photo?.origin != null) return show(photo.origin, photo.origin);
    setBusy(true);
    try {
      show(await loadOriginal(), null);
    } catch (failure) {
      void reportFailure(failure);
    } finally {
      setBusy(false);
    }
  };

  const replace = (next: ChosenPhoto | null) => {
    if (photo !== null) URL.revokeObjectURL(photo.url);
    setProblem(undefined);
    onChange(next);
  };

  return {
    /** The dialog's source while it is open. */
    source: open,
    problem,
    isBusy,
    choose,
    cropAgain,
    take: (crop: Blob) => {
      const url = URL.createObjectURL(crop);
      replace({ url, crop, origin: open?.origin ?? null });
      close();
    },
    drop: () => replace(null),
    close,
  };
}

async function loadOriginal(): Promise<Blob> {
  const { url } = await callApi('get', '/v1/artists/me/portrait-original');
  const answer = await fetch(url).catch(() => null);
  if (answer?.ok !== true) throw noResponse();
  return answer.blob();
}
