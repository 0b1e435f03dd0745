'use client';

import { useEffect, useState, type RefObject } from 'react';
import type { OpenPdf } from '@/lib/browser/open-pdf';

interface Drawing {
  pdf: OpenPdf;
  number: number;
  /** Pixels; 0 until they are known. */
  width: number;
  isDrawn: boolean;
}

/** Draws a page into its place as long as it is to be drawn, and reads its text the first time. */
export function usePageDrawing(place: RefObject<HTMLElement | null>, drawing: Drawing) {
  const { pdf, number, width, isDrawn } = drawing;
  const [isBroken, setBroken] = useState(false);
  const [text, setText] = useState<string | null>(null);

  useEffect(() => {
    if (!isDrawn || width === 0) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    pdf.drawPage(number, { width, signal }).then(
      (canvas) => {
        // Drawn anew in another size, the page is seen until then.
        if (!signal.aborted) show(place.current, canvas);
      },
      () => {
        if (!signal.aborted) setBroken(true);
      },
    );
    return () => leaving.abort();
  }, [pdf, number, width, isDrawn, place]);

  useEffect(() => {
    const shown = place.current;
    if (isDrawn) return () => show(shown, null);
  }, [isDrawn, place]);

  useEffect(() => {
    if (!isDrawn || text !== null) return;
    let isGone = false;
    pdf.readText(number).then(
      (read) => {
        if (!isGone) setText(read);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [pdf, number, isDrawn, text]);

  return { isBroken, text };
}

/** Puts a canvas in the place of another, whose memory is given back at once. */
function show(place: HTMLElement | null, canvas: HTMLCanvasElement | null): void {
  for (const old of place?.querySelectorAll('canvas') ?? []) {
    old.width = 0;
    old.height = 0;
  }
  place?.replaceChildren(...(canvas === null ? [] : [canvas]));
}
