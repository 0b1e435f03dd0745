'use client';

import { useEffect, useRef, useState } from 'react';
import { reportFailure } from '@/components/shell/report-failure';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { ApiFailure, hintOf } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { pause } from '@/lib/browser/pause';
import { putFile } from '@/lib/browser/put-file';
import { download, downloadBlob } from '@/lib/browser/save-file';
import type { Portfolio, PortfolioState } from '@/lib/contracts/portfolio';
import { artworkTitle } from '@/lib/format/names';
import * as portfolioLimits from '@/lib/limits/portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import type { PrintedPdf } from '@/lib/portfolio-pdf/print-order';
import { fileNameOf, isOfWorks, type DocumentKind } from '@/lib/portfolio/portfolio-documents';
import { tellFault, TooLarge } from './pdf-fault';
import { renderOnServer } from './render-on-server';
import type { PortfolioEditing } from './use-portfolio';

/** A PDF on its way: what is done now, how far it is, and what can be done about it. */
export interface PdfJob {
  step: 'making' | 'sending' | 'unsent';
  /** 0 to 1. */
  progress: number;
  cancel: () => void;
  /** Asks before it cancels: for a press beside the dialog, and Escape. */
  askCancel: () => void;
  /** Sends the PDF that could not be sent again, without making it anew. */
  sendAgain: () => void;
  /** Saves it on the artist's own disk. */
  keepCopy: () => void;
}

type Shown = Pick<PdfJob, 'step' | 'progress'>;

const PDF = 'application/pdf';
/** Devices that have little memory and would make the PDF slowly: the server makes it for them. */
const SMALL_DEVICE = '(pointer: coarse) and (max-width: 1050px)';

/** The portfolio's file: it is made in the browser, sent to storage and kept. Phones have the server make it. */
export function usePdf({ portfolio, saver, keepPdf }: PortfolioEditing, hadPdf: boolean) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [hasPdf, setHasPdf] = useState(hadPdf);
  const [isDownloading, setDownloading] = useState(false);
  const abort = useRef(new AbortController());
  const printed = useRef<{ pdf: PrintedPdf; state: PortfolioState } | null>(null);
  const name = fileNameOf(portfolio, 'portfolio');
  const isAsking = useRef(false);
  useEffect(() => () => abort.current.abort(), []);
  useUnsavedGuard(shown !== null, portfolioMessages.pdfLeave);

  /** @returns the signal of a new job. A cancel ends the job at once, whatever it waits for. */
  const startOver = () => {
    abort.current = new AbortController();
    return abort.current.signal;
  };

  const end = () => {
    printed.current = null;
    setShown(null);
  };

  const begin = async () => {
    if (shown !== null || isAsking.current) return;
    if (portfolio.artistArtWorks.length === 0) return showAlert(portfolioMessages.artworksRequired);
    isAsking.current = true;
    const isSure = await askConfirm(portfolioMessages.pdfConfirm, {
      text: portfolioMessages.pdfConfirmHint,
      confirmLabel: '만들기',
    });
    isAsking.current = false;
    if (!isSure) return;
    const signal = startOver();
    await Promise.race([makeAndKeep(signal), untilAborted(signal)]);
  };

  const makeAndKeep = async (signal: AbortSignal) => {
    setShown({ step: 'making', progress: 0 });
    const onProgress = (progress: number) => setShown({ step: 'making', progress });
    const state = await saver.settle(portfolio);
    if (signal.aborted) return;
    if (state === null) {
      end();
      return showAlert(portfolioMessages.saveFailed, hintOf(saver.store.get().failure ?? undefined));
    }
    if (window.matchMedia(SMALL_DEVICE).matches) return makeOnServer(state, { signal, onProgress });
    try {
      const pdf = await make(portfolio, 'portfolio', { signal, onProgress });
      if (pdf.pdf.size > portfolioLimits.pdfBytes) throw new TooLarge(`${pdf.pdf.size} bytes`);
      printed.current = { pdf, state };
    } catch (failure) {
      if (signal.aborted) return;
      end();
      await tellFault(failure);
      return;
    }
    await send(signal);
  };

  /** Has the server make and keep the PDF. */
  const makeOnServer = async ({ id, version }: PortfolioState, { signal, onProgress }: MakeOptions) => {
    const call = { params: { id }, body: { version }, signal };
    try {
      const { portfolio: kept, missing } = await renderOnServer({
        ask: () => callApi('post', '/v1/artists/me/portfolio/{id}/pdf/render', call),
        pause: (seconds) => pause(seconds, signal),
        onProgress,
      });
      if (signal.aborted) return;
      end();
      setHasPdf(true);
      keepPdf(kept);
      await tellMade(portfolio, missing, () => void downloadKept());
    } catch (failure) {
      if (signal.aborted) return;
      end();
      // What the artist can do something about is said as it is; the rest is a fault of ours.
      if (failure instanceof ApiFailure && !failure.isRetryable) await reportFailure(failure);
      else await tellFault(failure);
    }
  };

  const send = async (signal: AbortSignal) => {
    const made = printed.current;
    if (made === null) return;
    const { pdf, missing } = made.pdf;
    const { pagesDone } = portfolioLimits;
    const onProgress = (share: number) =>
      setShown({ step: 'sending', progress: pagesDone + share * (1 - pagesDone) });
    onProgress(0);
    try {
      const query = { fileName: name, contentType: PDF, size: pdf.size };
      const url = await callApi('get', '/v1/s3/put/presigned-url', { query, signal });
      await putFile(url, pdf, { contentType: PDF, signal, onProgress });
      const params = { id: made.state.id };
      const kept = await callApi('put', '/v1/artists/me/portfolio/{id}/pdf/saved', {
        params,
        body: { url },
      });
      end();
      setHasPdf(true);
      keepPdf(kept);
      await tellMade(portfolio, missing, () => downloadBlob(pdf, name));
    } catch (failure) {
      if (signal.aborted) return;
      setShown({ step: 'unsent', progress: pagesDone });
      // The dialog says that it wasn't sent, and offers to send it again.
      // Where there is no room for it, another attempt would end alike.
      const isReported = failure instanceof ApiFailure && [401, 413].includes(failure.status);
      if (isReported) await reportFailure(failure);
    }
  };

  /** Makes one of the other documents, and saves it on the artist's own disk. */
  const makeOther = async (kind: DocumentKind) => {
    if (shown !== null) return;
    if (isOfWorks(kind) && portfolio.artistArtWorks.length === 0)
      return showAlert(portfolioMessages.artworksRequired);
    const signal = startOver();
    setShown({ step: 'making', progress: 0 });
    try {
      const onProgress = (progress: number) => setShown({ step: 'making', progress });
      const { pdf } = await make(portfolio, kind, { signal, onProgress });
      downloadBlob(pdf, fileNameOf(portfolio, kind));
    } catch (failure) {
      if (signal.aborted) return;
      await tellFault(failure);
    }
    end();
  };

  /** Downloads the PDF that is kept. */
  const downloadKept = async () => {
    if (isDownloading) return;
    setDownloading(true);
    try {
      const { urls } = await callApi('get', '/v1/artists/me/portfolio/file-urls');
      const [url] = urls;
      if (url === undefined) await showAlert(portfolioMessages.pdfGone);
      else download(url, name);
    } catch (failure) {
      await reportFailure(failure);
    } finally {
      setDownloading(false);
    }
  };

  const cancel = () => {
    abort.current.abort();
    end();
  };

  const askCancel = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const asked = abort.current;
    const isSure = await askConfirm(portfolioMessages.pdfStop, {
      text: portfolioMessages.pdfStopHint,
      confirmLabel: '멈추기',
      cancelLabel: '계속 만들기',
    });
    isAsking.current = false;
    // It may be finished by now, or another PDF may be in progress.
    if (isSure && asked === abort.current) cancel();
  };

  const job: PdfJob | null = shown && {
    ...shown,
    cancel,
    askCancel: () => void askCancel(),
    sendAgain: () => {
      void send(startOver());
    },
    keepCopy: () => {
      if (printed.current !== null) downloadBlob(printed.current.pdf.pdf, name);
    },
  };
  return {
    ...{ job, begin, makeOther, hasPdf, download: downloadKept, isDownloading },
    /** Called when a portfolio is shown whose PDF is kept. */
    noteKept: () => setHasPdf(true),
  };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

interface MakeOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/**
 * Makes a document of the portfolio as a PDF. What draws it is loaded now.
 * @throws Error where it can't be made, and the signal's reason
 */
async function make(portfolio: Portfolio, kind: DocumentKind, options: MakeOptions): Promise<PrintedPdf> {
  const { printPdf } = await import('@/lib/browser/print-pdf');
  return printPdf({ portfolio, kind, origin: window.location.origin }, options);
}

async function tellMade(portfolio: Portfolio, missing: readonly string[], save: () => void): Promise<void> {
  const sources = new Set(missing);
  const titles = portfolio.artistArtWorks
    .filter(({ imageUrl }) => sources.has(imageUrl))
    .map((work) => artworkTitle(work));
  const wantsCopy = await askConfirm(portfolioMessages.pdfMade, {
    ...(titles.length === 0 ? {} : { text: portfolioMessages.pdfMissing(titles) }),
    confirmLabel: 'PDF 내려받기',
    cancelLabel: '닫기',
  });
  if (wantsCopy) save();
}
