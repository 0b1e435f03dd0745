import { memberPage } from '@/app/my/member-page';
import { RuleSection } from '@/components/organization/jury/rule-section';
import { JuryPage } from '@/components/organization/jury/jury-page';
import * as juryMessages from '@/lib/messages/contest-jury';
import * as contestPaths from '@/lib/paths/contest';
import { getJuryPage } from '@/server/pages/organization-jury';

interface Params extends Record<string, string> {
  contestId: string;
}

const page = memberPage({
  path: ({ contestId }: Params) => contestPaths.jury(contestId),
  title: '심사단',
  failure: juryMessages.juryFailed,
  load: (request, _searchParams, { contestId }) => getJuryPage(request, contestId),
  head: 'own',
  render: ({ accountId, contest, jury, log }) => (
    <JuryPage contest={contest} jury={jury} log={log}>
      <RuleSection accountId={accountId} contest={contest} />
    </JuryPage>
  ),
});

export const metadata = page.metadata;
export default page.Page;
