import { act, fireEvent, render, screen } from '@testing-library/react';
import { MoreArtists } from './more-artists';

let see: (() => void) | null = null;
let thresholds: unknown[] = [];

class Sight {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options: { threshold: number }) {
    thresholds.push(options.threshold);
    see = () => callback([{ isIntersecting: true }]);
  }
  observe(): void {}
  disconnect(): void {
    see = null;
  }
}

describe('MoreArtists', () => {
  const original = globalThis.IntersectionObserver;
  beforeEach(() => {
    see = null;
    thresholds = [];
    Object.assign(globalThis, { IntersectionObserver: Sight });
  });
  afterEach(() => {
    Object.assign(globalThis, { IntersectionObserver: original });
  });

  function show(change: Partial<Parameters<typeof MoreArtists>[0]> = {}) {
    const asked: number[] = [];
    const props = {
      shown: 24,
      total: 48,
      hasMore: true,
      isFetching: false,
      onMore: () => asked.push(1),
      ...change,
    };
    return { asked, ...render(<MoreArtists {...props} />) };
  }

  it('fetches when half of its end is in sight, and when pressed', () => {
    const { asked } = show();
    expect(thresholds).toEqual([0.5]);
    act(() => see?.());
    fireEvent.click(screen.getByRole('button', { name: '작가 더 보기 24 / 48' }));
    expect(asked).toHaveLength(2);
  });

  it('waits while a page is on its way, and says so', () => {
    const { asked } = show({ isFetching: true });
    expect(see).toBeNull();
    fireEvent.click(screen.getByRole('button'));
    expect(asked).toHaveLength(0);
    expect(screen.getByRole('status').textContent).toBe('작가를 더 불러오는 중');
  });

  it('ends where there is no more', () => {
    show({ shown: 48, hasMore: false });
    expect(see).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('작가 48명을 모두 보셨어요')).toBeTruthy();
  });
});
