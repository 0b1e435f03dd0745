'use client';

import { useState } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice-chips';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { apiUrl } from '@/lib/api/url';
import type { ExportFormat } from '@/lib/contracts/organization-applicant';
import { keysOf } from '@/lib/keys-of';
import type { ApplicantListState } from '@/lib/lists/organization-lists';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import styles from './export-dialog.module.css';

interface ExportDialogProps {
  contestUuid: string;
  /** Whom the table shows. */
  filter: ApplicantListState['filter'];
  onClose: () => void;
}

const STATUSES = { ALL: '전체', ...APPLICANT_STATUS_LABELS };
const FORMATS: Readonly<Record<ExportFormat, string>> = {
  xlsx: '명단 (XLSX)',
  csv: '명단 (CSV)',
  zip: '첨부 파일 (ZIP)',
};

/** The applicants as files to take away. The links are plain, so that the browser downloads as it always does. */
export function ExportDialog({ contestUuid, filter, onClose }: ExportDialogProps) {
  const [status, setStatus] = useState(filter);
  return (
    <Dialog isOpen title="명단 내려받기" onClose={onClose}>
      <div className={styles.choices}>
        <ChoiceChips legend="누구를" options={STATUSES} chosen={status} onChoose={setStatus} />
        <ul className={styles.links}>
          {keysOf(FORMATS).map((format) => (
            <li key={format}>
              <a
                className={buttonClasses({ small: true, wide: true })}
                download=""
                href={apiUrl('/v1/organizations/contests/{uuid}/export', {
                  params: { uuid: contestUuid },
                  query: { format, ...(status === 'ALL' ? {} : { status }) },
                })}
              >
                <Icon name="download" size={18} />
                {FORMATS[format]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
