'use client';

import { TextButton } from '@/components/ui/action/text-link';
import * as formMessages from '@/lib/messages/form';
import styles from '@/components/ui/state/notice-state.module.css';
import type { KeptTyping } from './use-kept-typing';

/** Says that typed text was restored into the form, and lets the user discard it. */
export function KeptNote({
  kept: { restored, discard },
}: {
  kept: Pick<KeptTyping, 'restored' | 'discard'>;
}) {
  if (restored === null) return null;
  return (
    <div className={styles.kept} data-kept-note="">
      <p role="status">
        {formMessages.typingRestored}
        {restored.lacksFiles ? ` ${formMessages.filesAgain}` : ''}
      </p>
      <TextButton onClick={discard}>버리기</TextButton>
    </div>
  );
}
