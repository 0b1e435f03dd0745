import { render, screen } from '@testing-library/react';
import { noResponse } from '@/lib/browser/api-failure';
import type { SearchHit } from '@/lib/search/sections';
import { SectionBody } from './section-body';
import type { SectionState } from './use-section-pages';

const page = (uuid: string) =>
  ({
    content: [{ uuid } as SearchHit],
    pageable: { pageNumber: 0, pageSize: 1 },
    totalElements: 2,
    totalPages: 2,
    isCapped: false,
  }) satisfies SectionState['hits'];
const state = (changes: Partial<SectionState>) =>
  ({
    section: { key: 'artists', index: 'ARTIST', title: 'ARTIST', noun: '작가' },
    first: { hits: [], total: 2, isCapped: false },
    page: 0,
    size: 1,
    count: { total: 2, isCapped: false },
    error: null,
    isFetching: false,
    retry: () => undefined,
    hits: null,
    ...changes,
  }) as unknown as SectionState;

it('keeps the hits if another page can’t be loaded', () => {
  const body = (of: SectionState) => (
    <SectionBody
      state={of}
      hrefOf={(from) => `?artists=${from}`}
      onTurn={() => undefined}
      hitsOf={(hits) => hits.map(({ uuid }) => uuid)}
      placesOf={() => '자리'}
    />
  );
  const { container, rerender } = render(body(state({ hits: page('첫째') })));
  rerender(body(state({ page: 1 })));
  expect(container.textContent).toContain('자리');
  rerender(body(state({ page: 1, error: noResponse() })));
  expect(container.textContent).toContain('첫째');
  expect(screen.getByRole('alert').textContent).toContain(noResponse().message);
  rerender(body(state({ page: 1, hits: page('둘째') })));
  expect(container.textContent).toContain('둘째');
  expect(container.textContent).not.toContain('첫째');
});
