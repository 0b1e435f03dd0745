import { memberPage } from '@/app/my/member-page';
import { ContestPreview } from '@/components/contest/contest-preview';
import * as contestMessages from '@/lib/messages/contest';
import * as contestPaths from '@/lib/paths/contest';
import { getPreviewedContest } from '@/server/pages/organization-contests';

interface Params extends Record<string, string> {
  contestId: string;
}

/** The form of a contest as artists will see it, for the people of its organization (C-13). */
const page = memberPage({
  path: ({ contestId }: Params) => contestPaths.previewContest(contestId),
  title: '공모전 미리보기',
  failure: contestMessages.contestsFailed,
  load: (request, _, { contestId }) => getPreviewedContest(request, contestId),
  head: 'own',
  render: (contest) => <ContestPreview contest={contest} />,
});

export const metadata = page.metadata;
export default page.Page;
