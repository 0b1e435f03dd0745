'use client';

import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/field/checkbox';
import { ListSearch } from '@/components/ui/list/list-search';
import { Select } from '@/components/ui/field/select';
import type { applicantListOf, ApplicantListState } from '@/lib/lists/organization-lists';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import styles from './applicants-toolbar.module.css';

interface ApplicantsToolbarProps {
  list: ReturnType<typeof applicantListOf>;
  state: ApplicantListState;
  /** The round of the review that goes on. */
  round: number;
  /** Names are hidden from the reader. */
  isBlind: boolean;
  onGo: (href: string) => void;
  /** Buttons beside the choices. */
  children: ReactNode;
}

type Filter = ApplicantListState['filter'];
const FILTER_LABELS: Readonly<Record<Filter, string>> = {
  ...{ ALL: '전체 상태', UNSCORED: '내 미채점', HELD: '내 보류' },
  ...APPLICANT_STATUS_LABELS,
};
const SORT_LABELS: Readonly<Record<ApplicantListState['sort'], string>> = {
  sentAt: '지원순',
  name: '이름순',
  score: '점수순',
};

/** The line above the applicants: the search, and the choices of whom to see in which order. */
export function ApplicantsToolbar({ list, state, round, isBlind, onGo, children }: ApplicantsToolbarProps) {
  const go = (change: Partial<ApplicantListState>) => onGo(list.address({ ...state, ...change, page: 0 }));
  const orders = list.orders.filter(({ sort }) => !isBlind || sort !== 'name');
  return (
    <div className={styles.line}>
      <ListSearch
        className={styles.search}
        label="지원자 검색"
        placeholder={isBlind ? '접수 번호' : '이름, 답변, 접수 번호'}
        list={list}
        state={state}
        onGo={onGo}
      />
      <div className={styles.choices}>
        {round > 1 ? (
          <Checkbox checked={state.current} onChange={({ target }) => go({ current: target.checked })}>
            {round}차 심사만
          </Checkbox>
        ) : null}
        <Select
          label="상태"
          isLabelHidden
          className={styles.select}
          options={list.filters.map((value) => ({ value, label: FILTER_LABELS[value] }))}
          value={state.filter}
          onChange={({ target }) => go({ filter: list.filters[target.selectedIndex] ?? 'ALL' })}
        />
        <Select
          label="정렬"
          isLabelHidden
          className={styles.select}
          options={orders.map(({ sort }) => ({ value: sort, label: SORT_LABELS[sort] }))}
          value={state.sort}
          onChange={({ target }) => go(orders[target.selectedIndex] ?? {})}
        />
        {children}
      </div>
    </div>
  );
}
