'use client';

import { MyPageHead } from '@/components/my/my-page-head';
import { ButtonLink } from '@/components/ui/action/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ListSearch } from '@/components/ui/list/list-search';
import { PagedList } from '@/components/ui/list/paged-list';
import { Select } from '@/components/ui/field/select';
import { TextLink } from '@/components/ui/action/text-link';
import { useEndlessPages } from '@/components/ui/list/use-endless-pages';
import { useListNavigation } from '@/components/ui/list/use-list-navigation';
import { callApi } from '@/lib/browser/call-api';
import type { Page } from '@/lib/contracts/envelope';
import type { InquiryRow } from '@/lib/contracts/support';
import { inquiryList, type InquiryListState } from '@/lib/lists/support-lists';
import * as myPaths from '@/lib/paths/my';
import { InquiryLine } from './inquiry-line';
import { LinesSkeleton } from './lines-skeleton';
import styles from './support-list.module.css';

interface InquiriesPageProps {
  state: InquiryListState;
  first: Page<InquiryRow>;
}

const FILTER_LABELS: Readonly<Record<InquiryListState['filter'], string>> = {
  ALL: '전체 상태',
  WAITING: '답변 대기',
  ANSWERED: '답변 완료',
};

/** The member's own inquiries (S-9). */
export function InquiriesPage({ state, first }: InquiriesPageProps) {
  const list = inquiryList;
  const { page: from, ...query } = state;
  const pages = useEndlessPages<InquiryRow>({
    key: ['inquiries', query],
    first,
    from,
    load: (page, signal) =>
      callApi('get', '/v1/support/inquiries', { query: { ...query, page, size: list.pageSize }, signal }),
  });
  const navigation = useListNavigation(list.address(state));
  const isNarrowed = state.q !== '' || state.filter !== 'ALL';

  return (
    <>
      <MyPageHead title="문의 내역">
        <ButtonLink look="primary" small href={myPaths.newInquiry()}>
          문의하기
        </ButtonLink>
      </MyPageHead>
      <div className={styles.tools}>
        <ListSearch
          className={styles.search}
          label="문의 내역 검색"
          placeholder="제목과 내용"
          list={list}
          state={state}
          onGo={navigation.go}
        />
        <Select
          label="상태"
          isLabelHidden
          className={styles.select}
          options={list.filters.map((value) => ({ value, label: FILTER_LABELS[value] }))}
          value={state.filter}
          onChange={({ target }) => {
            const filter = list.filters[target.selectedIndex] ?? 'ALL';
            navigation.go(list.address({ ...state, filter, page: 0 }));
          }}
        />
      </div>
      <PagedList
        noun="문의"
        counter="건"
        pages={pages}
        page={from}
        pageSize={list.pageSize}
        hrefOf={(page) => list.address({ ...state, page })}
        navigation={navigation}
        isPersonal
        placesOf={(count) => <LinesSkeleton noun="문의" count={count} />}
        empty={
          isNarrowed ? (
            <EmptyState role="status" title="조건에 맞는 문의가 없어요">
              <TextLink href={list.path}>모든 문의 보기</TextLink>
            </EmptyState>
          ) : (
            <EmptyState
              title="아직 보낸 문의가 없어요"
              hint="자주 묻는 질문에서 먼저 찾아보세요. 찾지 못하면 편하게 물어봐 주세요."
            >
              <TextLink href={myPaths.faq()}>자주 묻는 질문</TextLink>
            </EmptyState>
          )
        }
      >
        <ul className={styles.list} aria-label="문의">
          {pages.items.map((inquiry) => (
            <InquiryLine key={inquiry.uuid} inquiry={inquiry} />
          ))}
        </ul>
      </PagedList>
    </>
  );
}
