import type { Metadata } from 'next';
import { NotYetOpen } from '@/components/shell/not-yet-open';
import { guardPage } from '@/server/bff/guards';

interface Properties {
  params: Promise<{ path: string[] }>;
}

export const metadata: Metadata = { title: '곧 여는 전시실' };

/** What the menu names and has no page yet; it is for the same people as the page that comes. */
export default async function UnopenedPage({ params }: Properties) {
  await guardPage(`/my/${(await params).path.join('/')}`);
  return <NotYetOpen isFramed />;
}
