'use client';

import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/field/checkbox';
import { Skeleton } from '@/components/ui/state/skeleton';
import styles from './applicants-table.module.css';

interface ApplicantsTableProps {
  columns: readonly { name: string; label: string }[];
  /** How many of the rows are chosen; null for readers who choose none. */
  choice: { isAll: boolean; isSome: boolean; onAll: (isChosen: boolean) => void } | null;
  children: ReactNode;
}

/** The table of applicants. On phones each row is a line of its own, and the table's head is only read out. */
export function ApplicantsTable({ columns, choice, children }: ApplicantsTableProps) {
  return (
    // Columns that a reader adds may need more room than there is.
    <div className={styles.scroller}>
      <table className={styles.table} aria-label="지원자">
        <thead>
          <tr>
            {choice === null ? null : (
              <th scope="col" className={styles.choice}>
                <Checkbox
                  aria-label="이 쪽의 지원자 모두 선택"
                  checked={choice.isAll}
                  ref={(input) => {
                    if (input !== null) input.indeterminate = choice.isSome && !choice.isAll;
                  }}
                  onChange={({ target }) => choice.onAll(target.checked)}
                >
                  {null}
                </Checkbox>
              </th>
            )}
            <th scope="col">지원자</th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col" className={styles.detail}>
                {label}
              </th>
            ))}
            <th scope="col" className={styles.detail}>
              지원 일시
            </th>
            <th scope="col" className={styles.detail}>
              첨부
            </th>
            <th scope="col" className={styles.detail}>
              평균 점수
            </th>
            <th scope="col" className={styles.detail}>
              내 점수
            </th>
            <th scope="col">상태</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** Placeholders while another page of the list is loaded. */
export function ApplicantsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.waiting} aria-busy="true">
      <span className="vh">지원자를 불러오는 중</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height="56px" />
      ))}
    </div>
  );
}
