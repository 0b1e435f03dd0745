'use client';

import { useEffect, useRef, useState } from 'react';
import { isSessionFailure, reportFailure } from '@/components/shell/report-failure';
import { SendButton } from '@/components/ui/action/send-button';
import { showToast } from '@/components/ui/dialog/toast-store';
import { FormAlert } from '@/components/ui/field/form-alert';
import { Icon } from '@/components/ui/icon';
import { apiUrl } from '@/lib/api/url';
import { failureMessage } from '@/lib/browser/api-failure';
import { fetchFile } from '@/lib/browser/fetch-file';
import { downloadBlob } from '@/lib/browser/save-file';
import { minutesFileName } from '@/lib/contest/minutes/minutes';
import { lockOf } from '@/lib/contest/review-lock';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import * as minutesMessages from '@/lib/messages/contest-minutes';
import styles from './minutes-section.module.css';

/** The download of the minutes of a contest's jury (C-101). The server makes them while the button waits. */
export function MinutesSection({ contest }: { contest: OrganizationContest }) {
  const [state, setState] = useState<'none' | 'making' | 'failed'>('none');
  const [alert, setAlert] = useState<string | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const lock = lockOf({ kind: 'MINUTES' }, contest);

  const take = async () => {
    const { signal } = leaving.current;
    setState('making');
    setAlert(null);
    try {
      const url = apiUrl('/v1/organizations/contests/{uuid}/minutes', { params: { uuid: contest.uuid } });
      downloadBlob(await fetchFile(url, signal), minutesFileName(contest.title, new Date()));
      setState('none');
      showToast(minutesMessages.made);
    } catch (failure) {
      if (signal.aborted) return;
      setState('failed');
      if (isSessionFailure(failure)) await reportFailure(failure);
      else setAlert(minutesMessages.failed(failureMessage(failure)));
    }
  };

  return (
    <section className={styles.section} aria-labelledby="minutes">
      <h2 id="minutes" className={styles.title}>
        {minutesMessages.title}
      </h2>
      <p className="t-small pre">{lock ?? minutesMessages.lead}</p>
      {lock === null ? (
        <>
          <FormAlert>{alert}</FormAlert>
          <SendButton small sendingLabel="만드는 중" onSend={take}>
            <Icon name="download" size={18} />
            {state === 'failed' ? '다시 시도' : '회의록 PDF 내려받기'}
          </SendButton>
          <p className="t-cap" role="status">
            {state === 'making' ? minutesMessages.making : ''}
          </p>
        </>
      ) : null}
    </section>
  );
}
