import type { Metadata } from 'next';
import { JsonLd } from '@/components/shell/json-ld';
import { FaqPage } from '@/components/support/faq-page';
import * as myPaths from '@/lib/paths/my';
import { faqJsonLd } from '@/lib/seo/faq-json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { site, siteName } from '@/lib/site';
import { getFaqs } from '@/server/pages/support';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: '자주 묻는 질문',
    description: `${siteName}의 회원 가입과 승인, 작품과 포트폴리오, 공모전에 대해 자주 묻는 것과 대답입니다.`,
    path: myPaths.faq(),
  });
}

export default async function FaqRoute() {
  const faqs = await getFaqs();
  return (
    <>
      <FaqPage items={faqs} company={site.company} />
      <JsonLd data={[faqJsonLd(faqs)]} />
    </>
  );
}
