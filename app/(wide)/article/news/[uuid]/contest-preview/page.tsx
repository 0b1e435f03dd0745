import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { missingPage } from '@/app/missing-page';
import { ContestPreview } from '@/components/contest/contest-preview';
import { SiteFrame } from '@/components/shell/site-frame';
import { findContestPreview } from '@/server/pages/contests';

interface Props {
  params: Promise<{ uuid: string }>;
}

export const metadata: Metadata = { title: '공모전 미리보기', robots: { index: false } };

/** The form of a contest as artists will see it, for its organization and the operator (C-13). */
export default async function ContestPreviewRoute({ params }: Props) {
  const { uuid } = await params;
  const contest = await findContestPreview({ headers: await headers() }, uuid);
  if (contest === null) return missingPage();
  return (
    <SiteFrame>
      <ContestPreview contest={contest} />
    </SiteFrame>
  );
}
