'use client';

import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ProgressBar } from '@/components/ui/state/progress-bar';
import * as portfolioMessages from '@/lib/messages/portfolio';
import styles from './pdf-dialog.module.css';
import type { PdfJob } from './use-pdf';

/** How far the PDF is, with the way to stop it; and what to do where it could not be sent. */
export function PdfDialog({ job }: { job: PdfJob }) {
  const percent = Math.round(job.progress * 100);
  if (job.step === 'unsent') {
    return (
      <Dialog
        isOpen
        title={portfolioMessages.pdfNotSent}
        onClose={job.askCancel}
        footer={
          <>
            <Button small onClick={job.keepCopy}>
              내 컴퓨터에 저장
            </Button>
            <Button small look="primary" onClick={job.sendAgain}>
              다시 올리기
            </Button>
          </>
        }
      >
        <p className="t-small pre">{portfolioMessages.pdfNotSentHint}</p>
      </Dialog>
    );
  }
  const label = job.step === 'making' ? '쪽을 그리고 있어요' : '파일을 저장하고 있어요';
  return (
    <Dialog
      isOpen
      title="포트폴리오 파일 만들기"
      onClose={job.askCancel}
      footer={
        <Button small onClick={job.cancel}>
          만들기 취소
        </Button>
      }
    >
      <div className={styles.line}>
        <p className="t-small" role="status">
          {label}
        </p>
        <span className="t-small num">{percent}%</span>
      </div>
      <ProgressBar label={label} share={job.progress} />
    </Dialog>
  );
}
