'use client';

import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { ArtImage } from '@/components/ui/image/art-image';
import { Checkbox } from '@/components/ui/field/checkbox';
import { isPlainClick } from '@/lib/browser/plain-click';
import type { ApplicantRow as Row } from '@/lib/contracts/organization-applicant';
import { applicantName } from '@/components/organization/applicants/applicant-name';
import { ApplicantStatusMark } from '@/components/organization/applicants/room/applicant-status';
import styles from './applicants-table.module.css';
import { meanWords, ownWords, shortMoment, toldWords } from './row-words';

interface ApplicantRowProps {
  row: Row;
  columns: readonly { name: string; label: string }[];
  /** Null for readers who can't select applicants. */
  choice: { isChosen: boolean; onChoose: (isChosen: boolean) => void } | null;
  /** The address of the list with this applicant open. */
  href: string;
  onOpen: () => void;
  /** Whether the decisions were announced. */
  isAnnounced: boolean;
}

export function ApplicantRow({ row, columns, choice, href, onOpen, isAnnounced }: ApplicantRowProps) {
  const name = applicantName(row);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <tr className={clsx(choice?.isChosen && styles.chosen)}>
      {choice === null ? null : (
        <td className={styles.choice}>
          <Checkbox
            aria-label={`${name} 선택`}
            checked={choice.isChosen}
            onChange={({ target }) => choice.onChoose(target.checked)}
          >
            {null}
          </Checkbox>
        </td>
      )}
      <th scope="row" className={styles.person}>
        <span className={styles.card}>
          {row.portrait === null ? null : (
            <span className={styles.portrait}>
              <ArtImage image={row.portrait} alt="" sizes="34px" maxWidth={120} fit="cover" />
            </span>
          )}
          <span className={styles.names}>
            <a id={`applicant-${row.id}`} href={href} className={styles.name} onClick={open}>
              {name}
            </a>
            <span className={`t-en ${styles.below}`}>
              {row.nameEn}
              {row.isWithdrawn ? <span className={styles.gone}>탈퇴한 회원</span> : null}
            </span>
          </span>
        </span>
      </th>
      {columns.map(({ name: column }) => (
        <td key={column} className={`${styles.detail} ${styles.answer}`}>
          {row.texts[column] ?? '–'}
        </td>
      ))}
      <td className={`num ${styles.detail} ${styles.line}`}>{shortMoment(row.sentAt)}</td>
      <td className={`num ${styles.detail} ${styles.line}`}>{row.files}건</td>
      <td className={`num ${styles.detail} ${styles.line}`}>{meanWords(row)}</td>
      <td className={`num ${styles.detail} ${styles.line}`}>{ownWords(row)}</td>
      <td className={styles.status}>
        {row.status === null ? (
          <span className="t-small muted">{row.ownScore === null ? '미채점' : '채점함'}</span>
        ) : (
          <ApplicantStatusMark status={row.status} />
        )}
        {isAnnounced ? <span className={`t-cap ${styles.told}`}>{toldWords(row)}</span> : null}
      </td>
    </tr>
  );
}
