import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import '@/app/shared-styles';
import { missingPage } from '@/app/missing-page';
import { ApplicantsPage } from '@/components/organization/applicants/applicants-page';
import { ErrorState } from '@/components/ui/error-state';
import { todayInSeoul } from '@/lib/date/seoul';
import { refusalPath } from '@/lib/page-access';
import * as organizationPaths from '@/lib/paths/organization';
import { guardPage } from '@/server/bff/guards';
import { PlatformError } from '@/server/bff/platform-error';
import { getApplicantsPage } from '@/server/pages/organization-applicants';
import type { SearchParams } from '@/server/pages/search-params';

interface Props {
  params: Promise<{ contestId: string }>;
  searchParams: Promise<SearchParams>;
}

export const metadata: Metadata = { title: '지원자' };

/** The applicants of a contest (C-62 to C-64). */
export default async function Page({ params, searchParams }: Props) {
  const { contestId } = await params;
  const path = organizationPaths.applicants(contestId);
  await guardPage(path);
  const loaded = await load(contestId, await searchParams);
  if (loaded instanceof PlatformError) {
    if (loaded.status === 401) redirect(refusalPath({ alert: 'login-required', to: 'home' }));
    return <ErrorState title="지원자를 불러오지 못했습니다." hint={loaded.message} retryHref={path} />;
  }
  if (loaded === null) return missingPage({ isFramed: true });
  return <ApplicantsPage {...loaded} today={todayInSeoul()} />;
}

async function load(contestId: string, searchParams: SearchParams) {
  try {
    return await getApplicantsPage({ headers: await headers() }, contestId, searchParams);
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
}
