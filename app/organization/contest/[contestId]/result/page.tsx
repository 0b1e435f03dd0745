import { memberPage } from '@/app/my/member-page';
import { ResultPage } from '@/components/organization/result/result-page';
import * as resultMessages from '@/lib/messages/contest-result';
import * as contestPaths from '@/lib/paths/contest';
import { getResultPage } from '@/server/pages/organization-result';

interface Params extends Record<string, string> {
  contestId: string;
}

const page = memberPage({
  path: ({ contestId }: Params) => contestPaths.result(contestId),
  title: '결과와 총평',
  failure: resultMessages.resultFailed,
  load: (request, _searchParams, { contestId }) => getResultPage(request, contestId),
  head: 'own',
  render: (loaded) => <ResultPage {...loaded} />,
});

export const metadata = page.metadata;
export default page.Page;
