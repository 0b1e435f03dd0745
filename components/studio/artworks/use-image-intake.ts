'use client';

import { useEffect, useRef, useState } from 'react';
import { useController, type Control, type UseFormReturn } from 'react-hook-form';
import { drawImage, type DrawnImage } from '@/lib/browser/draw-image';
import type { JudgedFile } from '@/lib/browser/judge-file';
import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import type { ArtworkSave, ArtworkValues } from './artwork-values';

/** An image that was chosen, as the form shows it. */
export interface ChosenImage {
  /** Tells what was chosen one after the other apart. */
  id: number;
  name: string;
  bytes: number;
  /** An address in the browser's memory. */
  url: string;
}

type ArtworkForm = Pick<UseFormReturn<ArtworkValues, unknown, ArtworkSave>, 'setError' | 'clearErrors'> & {
  control: Control<ArtworkValues, unknown, ArtworkSave>;
};

interface Drawing {
  result: Promise<DrawnImage | null>;
  end: AbortController;
}

const BOX = { width: studioLimits.resizedSide, height: studioLimits.resizedSide };

/**
 * Takes an image into the form: it is checked before anything else, shown at once, and made small in a worker while the form is
 * filled in.
 */
export function useImageIntake({ control, setError, clearErrors }: ArtworkForm) {
  const { field, fieldState } = useController<ArtworkValues, 'image_original', ArtworkSave>({
    name: 'image_original',
    control,
  });
  const [image, setImage] = useState<ChosenImage | null>(null);
  const drawing = useRef<Drawing | null>(null);
  const asked = useRef(0);

  const forget = () => {
    asked.current += 1;
    drawing.current?.end.abort();
    drawing.current = null;
    setImage(null);
  };

  const take = (files: readonly JudgedFile[]) => {
    const [first, ...others] = files;
    if (first === undefined) return;
    const { file, fault } = first;
    asked.current += 1;
    const own = asked.current;
    const problem = others.length > 0 ? studioMessages.imageTooMany : fault;
    // What was chosen before stays, since the new one can't take its place.
    if (problem !== null) return setError('image_original', { message: problem });
    clearErrors('image_original');
    drawing.current?.end.abort();
    const end = new AbortController();
    const result = drawImage({ source: file, area: null, box: BOX }, end.signal).catch(() => null);
    drawing.current = { result, end };
    const chosen = { id: own, name: file.name, bytes: file.size };
    setImage({ ...chosen, url: URL.createObjectURL(file) });
    field.onChange(file);
    void result.then((drawn) => {
      // A photograph of a hundred megapixels needn't stay in memory to be looked at.
      if (drawn !== null && own === asked.current)
        setImage({ ...chosen, url: URL.createObjectURL(drawn.blob) });
    });
  };

  const url = image?.url;
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  useEffect(() => () => drawing.current?.end.abort(), []);

  return {
    /** Null as long as none was chosen. */
    image,
    error: fieldState.error?.message,
    take,
    /** Takes the chosen image out of the form again. */
    undo: () => {
      forget();
      clearErrors('image_original');
      field.onChange(null);
    },
    /** Begins anew, for a form that was reset. */
    forget,
    /** The image made small; null where there is none. */
    small: (): Promise<DrawnImage | null> => drawing.current?.result ?? Promise.resolve(null),
  };
}
export type ImageIntake = ReturnType<typeof useImageIntake>;
