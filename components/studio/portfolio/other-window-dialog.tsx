'use client';

import { Dialog } from '@/components/ui/dialog/dialog';
import { SendButton } from '@/components/ui/action/send-button';
import type { Portfolio } from '@/lib/contracts/portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { differencesOf } from '@/lib/portfolio/differences';
import styles from './other-window-dialog.module.css';
import { contentOf } from './portfolio-calls';
import type { OtherWindow } from './use-other-window';

interface OtherWindowDialogProps {
  portfolio: Portfolio;
  otherWindow: OtherWindow;
}

/** Compares this window's portfolio with the one that another window saved, and lets the artist choose one. */
export function OtherWindowDialog({ portfolio, otherWindow }: OtherWindowDialogProps) {
  const { other, isDeciding, goOnWith, later } = otherWindow;
  const differences = other === null ? [] : differencesOf(portfolio, contentOf(other));
  return (
    <Dialog
      isOpen
      isFullOnPhones
      hasFootInSight
      width={720}
      title={portfolioMessages.staleChoice}
      onClose={later}
      footer={
        <>
          {other === null ? null : (
            <SendButton small isSending={isDeciding} onSend={() => goOnWith('there')}>
              다른 창의 내용 불러오기
            </SendButton>
          )}
          <SendButton small look="primary" isSending={isDeciding} onSend={() => goOnWith('here')}>
            이 창의 내용 남기기
          </SendButton>
        </>
      }
    >
      <p className="t-small pre">
        {other === null ? portfolioMessages.staleGone : portfolioMessages.staleHint}
      </p>
      {differences.map(({ label, here, there }) => (
        <section key={label} className={styles.part}>
          <h3 className="t-small">{label}</h3>
          <dl className={styles.sides}>
            <div>
              <dt className="t-cap">이 창</dt>
              <dd className="t-small pre">{here}</dd>
            </div>
            <div>
              <dt className="t-cap">다른 창</dt>
              <dd className="t-small pre">{there}</dd>
            </div>
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
