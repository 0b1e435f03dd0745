'use client';

import { MyPageHead } from '@/components/my/my-page-head';
import { reportFailure } from '@/components/shell/report-failure';
import { refreshUnread, useUnread } from '@/components/shell/unread-store';
import { useSession } from '@/components/shell/use-session';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ListSearch } from '@/components/ui/list/list-search';
import { PagedList } from '@/components/ui/list/paged-list';
import { SendTextButton } from '@/components/ui/action/send-button';
import { TextLink } from '@/components/ui/action/text-link';
import { showToast } from '@/components/ui/dialog/toast-store';
import { useEndlessPages } from '@/components/ui/list/use-endless-pages';
import { useListNavigation } from '@/components/ui/list/use-list-navigation';
import { callApi } from '@/lib/browser/call-api';
import type { Page } from '@/lib/contracts/envelope';
import type { NoticeRow } from '@/lib/contracts/support';
import { noticeList, type NoticeListState } from '@/lib/lists/support-lists';
import * as supportMessages from '@/lib/messages/support';
import { NoticeLine } from './notice-line';
import { LinesSkeleton } from './lines-skeleton';
import styles from './support-list.module.css';

interface NoticesPageProps {
  state: NoticeListState;
  first: Page<NoticeRow>;
}

/** The list of notices (S-50). What a member hasn't read is marked by the browser: the page is the same for every visitor. */
export function NoticesPage({ state, first }: NoticesPageProps) {
  const list = noticeList;
  const { user } = useSession();
  const unread = useUnread(user);
  const { page: from, ...query } = state;
  const pages = useEndlessPages<NoticeRow>({
    key: ['notices', query],
    first,
    from,
    load: (page, signal) =>
      callApi('get', '/v1/support/notices', { query: { ...query, page, size: list.pageSize }, signal }),
  });
  const navigation = useListNavigation(list.address(state));
  const readAll = async () => {
    try {
      await callApi('put', '/v1/support/notices/read-all');
      await refreshUnread();
      showToast(supportMessages.readAllDone);
    } catch (failure) {
      void reportFailure(failure);
    }
  };

  return (
    <>
      <MyPageHead title="공지사항" count={pages.total ?? 0}>
        {unread === null || unread.notices === 0 ? null : (
          <SendTextButton onSend={readAll}>모두 읽음으로 표시</SendTextButton>
        )}
      </MyPageHead>
      <div className={styles.tools}>
        <ListSearch
          className={styles.search}
          label="공지사항 검색"
          placeholder="제목과 내용"
          list={list}
          state={state}
          onGo={navigation.go}
        />
      </div>
      <PagedList
        noun="공지사항"
        counter="건"
        pages={pages}
        page={from}
        pageSize={list.pageSize}
        hrefOf={(page) => list.address({ ...state, page })}
        navigation={navigation}
        placesOf={(count) => <LinesSkeleton noun="공지사항" count={count} />}
        empty={
          state.q === '' ? (
            <EmptyState title="아직 공지사항이 없어요" />
          ) : (
            <EmptyState role="status" title="찾는 공지사항이 없어요" hint="다른 낱말로 찾아보세요.">
              <TextLink href={list.path}>모든 공지사항 보기</TextLink>
            </EmptyState>
          )
        }
      >
        <ul className={styles.list} aria-label="공지사항">
          {pages.items.map((notice) => (
            <NoticeLine
              key={notice.uuid}
              notice={notice}
              isNew={unread?.noticeUuids.includes(notice.uuid) ?? false}
            />
          ))}
        </ul>
      </PagedList>
    </>
  );
}
