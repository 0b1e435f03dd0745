'use client';

import { memo, useRef } from 'react';
import type { OpenPdf } from '@/lib/browser/open-pdf';
import * as pdfMessages from '@/lib/messages/pdf';
import styles from './pdf-pages.module.css';
import { usePageDrawing } from './use-page-drawing';

interface PdfPageProps {
  pdf: OpenPdf;
  /** The file's. */
  name: string;
  number: number;
  /** Width ÷ height. */
  ratio: number;
  /** Pixels across the page; 0 until they are known. */
  width: number;
  isDrawn: boolean;
}

/** A page: a box of its proportions, which has a picture while it is near, and its text for those who listen. */
export const PdfPage = memo(function PdfPage({ name, ratio, ...drawing }: PdfPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isBroken, text } = usePageDrawing(place, drawing);
  return (
    <li className={styles.page}>
      <div
        ref={place}
        role="img"
        aria-label={`${name} ${drawing.number}쪽`}
        className={styles.sheet}
        style={{ aspectRatio: ratio }}
      />
      {isBroken ? <p className={`t-small ${styles.broken}`}>{pdfMessages.pageBroken}</p> : null}
      {text === null || text === '' ? null : <p className="vh">{text}</p>}
    </li>
  );
});
