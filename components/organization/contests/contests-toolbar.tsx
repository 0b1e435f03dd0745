'use client';

import { ListSearch } from '@/components/ui/list/list-search';
import { Select } from '@/components/ui/field/select';
import { organizationContestList, type OrganizationContestListState } from '@/lib/lists/organization-lists';
import { CONTEST_STANDING_LABELS } from '@/lib/options/contest';
import styles from './contests-page.module.css';

interface ContestsToolbarProps {
  state: OrganizationContestListState;
  onGo: (href: string) => void;
}

const list = organizationContestList;
const FILTER_LABELS: Readonly<Record<OrganizationContestListState['filter'], string>> = {
  ALL: '전체 상태',
  ...CONTEST_STANDING_LABELS,
};
const SORT_LABELS: Readonly<Record<OrganizationContestListState['sort'], string>> = {
  createdAt: '최근 만든 순',
  closesAt: '마감순',
  title: '제목순',
};

/** The line above the contests: the search, and the choices of which to see in which order. */
export function ContestsToolbar({ state, onGo }: ContestsToolbarProps) {
  const go = (change: Partial<OrganizationContestListState>) =>
    onGo(list.address({ ...state, ...change, page: 0 }));
  return (
    <div className={styles.tools}>
      <ListSearch
        className={styles.search}
        label="공모 검색"
        placeholder="공모 제목"
        list={list}
        state={state}
        onGo={onGo}
      />
      <div className={styles.choices}>
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
          options={list.orders.map(({ sort }) => ({ value: sort, label: SORT_LABELS[sort] }))}
          value={state.sort}
          onChange={({ target }) => go(list.orders[target.selectedIndex] ?? {})}
        />
      </div>
    </div>
  );
}
