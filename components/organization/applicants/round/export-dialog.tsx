'use client';

import { useEffect, useRef, useState } from 'react';
import { isSessionFailure, reportFailure } from '@/components/shell/report-failure';
import { buttonClasses } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/field/checkbox';
import { ChoiceChips } from '@/components/ui/field/choice-chips';
import { Dialog } from '@/components/ui/dialog/dialog';
import { FormAlert } from '@/components/ui/field/form-alert';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/field/text-field';
import { apiUrl } from '@/lib/api/url';
import { failureMessage } from '@/lib/browser/api-failure';
import { assertFile } from '@/lib/browser/assert-file';
import { isPlainClick } from '@/lib/browser/plain-click';
import { download } from '@/lib/browser/save-file';
import { reasonFault } from '@/lib/contracts/access-reason';
import type { ExportFormat } from '@/lib/contracts/organization-applicant';
import * as contestMessages from '@/lib/messages/contest';
import { keysOf } from '@/lib/keys-of';
import type { ApplicantListState } from '@/lib/lists/organization-lists';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import styles from './export-dialog.module.css';

interface ExportDialogProps {
  contestUuid: string;
  /** The current filter of the table. */
  filter: ApplicantListState['filter'];
  /** Why they are taken along. Its owner keeps it while the dialog is closed. */
  reason: string;
  onReason: (reason: string) => void;
  onClose: () => void;
}

const STATUSES = { ALL: '전체', ...APPLICANT_STATUS_LABELS };
type Status = keyof typeof STATUSES;
const isStatus = (filter: string): filter is Status => filter in STATUSES;
const FORMATS: Readonly<Record<ExportFormat, string>> = {
  xlsx: '명단 (XLSX)',
  csv: '명단 (CSV)',
  zip: '첨부 파일 (ZIP)',
};

/** Exports the applicants as files. The browser downloads a file once the server has confirmed that it exists. */
export function ExportDialog({ contestUuid, filter, reason, onReason, onClose }: ExportDialogProps) {
  const [status, setStatus] = useState<Status>(isStatus(filter) ? filter : 'ALL');
  const [hasReviews, setReviews] = useState(false);
  const [asked, setAsked] = useState<ExportFormat | null>(null);
  const [error, setError] = useState<string>();
  const [alert, setAlert] = useState<string | null>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const take = async (format: ExportFormat, href: string) => {
    if (asked !== null) return;
    const fault = reasonFault(reason, contestMessages.exportReasonRequired);
    setError(fault ?? undefined);
    setAlert(null);
    if (fault !== null) return;
    setAsked(format);
    try {
      await assertFile(`${href}&check=true`);
      if (!isOpen.current) return;
      download(href, '');
    } catch (failure) {
      if (!isOpen.current) return;
      if (isSessionFailure(failure)) return void (await reportFailure(failure));
      setAlert(failureMessage(failure));
    } finally {
      setAsked(null);
    }
  };

  const hrefOf = (format: ExportFormat) =>
    apiUrl('/v1/organizations/contests/{uuid}/export', {
      params: { uuid: contestUuid },
      query: {
        ...{ format, reason },
        ...(status === 'ALL' ? {} : { status }),
        ...(hasReviews && format === 'xlsx' ? { reviews: 'true' as const } : {}),
      },
    });
  return (
    <Dialog isOpen title="명단 내려받기" onClose={onClose}>
      <div className={styles.choices}>
        <ChoiceChips legend="누구를" options={STATUSES} chosen={status} onChoose={setStatus} />
        <TextField
          label="사유"
          required
          autoComplete="off"
          value={reason}
          error={error}
          hint={contestMessages.exportReasonHint}
          onChange={({ target }) => onReason(target.value)}
        />
        <Checkbox checked={hasReviews} onChange={({ target }) => setReviews(target.checked)}>
          XLSX에 심사 시트 넣기 (점수, 항목, 심사평, 공유 메모)
        </Checkbox>
        <ul className={styles.links}>
          {keysOf(FORMATS).map((format) => (
            <li key={format}>
              <a
                className={buttonClasses({ small: true, wide: true })}
                download=""
                href={hrefOf(format)}
                aria-busy={asked === format}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  void take(format, hrefOf(format));
                }}
              >
                <Icon name="download" size={18} />
                {asked === format ? '준비하는 중' : FORMATS[format]}
              </a>
            </li>
          ))}
        </ul>
        <FormAlert>{alert}</FormAlert>
      </div>
    </Dialog>
  );
}
