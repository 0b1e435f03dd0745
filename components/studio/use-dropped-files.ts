'use client';

import { judgeFiles, type FileRule, type JudgedFile } from '@/lib/browser/judge-file';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped or pasted anywhere while a dialog or a page is open. A file that is dropped beside the place for it is taken too:
 * the browser would open it and leave the page with all that was typed. What is taken is judged as what is chosen.
 */
export function useDroppedFiles(rule: FileRule, take: (files: readonly JudgedFile[]) => void) {
  const taking = useEffectEvent((files: readonly File[]) => void judgeFiles(files, rule).then(take));
  const [isOver, setOver] = useState(false);
  const onDrop = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    taking([...(event.dataTransfer?.files ?? [])]);
  });
  const onOver = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  });
  const onLeave = useEffectEvent((event: DragEvent) => {
    // Out of the window, and not from one element to the next.
    if (event.relatedTarget === null) setOver(false);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    taking(files);
  });

  useEffect(() => {
    const end = new AbortController();
    const options = { signal: end.signal };
    window.addEventListener('dragover', (event) => onOver(event), options);
    window.addEventListener('dragleave', (event) => onLeave(event), options);
    window.addEventListener('drop', (event) => onDrop(event), options);
    window.addEventListener('paste', (event) => onPaste(event), options);
    return () => end.abort();
  }, []);

  /** Whether files are being dragged over the window. */
  return isOver;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
