import type { Metadata } from 'next';
import { PolicyPage } from '@/components/policy/policy-page';
import * as sitePaths from '@/lib/paths/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteName } from '@/lib/site';
import { getPolicyPage } from '@/server/pages/policies';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: '선택 개인정보 수집·이용 동의',
    description: `${siteName}이 동의를 받아 선택으로 수집하는 개인정보와 그 목적, 보유 기간입니다.`,
    path: sitePaths.privacyOptional(),
  });
}

export default async function PrivacyOptionalRoute() {
  return <PolicyPage policy={await getPolicyPage('privacyOptional')} />;
}
