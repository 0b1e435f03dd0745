'use client';

import { useState } from 'react';
import { MyPageHead } from '@/components/my/my-page-head';
import { Button } from '@/components/ui/action/button';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { EmptyState } from '@/components/ui/state/empty-state';
import { FaultPlace } from '@/components/ui/field/fault-place';
import { Pagination } from '@/components/ui/list/pagination';
import { TextLink } from '@/components/ui/action/text-link';
import { useKeptScroll } from '@/components/ui/navigation/use-kept-scroll';
import { useListNavigation } from '@/components/ui/list/use-list-navigation';
import type { Page } from '@/lib/contracts/envelope';
import type { Organization, OrganizationContestRow } from '@/lib/contracts/organization-contest';
import { formatCount } from '@/lib/format/count';
import { organizationContestList, type OrganizationContestListState } from '@/lib/lists/organization-lists';
import { ContestLine, ContestLinesSkeleton } from './contest-line';
import styles from './contests-page.module.css';
import { ContestsToolbar } from './contests-toolbar';
import { OrganizationPeople } from './organization-people';

interface ContestsPageProps {
  organization: Organization;
  state: OrganizationContestListState;
  first: Page<OrganizationContestRow>;
}

/** The contests of an organization (C-61): where each stands, how many applied, and the ways to work on it. */
export function ContestsPage({ organization, state, first }: ContestsPageProps) {
  const isOwner = organization.role === 'OWNER';
  const list = organizationContestList;
  const address = list.address(state);
  const navigation = useListNavigation(address);
  useKeptScroll(address);
  const [isBeginning, setBeginning] = useState(false);
  const stopBeginning = () => setBeginning(false);
  const showDialog = useLazyDialog(
    isBeginning,
    async () => (await import('./new-contest-dialog')).NewContestDialog,
    stopBeginning,
  );
  const isNarrowed = state.q !== '' || state.filter !== 'ALL';
  const begin = (
    <Button look="primary" small className="needs-script" onClick={() => setBeginning(true)}>
      새 공모
    </Button>
  );

  return (
    <>
      <MyPageHead title="공모 관리" count={first.totalElements} lead={organization.name}>
        {isOwner ? begin : null}
      </MyPageHead>
      <ContestsToolbar state={state} onGo={navigation.go} />
      <FaultPlace />
      <p className="vh" role="status">
        {navigation.isPending ? '불러오는 중' : `총 ${formatCount(first.totalElements)}개`}
      </p>
      {navigation.isPending ? (
        <ContestLinesSkeleton count={first.content.length || 3} />
      ) : first.content.length === 0 ? (
        isNarrowed ? (
          <EmptyState role="status" title="조건에 맞는 공모가 없어요">
            <TextLink href={list.path}>모든 공모 보기</TextLink>
          </EmptyState>
        ) : (
          <EmptyState
            title="아직 만든 공모가 없어요"
            hint={isOwner ? '신청서를 만들고 접수 기간을 정하면 작가들이 지원할 수 있어요.' : undefined}
          />
        )
      ) : (
        <ul className={styles.list} aria-label="공모">
          {first.content.map((contest) => (
            <ContestLine key={contest.uuid} contest={contest} isOwner={isOwner} />
          ))}
        </ul>
      )}
      <Pagination
        page={state.page}
        totalPages={first.totalPages}
        hrefOf={(page) => list.address({ ...state, page })}
        onNavigate={navigation.begin}
        isPersonal
      />
      <OrganizationPeople members={organization.members} />
      {isBeginning ? showDialog({ organizer: organization.name, onClose: stopBeginning }) : null}
    </>
  );
}
