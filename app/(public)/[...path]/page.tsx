import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotYetOpen } from '@/components/shell/not-yet-open';
import { isOpeningSoon } from '@/lib/opening-soon';

interface Properties {
  params: Promise<{ path: string[] }>;
}

export async function generateMetadata({ params }: Properties): Promise<Metadata> {
  if (!isOpeningSoon((await params).path)) return {};
  return { title: '곧 여는 전시실', robots: { index: false, follow: true } };
}

/** Every address that no page has: parts of the site that open later say so, the rest is an empty wall. */
export default async function UnknownPage({ params }: Properties) {
  if (!isOpeningSoon((await params).path)) notFound();
  return <NotYetOpen />;
}
