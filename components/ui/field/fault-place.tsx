'use client';

import { useId } from 'react';
import { FAULT_PLACE, navigationFault } from '@/lib/browser/navigation-fault';
import { useStore } from '@/lib/browser/store';
import * as networkMessages from '@/lib/messages/network';
import { Button } from '@/components/ui/action/button';
import styles from '@/components/ui/state/notice-state.module.css';

/**
 * The place in a list that reports a navigation without a network. The list's items stay. A list has one between its
 * controls and its items; `Pagination` has its own.
 */
export function FaultPlace() {
  const id = useId();
  const fault = useStore(navigationFault, null);
  return (
    <div {...{ [FAULT_PLACE]: id }}>
      {fault?.place === id ? (
        <div ref={scrollIntoView} className={styles.fault} role="alert">
          <div>
            <p>{networkMessages.offline}</p>
            <p className="t-cap">{networkMessages.goesOn}</p>
          </div>
          <Button small onClick={fault.retry}>
            다시 시도
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const scrollIntoView = (alert: HTMLElement | null) =>
  alert?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
