import type { Metadata } from 'next';
import { PolicyPage } from '@/components/policy/policy-page';
import * as sitePaths from '@/lib/paths/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteName } from '@/lib/site';
import { getPolicyPage } from '@/server/pages/policies';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: '이용약관',
    description: `${siteName}의 이용약관입니다. 회원 가입과 탈퇴, 작품의 공개와 저작권, 거래와 청약철회를 정합니다.`,
    path: sitePaths.terms(),
  });
}

export default async function TermsRoute() {
  return <PolicyPage policy={await getPolicyPage('terms')} />;
}
