import type { Metadata } from 'next';
import '@/app/shared-styles';
import { NotFoundWall } from '@/components/shell/not-found-wall';
import { answerNotFound } from '@/server/bff/host-bridge';

/** The metadata of an address that names no page. */
export const missingMetadata: Metadata = { title: '찾을 수 없는 페이지', robots: { index: false } };

/**
 * What a route returns where its loader found nothing: status 404 and the wall for it. Next's `notFound()` would send a
 * document that is empty until a script fills it.
 */
export function missingPage({ isFramed = false } = {}) {
  answerNotFound();
  return <NotFoundWall isFramed={isFramed} />;
}
