import { memberPage } from '@/app/my/member-page';
import { RankingPage } from '@/components/organization/ranking/ranking-page';
import * as reviewMessages from '@/lib/messages/contest-review';
import * as contestPaths from '@/lib/paths/contest';
import { getRankingPage } from '@/server/pages/organization-ranking';

interface Params extends Record<string, string> {
  contestId: string;
}

const page = memberPage({
  path: ({ contestId }: Params) => contestPaths.ranking(contestId),
  title: '순위표',
  failure: reviewMessages.rankingFailed,
  load: (request, _searchParams, { contestId }) => getRankingPage(request, contestId),
  head: 'own',
  render: (loaded) => <RankingPage {...loaded} />,
});

export const metadata = page.metadata;
export default page.Page;
