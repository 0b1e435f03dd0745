import { ResultCard } from '@/components/contest/result-card';
import { ContestHeading } from '@/components/organization/contest-heading';
import { MinutesSection } from '@/components/organization/minutes/minutes-section';
import { TextLink } from '@/components/ui/action/text-link';
import { EmptyState } from '@/components/ui/state/empty-state';
import { Note } from '@/components/ui/state/note';
import { lockOf } from '@/lib/contest/review-lock';
import type { ContestResult } from '@/lib/contracts/contest-result';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import * as resultMessages from '@/lib/messages/contest-result';
import * as contestPaths from '@/lib/paths/contest';
import { ResultForm } from './result-form';

interface ResultPageProps {
  accountId: string;
  contest: OrganizationContest;
  /** What visitors would read now. */
  result: ContestResult;
}

/** The result of a contest (C-99): its form, or why nothing can be written; below it the minutes of the jury. */
export function ResultPage({ accountId, contest, result }: ResultPageProps) {
  const lock = lockOf({ kind: 'RESULT' }, contest);
  return (
    <>
      <ContestHeading contest={contest} part="result" isOwner />
      {lock === null ? (
        <ResultForm accountId={accountId} contest={contest} result={result} />
      ) : contest.announcedAt === null ? (
        <EmptyState title={resultMessages.beforeAnnouncingTitle} hint={lock}>
          <TextLink href={contestPaths.applicants(contest.uuid)}>지원자 화면으로</TextLink>
        </EmptyState>
      ) : (
        <>
          <Note aria-label="잠긴 결과">
            <p className="t-small pre">{lock}</p>
          </Note>
          <ResultCard id="result-card" result={result} />
        </>
      )}
      <MinutesSection contest={contest} />
    </>
  );
}
