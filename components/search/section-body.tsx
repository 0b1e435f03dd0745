import { useState, type MouseEvent, type ReactNode } from 'react';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { Pagination } from '@/components/ui/list/pagination';
import { TextLink } from '@/components/ui/action/text-link';
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

/** A page of a section with its page numbers: hits, placeholders, an error, or why there are none. */
export function SectionBody({ state, hrefOf, onTurn, hitsOf, placesOf }: SectionBodyProps) {
  const { section, first, hits, size, page, count, error, isFetching } = state;
  const total = count?.total ?? 0;
  /** The hits that stay if another page can't be loaded. */
  const [shown, setShown] = useState(hits);
  if (hits !== null && hits !== shown) setShown(hits);
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
    // The server failed to load them, and only a script tries again by itself.
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
    if (hits === null && error !== null) {
      return (
        <>
          {shown === null ? null : hitsOf(shown.content)}
          <ErrorState title={failureMessage(error)} onRetry={state.retry} isRetrying={isFetching} />
        </>
      );
    }
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
