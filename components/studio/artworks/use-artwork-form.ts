'use client';

import { useEffect, useRef, useState } from 'react';
import { fieldFaultsOf } from '@/components/form/field-faults';
import { imageChange } from '@/components/form/conflict/image-change';
import { formValues, useConflict } from '@/components/form/conflict/use-conflict';
import { useContractForm } from '@/components/form/use-contract-form';
import { useKeptForm } from '@/components/form/use-kept-form';
import { isCancelled, useSending } from '@/components/form/use-sending';
import { reportFailure } from '@/components/shell/report-failure';
import { showAlert } from '@/components/ui/dialog/alert-store';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { ApiFailure } from '@/lib/browser/api-failure';
import { newUuid } from '@/lib/browser/new-uuid';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import { keysOf } from '@/lib/keys-of';
import * as studioMessages from '@/lib/messages/studio';
import type { StudioCollection } from '@/components/studio/use-studio-collection';
import { ARTWORK_PARTS } from './artwork-parts';
import {
  artworkFormSchema,
  keptArtworkSchema,
  nextValues,
  valuesOf,
  type ArtworkSave,
  type ArtworkValues,
} from './artwork-values';
import { keptFormOf } from './kept-artworks';
import { createArtwork, updateArtwork } from './send-artwork';
import { useImageIntake } from './use-image-intake';

export interface ArtworkFormSetting {
  /** Null to register one. */
  artwork: StudioArtwork | null;
  accountId: string;
  /** Shows a saved artwork in the grid. */
  put: (saved: StudioArtwork) => void;
  reload: () => Promise<StudioCollection>;
  /** The artwork was saved, and nothing more is to be done. */
  onDone: () => void;
}

const KEPT_FIELDS = keysOf(keptArtworkSchema.shape);

/** The form of an artwork: its values and image, its saves, and how it follows an artwork that was saved elsewhere. */
export function useArtworkForm({ artwork: initial, accountId, put, reload, onDone }: ArtworkFormSetting) {
  const [artwork, setArtwork] = useState(initial);
  const [schema] = useState(() => artworkFormSchema(initial !== null));
  const [defaultValues] = useState(() => valuesOf(initial));
  const sending = useSending();
  /** Counts the works that were registered in this form. */
  const [round, setRound] = useState(0);
  const once = useRef({ formKey: newUuid(), isRepeated: false });
  /** What follows a save: the dialog closes, or the form is there for the next work. */
  const then = useRef<'close' | 'next'>('close');

  const save = async ({ texts, image }: ArtworkSave) => {
    const form = { texts, image, small: intake.small() };
    const saved = await sending.send((upload) => {
      if (artwork !== null) return updateArtwork(artwork, form, upload);
      const { formKey, isRepeated } = once.current;
      once.current = { formKey, isRepeated: true };
      return createArtwork(form, { formKey, isRepeated }, upload);
    });
    put(saved);
    kept.forget();
    if (then.current === 'next') await beginNext();
    else guard.release();
    await showAlert(artwork === null ? studioMessages.artworkSaved : studioMessages.artworkChanged);
    if (then.current === 'close') onDone();
  };

  const beginNext = async () => {
    once.current = { formKey: newUuid(), isRepeated: false };
    form.reset(nextValues(form.getValues()));
    intake.forget();
    setRound(round + 1);
    // The alert that follows gives the focus back to what has it now.
    await new Promise((resolve) => setTimeout(resolve));
  };

  const catchUp = async (sentence: string) => {
    await showAlert(sentence);
    try {
      const { artworks } = await reload();
      const latest = artworks.find(({ uuid }) => uuid === artwork?.uuid);
      if (latest === undefined) return form.setAlert(studioMessages.artworkGone);
      conflict.begin(
        { base: valuesOf(artwork), latest: valuesOf(latest) },
        imageChange('작품 이미지', { before: artwork?.image ?? null, now: latest.image }),
      );
      setArtwork(latest);
    } catch (failure) {
      void reportFailure(failure);
    }
  };

  const onFailure = (failure: unknown): boolean => {
    if (isCancelled(failure)) {
      form.setAlert(studioMessages.uploadCancelled);
      return true;
    }
    if (!(failure instanceof ApiFailure)) return false;
    if (failure.code === 'ARTWORK_STALE') {
      void catchUp(failure.message);
      return true;
    }
    if (failure.code === 'NOT_FOUND' && artwork !== null) {
      form.setAlert(studioMessages.artworkGone);
      void reload().catch(() => undefined);
      return true;
    }
    // The image that was made small belongs to the image that was chosen.
    const small = fieldFaultsOf(failure).find(({ field }) => field === 'image_resized');
    if (small === undefined) return false;
    form.setError('image_original', { message: small.message });
    form.focusFailing();
    return true;
  };

  const form = useContractForm<ArtworkValues, ArtworkSave>({
    leaving: 'KEPT',
    schema,
    defaultValues,
    onSubmit: save,
    onFailure,
  });
  const conflict = useConflict(formValues(form), ARTWORK_PARTS);
  const intake = useImageIntake(form);
  const { ref: element } = form.formProps;
  useEffect(() => {
    if (round === 0) return;
    element.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [round, element]);
  const isDirty = form.formState.isDirty || conflict.isWaiting;
  const guard = useUnsavedGuard(isDirty);
  const kept = useKeptForm({
    form,
    name: keptFormOf(initial?.uuid ?? null),
    owner: accountId,
    versions: artwork === null ? undefined : { version: artwork.version, saved: valuesOf(artwork), conflict },
    fields: KEPT_FIELDS,
    schema: keptArtworkSchema,
    countFiles: () => (form.getValues('image_original') === null ? 0 : 1),
  });

  return {
    form,
    kept,
    artwork,
    conflict,
    sending,
    intake,
    isDirty,
    submit: (next: 'close' | 'next') => {
      then.current = next;
      return form.submit();
    },
  };
}
