'use client';

import { useState } from 'react';
import { reportFailure } from '@/components/shell/report-failure';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { Button, IconButton } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { SendButton } from '@/components/ui/action/send-button';
import { showToast } from '@/components/ui/dialog/toast-store';
import { useLateQueries } from '@/components/ui/use-late-queries';
import { ApiFailure, failureMessage, hintOf } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { download } from '@/lib/browser/save-file';
import type { EarlierPortfolio, SavedPortfolio } from '@/lib/contracts/portfolio';
import { formatMoment } from '@/lib/format/moment';
import * as portfolioLimits from '@/lib/limits/portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import styles from './earlier-dialog.module.css';
import { restorePortfolio } from './portfolio-calls';

const earlierQuery = {
  queryKey: ['portfolio-earlier'],
  queryFn: async () => (await callApi('get', '/v1/artists/me/portfolio/earlier')).content,
  staleTime: 0,
  gcTime: 0,
};

interface EarlierDialogProps {
  /** Saves pending changes. @returns whether it succeeded */
  settle: () => Promise<boolean>;
  onRestored: (saved: SavedPortfolio) => void;
  onClose: () => void;
}

/** Lists the portfolios that were replaced, with their PDFs, and restores them. */
export function EarlierDialog({ settle, onRestored, onClose }: EarlierDialogProps) {
  const { results, error, load } = useLateQueries([earlierQuery]);
  const result = results?.[0];
  const failure = error ?? result?.error ?? null;
  const reload = () => (error === null ? void result?.refetch() : load());
  const [isRestoring, setRestoring] = useState(false);

  const restore = async (portfolio: EarlierPortfolio) => {
    const { id, isTemporary } = portfolio;
    try {
      const isSure = await askConfirm(portfolioMessages.restore, {
        text: `${nameOf(portfolio)}\n${isTemporary ? portfolioMessages.restoreHint : portfolioMessages.restoreFinishedHint}`,
        confirmLabel: '되살리기',
      });
      if (!isSure) return;
      setRestoring(true);
      if (!(await settle())) return void (await showAlert(portfolioMessages.saveFailed, hintOf()));
      onRestored(await restoreSurely(id));
      showToast(portfolioMessages.restored);
    } catch (problem) {
      // The question has said already that there was no answer.
      if (!(problem instanceof ApiFailure) || problem.status !== 0) await reportFailure(problem);
      reload();
    } finally {
      setRestoring(false);
    }
  };

  return (
    <Dialog
      isOpen
      isFullOnPhones
      width={720}
      title="이전 포트폴리오"
      onClose={onClose}
      footer={
        <Button small onClick={onClose}>
          닫기
        </Button>
      }
    >
      <p className="t-small pre">{portfolioMessages.earlierHelp(portfolioLimits.earlierMax)}</p>
      {failure === null ? (
        <EarlierList earlier={result?.data ?? null} isRestoring={isRestoring} onRestore={restore} />
      ) : (
        <ErrorState title={portfolioMessages.earlierFailed} hint={failureMessage(failure)} onRetry={reload} />
      )}
    </Dialog>
  );
}

/** Restores a portfolio, and asks to try again as long as there is no answer: the call may have succeeded. @throws {ApiFailure} */
async function restoreSurely(id: string): Promise<SavedPortfolio> {
  try {
    return await restorePortfolio(id);
  } catch (failure) {
    const hasAnswer = !(failure instanceof ApiFailure) || failure.status !== 0;
    const isAgain =
      !hasAnswer &&
      (await askConfirm(failure.message, {
        text: portfolioMessages.restoredPerhaps,
        confirmLabel: '다시 시도',
        cancelLabel: '닫기',
      }));
    if (isAgain) return restoreSurely(id);
    throw failure;
  }
}

interface EarlierListProps {
  /** Null while they are loading. */
  earlier: readonly EarlierPortfolio[] | null;
  isRestoring: boolean;
  onRestore: (portfolio: EarlierPortfolio) => Promise<void>;
}

function EarlierList({ earlier, isRestoring, onRestore }: EarlierListProps) {
  if (earlier === null) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <span className="vh">이전 포트폴리오를 불러오는 중</span>
        <Skeleton height="72px" />
        <Skeleton height="72px" />
      </div>
    );
  }
  if (earlier.length === 0) return <EmptyState title={portfolioMessages.earlierNone} />;
  return (
    <ul className={styles.list} aria-label="이전 포트폴리오">
      {earlier.map((portfolio) => {
        const name = nameOf(portfolio);
        return (
          <li key={portfolio.id} className={styles.row}>
            <div className={styles.words}>
              <p>{name}</p>
              <p className="t-cap muted">{wordsOf(portfolio)}</p>
            </div>
            {portfolio.hasPdf ? (
              <IconButton
                icon="download"
                label={`${name} PDF 내려받기`}
                onClick={() => void downloadPdf(portfolio)}
              />
            ) : null}
            <SendButton
              small
              aria-label={`${name} 되살리기`}
              isSending={isRestoring}
              onSend={() => onRestore(portfolio)}
            >
              되살리기
            </SendButton>
          </li>
        );
      })}
    </ul>
  );
}

/** When the portfolio was saved, which helps to recognise it. */
const nameOf = ({ updatedAt }: EarlierPortfolio) => formatMoment(new Date(updatedAt));

function wordsOf({ isTemporary, isShown, works, titles }: EarlierPortfolio): string {
  const rest = works - titles.length;
  const names = rest > 0 ? `${titles.join(', ')} 외 ${rest}점` : titles.join(', ');
  return [
    isTemporary ? '작업하던 것' : '완성한 것',
    ...(isShown ? ['링크로 보여 주는 중'] : []),
    works === 0 ? '작품 없음' : names,
  ].join(' · ');
}

async function downloadPdf({ id }: EarlierPortfolio): Promise<void> {
  try {
    const { url } = await callApi('get', '/v1/artists/me/portfolio/{id}/file-url', { params: { id } });
    download(url, '포트폴리오.pdf');
  } catch (failure) {
    await reportFailure(failure);
  }
}
