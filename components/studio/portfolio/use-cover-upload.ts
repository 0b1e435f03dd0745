'use client';

import { useState } from 'react';
import { reportFailure } from '@/components/shell/report-failure';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import * as leavingMessages from '@/lib/messages/leaving';
import { withCover } from '@/lib/portfolio/changes';
import { loadWorkedOn, sendCover } from './portfolio-calls';
import type { PortfolioEditing } from './use-portfolio';

/**
 * Sends a file as the cover's picture. It goes with a save of its own, whose answer has no address of it, so the
 * portfolio is read once more.
 */
export function useCoverUpload({ portfolio, saver, change }: PortfolioEditing, onSent: () => void) {
  const [isSending, setSending] = useState(false);
  useUnsavedGuard(isSending, leavingMessages.sending);

  const send = async (file: File) => {
    if (isSending) return;
    setSending(true);
    try {
      const before = await saver.settle(portfolio);
      // The page says beside the portfolio why it could not be saved.
      if (before === null) return;
      await sendCover(portfolio, before, file);
      const saved = await loadWorkedOn();
      if (saved === null) return;
      saver.goOn({ state: saved, savedAt: saved.updatedAt }, null);
      change((shown) => withCover(shown, saved.cover));
      onSent();
    } catch (failure) {
      await reportFailure(failure);
    } finally {
      setSending(false);
    }
  };

  return { isSending, send };
}
