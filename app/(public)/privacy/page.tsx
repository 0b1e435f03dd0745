import type { Metadata } from 'next';
import { PolicyPage } from '@/components/policy/policy-page';
import * as sitePaths from '@/lib/paths/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteName } from '@/lib/site';
import { getPolicyPage } from '@/server/pages/policies';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: '개인정보처리방침',
    description: `${siteName}이 개인정보를 어떻게 모으고 쓰고 지우는지, 무엇을 얼마나 보관하는지 알립니다.`,
    path: sitePaths.privacy(),
  });
}

export default async function PrivacyRoute() {
  return <PolicyPage policy={await getPolicyPage('privacy')} />;
}
