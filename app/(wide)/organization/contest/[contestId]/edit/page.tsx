import { memberPage } from '@/app/my/member-page';
import { ContestEditor } from '@/components/organization/builder/contest-editor';
import * as contestMessages from '@/lib/messages/contest';
import * as contestPaths from '@/lib/paths/contest';
import { getOwnersContest } from '@/server/pages/organization-contests';

interface Params extends Record<string, string> {
  contestId: string;
}

const page = memberPage({
  path: ({ contestId }: Params) => contestPaths.editContest(contestId),
  title: '공모 만들기',
  failure: contestMessages.contestsFailed,
  load: (request, _, { contestId }) => getOwnersContest(request, contestId),
  head: 'own',
  // The key drops what was typed of one contest when another one is shown.
  render: (owners) => <ContestEditor key={owners.contest.uuid} {...owners} />,
});

export const metadata = page.metadata;
export default page.Page;
