'use client';

import { useState } from 'react';
import { ContestHeading } from '@/components/organization/contest-heading';
import { AssignJurors } from '@/components/organization/jury/assign-jurors';
import { Button } from '@/components/ui/action/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { FaultPlace } from '@/components/ui/field/fault-place';
import { Pagination } from '@/components/ui/list/pagination';
import { TextLink } from '@/components/ui/action/text-link';
import { useKeptScroll } from '@/components/ui/navigation/use-kept-scroll';
import { useListNavigation } from '@/components/ui/list/use-list-navigation';
import type { MemberRole } from '@/lib/contracts/contest';
import type { Page } from '@/lib/contracts/envelope';
import type { ApplicantRow as Row } from '@/lib/contracts/organization-applicant';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { formatCount } from '@/lib/format/count';
import { lockOf, possibleStatuses } from '@/lib/contest/review-lock';
import { applicantListOf, type ApplicantListState } from '@/lib/lists/organization-lists';
import { AnnouncementNote } from './round/announcement-note';
import { ApplicantCounts } from './table/applicant-counts';
import { ApplicantReader } from './room/applicant-reader';
import { ApplicantRow } from './table/applicant-row';
import { ApplicantsSkeleton, ApplicantsTable } from './table/applicants-table';
import { ApplicantsToolbar } from './table/applicants-toolbar';
import { BulkBar } from './table/bulk-bar';
import { possibleColumns } from './table/columns';
import { ColumnsDialog } from './table/columns-dialog';
import { FailedReviews } from './review/failed-reviews';
import { OwnerActions } from './owner-actions';
import { useApplicants } from './use-applicants';
import { useApplicantAddress, withApplicant } from './room/use-applicant-address';
import { useChosen } from './table/use-chosen';
import { useColumns } from './table/use-columns';

interface ApplicantsPageProps {
  contest: OrganizationContest;
  role: MemberRole;
  state: ApplicantListState;
  first: Page<Row>;
}

/** The applicants of a contest (C-62 to C-64): a table to find, read, score and decide about them. */
export function ApplicantsPage({ contest, role, state, first }: ApplicantsPageProps) {
  const isOwner = role === 'OWNER';
  const isBlind = contest.isBlind && !isOwner;
  const statuses = isOwner ? possibleStatuses(contest) : [];
  const choosesRows = statuses.length > 0;
  const list = applicantListOf(contest.uuid);
  const address = list.address(state);
  const navigation = useListNavigation(address);
  useKeptScroll(address);
  const applicants = useApplicants(contest.uuid, first);
  const chosen = useChosen(list.address({ ...state, page: 0 }), applicants.rows);
  const possible = possibleColumns(contest.fields, isBlind);
  const { columns, choose } = useColumns(contest.uuid, possible);
  const [isChoosingColumns, setChoosingColumns] = useState(false);
  const [isSending, setSending] = useState(false);
  const reader = useApplicantAddress();

  const hrefOf = (page: number) => list.address({ ...state, page });
  const isNarrowed = state.q !== '' || state.filter !== 'ALL' || state.current;

  return (
    <>
      <ContestHeading contest={contest} part="applicants" isOwner={isOwner} />
      <AnnouncementNote contest={contest} isOwner={isOwner} />
      <ApplicantCounts contest={contest} />
      <ApplicantsToolbar
        list={list}
        state={state}
        round={contest.round}
        isBlind={isBlind}
        onGo={navigation.go}
      >
        <Button small onClick={() => setChoosingColumns(true)}>
          표시 항목
        </Button>
        {isOwner ? (
          <OwnerActions contest={contest} filter={state.filter} onChanged={applicants.refresh} />
        ) : null}
      </ApplicantsToolbar>
      <FailedReviews contestUuid={contest.uuid} />
      <FaultPlace />
      <p className="vh" role="status">
        {navigation.isPending ? '불러오는 중' : `총 ${formatCount(first.totalElements)}명`}
      </p>
      {navigation.isPending ? (
        <ApplicantsSkeleton count={applicants.rows.length || list.pageSize} />
      ) : applicants.rows.length === 0 ? (
        <NoApplicants isNarrowed={isNarrowed} href={list.path} />
      ) : (
        <ApplicantsTable columns={columns} choice={choosesRows ? chosen.ofPage : null}>
          {applicants.rows.map((row) => (
            <ApplicantRow
              key={row.id}
              row={row}
              columns={columns}
              choice={choosesRows ? chosen.of(row.id) : null}
              href={withApplicant(address, row.id)}
              isAnnounced={contest.announcedAt !== null}
              onOpen={() => reader.open(row.id)}
            />
          ))}
        </ApplicantsTable>
      )}
      {chosen.ids.length === 0 || !choosesRows ? null : (
        <BulkBar
          count={chosen.ids.length}
          statuses={statuses}
          isSending={isSending}
          onClear={chosen.clear}
          onStatus={async (status) => {
            setSending(true);
            const isSaved = await applicants.setStatus(chosen.ids, status);
            setSending(false);
            if (!isSaved) return;
            chosen.clear();
            applicants.refresh();
          }}
        >
          {lockOf({ kind: 'JURY' }, contest) === null ? (
            <AssignJurors
              contestUuid={contest.uuid}
              round={contest.round}
              applicantIds={chosen.ids}
              onDone={chosen.clear}
            />
          ) : null}
        </BulkBar>
      )}
      <Pagination
        page={state.page}
        totalPages={first.totalPages}
        hrefOf={hrefOf}
        onNavigate={navigation.begin}
        isPersonal
      />
      {reader.id === null ? null : (
        <ApplicantReader
          contest={contest}
          list={list}
          state={state}
          first={first}
          applicants={applicants}
          statuses={isOwner ? statuses : null}
          reader={{ ...reader, id: reader.id }}
        />
      )}
      {isChoosingColumns ? (
        <ColumnsDialog
          possible={possible}
          chosen={columns.map(({ name }) => name)}
          onChoose={choose}
          onClose={() => setChoosingColumns(false)}
        />
      ) : null}
    </>
  );
}

function NoApplicants({ isNarrowed, href }: { isNarrowed: boolean; href: string }) {
  if (!isNarrowed)
    return <EmptyState title="아직 지원한 사람이 없어요" hint="지원서가 오면 여기에 보여요." />;
  return (
    <EmptyState role="status" title="조건에 맞는 지원자가 없어요">
      <TextLink href={href}>모든 지원자 보기</TextLink>
    </EmptyState>
  );
}
