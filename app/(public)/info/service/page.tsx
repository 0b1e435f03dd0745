import type { Metadata } from 'next';
import { GuidePage } from '@/components/guide/guide-page';
import * as sitePaths from '@/lib/paths/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteName } from '@/lib/site';
import { getGuideChapters } from '@/server/pages/service-guide';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: '서비스 소개',
    description: `${siteName}에서 할 수 있는 일을 열 장의 그림으로 소개합니다. 회원별 서비스와 문의, 작가의 가입과 프로필, 작품 등록, 포트폴리오까지.`,
    path: sitePaths.serviceInfo(),
  });
}

export default async function ServiceGuideRoute() {
  return <GuidePage chapters={await getGuideChapters()} />;
}
