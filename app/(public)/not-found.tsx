import type { Metadata } from 'next';
import { NotFoundWall } from '@/components/shell/not-found-wall';

export const metadata: Metadata = { title: '찾을 수 없는 페이지', robots: { index: false } };

export default NotFoundWall;
