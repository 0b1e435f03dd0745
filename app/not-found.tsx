import type { Metadata } from 'next';
import { NotFoundWall } from '@/components/shell/not-found-wall';
import { SiteFrame } from '@/components/shell/site-frame';

export const metadata: Metadata = { title: '찾을 수 없는 페이지', robots: { index: false } };

export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundWall />
    </SiteFrame>
  );
}
