import { ApplyButton } from '@/components/contest/apply-button';
import { TermsCard } from '@/components/contest/terms-card';
import { TextLink } from '@/components/ui/action/text-link';
import type { ArticleDetail } from '@/lib/contracts/article';
import { formatZonedEnd } from '@/lib/format/deadline';
import * as contestStopMessages from '@/lib/messages/contest-stop';
import * as termsMessages from '@/lib/messages/contest-terms';

/** Where the terms are on the page. */
const TERMS = 'contest-terms';

/** The button of the contest that a piece of news tells of (C-1, C-14), and the way to its terms. */
export function ContestAction({
  article: { uuid, contestUuid, contestStop, contestTerms, closesAt, extendedFrom },
}: {
  article: ArticleDetail;
}) {
  if (contestUuid === null) return null;
  return (
    <>
      {contestStop === null ? null : (
        <p className="t-small pre">{contestStopMessages.stopped(contestStop)}</p>
      )}
      <ApplyButton articleUuid={uuid} contestUuid={contestUuid} closesAt={closesAt} />
      {extendedFrom === null || closesAt === null || closesAt <= extendedFrom ? null : (
        <p className="t-cap num">{termsMessages.extendedFrom(formatZonedEnd(extendedFrom))}</p>
      )}
      {contestTerms === null ? null : <TextLink href={`#${TERMS}`}>공모 조건 보기</TextLink>}
    </>
  );
}

/** The terms of that contest (C-83). */
export function ContestTerms({ article: { contestTerms } }: { article: ArticleDetail }) {
  return contestTerms === null ? null : <TermsCard id={TERMS} edition={contestTerms} />;
}
