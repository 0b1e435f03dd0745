import type { MouseEvent, ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Pagination } from '@/components/ui/pagination';
import { TextLink } from '@/components/ui/text-link';
import { failureMessage } from '@/lib/browser/api-failure';
import * as searchMessages from '@/lib/messages/search';
import type { SearchHit } from '@/lib/search/sections';
import type { SectionState } from './use-section-pages';

interface SectionBodyProps {
  state: SectionState;
  hrefOf: (from: number) => string;
  onTurn: (from: number, event: MouseEvent) => void;
  hitsOf: (hits: readonly SearchHit[]) => ReactNode;
  placesOf: (count: number) => ReactNode;
}

/** The hits of a section's page, their places while they are on their way, or why there are none; its numbers. */
export function SectionBody({ state, hrefOf, onTurn, hitsOf, placesOf }: SectionBodyProps) {
  const { section, first, hits, size, page, count, error, isFetching } = state;
  const total = count?.total ?? 0;
  const turn = (to: number, event: MouseEvent) => onTurn(to * size, event);
  return (
    <>
      {content()}
      <Pagination
        label={`${section.title} 쪽 번호`}
        page={page}
        totalPages={Math.ceil(total / size)}
        hrefOf={(to) => hrefOf(to * size)}
        onNavigate={turn}
        isPersonal
      />
    </>
  );

  function places(): ReactNode {
    const coming = placesOf(Math.max(1, Math.min(size, total === 0 ? size : total - page * size)));
    if (!('failure' in first)) return coming;
    // The server could not have them, and only a script asks again.
    return (
      <>
        <div className="needs-script">{coming}</div>
        <noscript>
          <ErrorState title={first.failure} retryHref={hrefOf(page * size)} />
        </noscript>
      </>
    );
  }

  function content(): ReactNode {
    if (hits === null && error !== null)
      return <ErrorState title={failureMessage(error)} onRetry={state.retry} isRetrying={isFetching} />;
    if (hits === null) return places();
    if (hits.content.length > 0) return hitsOf(hits.content);
    return (
      <EmptyState title={searchMessages.pageEmpty} hint={searchMessages.pageEmptyHint}>
        <TextLink href={hrefOf(0)} isReady={false} onClick={(event) => turn(0, event)}>
          첫 쪽 보기
        </TextLink>
      </EmptyState>
    );
  }
}
