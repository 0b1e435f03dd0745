import type { Metadata } from 'next';
import { cache } from 'react';
import { missingMetadata, missingPage } from '@/app/missing-page';
import { JsonLd } from '@/components/shell/json-ld';
import { NoticePage } from '@/components/support/notice-page';
import * as myPaths from '@/lib/paths/my';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { plainText } from '@/lib/seo/plain-text';
import { findNotice } from '@/server/pages/support';

interface Props {
  params: Promise<{ uuid: string }>;
}

/** The metadata and the page share one call. */
const loadNotice = cache(findNotice);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const notice = await loadNotice((await params).uuid);
  if (notice === null) return missingMetadata;
  const { title, content, uuid } = notice;
  return pageMetadata({
    title,
    description: plainText(content),
    path: myPaths.notice(uuid),
    type: 'article',
  });
}

export default async function NoticeRoute({ params }: Props) {
  const notice = await loadNotice((await params).uuid);
  if (notice === null) return missingPage({ isFramed: true });
  const trail = [{ name: '공지사항', path: myPaths.notices() }, { name: notice.title }];
  return (
    <>
      <NoticePage notice={notice} />
      <JsonLd data={[breadcrumbJsonLd(trail)]} />
    </>
  );
}
