'use client';

import clsx from 'clsx';
import { useRef } from 'react';
import { useDroppedFiles } from '@/components/studio/use-dropped-files';
import { ARTWORK_IMAGE } from '@/components/studio/artworks/check-image';
import { FileInput } from '@/components/ui/field/file-input';
import type { JudgedFile } from '@/lib/browser/judge-file';
import { Icon } from '@/components/ui/icon';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  onFiles: (files: readonly JudgedFile[]) => void;
  /** Whether a dialog takes what is dropped. */
  isCovered: boolean;
}

/** A button that chooses images. What is dropped beside it on the page is taken too. */
export function DropZone({ onFiles, isCovered }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDroppedFiles(ARTWORK_IMAGE, (files) => (isCovered ? undefined : onFiles(files)));
  return (
    <>
      <button
        type="button"
        className={clsx(styles.zone, isOver && !isCovered && styles.over)}
        onClick={() => input.current?.click()}
      >
        <Icon name="plus" />
        <span>이미지 여러 장 올리기</span>
        <span className="t-cap">JPG, PNG · 한 장에 30MB까지 · 여기에 끌어 놓아도 돼요</span>
      </button>
      <FileInput
        ref={input}
        multiple
        className="vh"
        tabIndex={-1}
        aria-hidden
        rule={ARTWORK_IMAGE}
        onFiles={onFiles}
      />
    </>
  );
}
