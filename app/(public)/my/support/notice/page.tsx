import type { Metadata } from 'next';
import { missingMetadata, missingPage } from '@/app/missing-page';
import { NoticesPage } from '@/components/support/notices-page';
import { canonicalAddress } from '@/lib/lists/list-addresses';
import { noticeList } from '@/lib/lists/support-lists';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteName } from '@/lib/site';
import { readListState } from '@/server/pages/list-state';
import type { SearchParams } from '@/server/pages/search-params';
import { getNoticesPage } from '@/server/pages/support';

interface Props {
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const state = readListState(noticeList, await searchParams);
  if (state === null) return missingMetadata;
  return pageMetadata({
    title: '공지사항',
    description: `${siteName}의 새 기능, 점검과 휴무, 약관의 변경을 알려 드립니다.`,
    path: canonicalAddress(noticeList, state),
    noIndex: state.q !== '',
  });
}

export default async function NoticesRoute({ searchParams }: Props) {
  const loaded = await getNoticesPage(await searchParams);
  return loaded === null ? missingPage({ isFramed: true }) : <NoticesPage {...loaded} />;
}
