'use client';

import { useRef } from 'react';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import type { OpenPdf } from '@/lib/browser/open-pdf';
import * as contestMessages from '@/lib/messages/contest';
import * as pdfMessages from '@/lib/messages/pdf';
import { PdfPage } from './pdf-page';
import styles from './pdf-pages.module.css';
import { useDrawnPages } from './use-drawn-pages';
import { useOpenPdf } from './use-open-pdf';
import { usePixelWidth } from './use-pixel-width';
import { useSeen } from './use-seen';

interface PdfPagesProps {
  /** A new address of the same file changes nothing; another file needs another key. */
  url: string;
  name: string;
}

const A4 = 210 / 297;

/** The pages of a PDF, one below the other. The file is fetched when it comes near the sight. */
export function PdfPages({ url, name }: PdfPagesProps) {
  const box = useRef<HTMLDivElement>(null);
  const { pdf, fault, retry } = useOpenPdf(url, useSeen(box));
  const isLoading = pdf === null && fault === null;
  return (
    <div ref={box} className={styles.pdf} aria-busy={isLoading}>
      {isLoading ? (
        <>
          <p className="vh">{pdfMessages.loading(name)}</p>
          <Skeleton ratio={A4} />
        </>
      ) : null}
      {fault === 'FAILED' ? (
        <ErrorState title={pdfMessages.failed} hint={pdfMessages.failedHint} onRetry={retry} />
      ) : null}
      {fault === 'WITHHELD' ? (
        <ErrorState title={pdfMessages.withheld} hint={contestMessages.withheldFile} />
      ) : null}
      {fault === 'LOCKED' ? <ErrorState title={pdfMessages.locked} hint={pdfMessages.lockedHint} /> : null}
      {pdf === null ? null : <Sheets pdf={pdf} name={name} />}
    </div>
  );
}

function Sheets({ pdf, name }: { pdf: OpenPdf; name: string }) {
  const list = useRef<HTMLOListElement>(null);
  const drawn = new Set(useDrawnPages(list));
  const width = usePixelWidth(list);
  const { count, ratios } = pdf;
  return (
    <>
      <ol ref={list} className={styles.pages} aria-label={name}>
        {ratios.map((ratio, index) => {
          const number = index + 1;
          const page = { pdf, name, number, ratio, width, isDrawn: drawn.has(number) };
          return <PdfPage key={number} {...page} />;
        })}
      </ol>
      {count > ratios.length ? (
        <p className="t-small muted">{pdfMessages.pagesCut(ratios.length, count)}</p>
      ) : null}
    </>
  );
}
