import { memberPage } from '@/app/my/member-page';
import { ApplicantsPage } from '@/components/organization/applicants/applicants-page';
import * as contestPaths from '@/lib/paths/contest';
import { getApplicantsPage } from '@/server/pages/organization-applicants';

interface Params extends Record<string, string> {
  contestId: string;
}

const page = memberPage({
  path: ({ contestId }: Params) => contestPaths.applicants(contestId),
  title: '지원자',
  failure: '지원자를 불러오지 못했습니다.',
  load: (request, searchParams, { contestId }) => getApplicantsPage(request, contestId, searchParams),
  head: 'own',
  render: (loaded) => <ApplicantsPage {...loaded} />,
});

export const metadata = page.metadata;
export default page.Page;
