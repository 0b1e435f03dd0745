import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MoreItems } from './more-items';

/** The observers that watch an element now, with their options. */
interface Watch {
  isOfPlaces: boolean;
  options: IntersectionObserverInit;
  tell: (isIntersecting: boolean) => void;
}
let watches: Watch[] = [];

class Sight {
  own: Watch[] = [];
  constructor(
    readonly callback: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {}
  observe(element: Element): void {
    const { callback, options } = this;
    const isOfPlaces = element.closest('[aria-hidden]') !== null;
    this.own = [{ isOfPlaces, options, tell: (isIntersecting) => callback([{ isIntersecting }]) }];
    watches.push(...this.own);
  }
  disconnect(): void {
    watches = watches.filter((watch) => !this.own.includes(watch));
  }
}

const tell = (isSeen: boolean) => act(() => watches.forEach((watch) => watch.tell(isSeen)));
const places = () => document.querySelectorAll('[aria-hidden] li').length;
const placesOf = (count: number) => Array.from({ length: count }, (_, index) => <li key={index} />);
const button = () => screen.getByRole('button');

describe('MoreItems', () => {
  const original = globalThis.IntersectionObserver;
  beforeEach(() => {
    watches = [];
    Object.assign(globalThis, { IntersectionObserver: Sight });
  });
  afterEach(() => {
    Object.assign(globalThis, { IntersectionObserver: original });
  });

  function show(change: Partial<Parameters<typeof MoreItems>[0]> = {}) {
    const asked: number[] = [];
    const props = {
      noun: '작가',
      counter: '명',
      pageSize: 24,
      shown: 24,
      total: 60,
      coming: 24,
      hasMore: true,
      isFetching: false,
      onMore: () => asked.push(1),
      ...change,
    };
    const { rerender } = render(<MoreItems {...props}>{placesOf(props.coming)}</MoreItems>);
    return {
      asked,
      update: (next: Partial<typeof props>) =>
        rerender(
          <MoreItems {...props} {...next}>
            {placesOf(next.coming ?? props.coming)}
          </MoreItems>,
        ),
    };
  }

  it('has as many places as come, and fetches when half of their beginning is near or behind', () => {
    const { asked } = show();
    expect(places()).toBe(24);
    expect(watches).toHaveLength(1);
    expect(watches[0]?.isOfPlaces).toBe(true);
    expect(watches[0]?.options.threshold).toBe(0.5);
    tell(false);
    expect(asked).toHaveLength(0);
    tell(true);
    expect(asked).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '작가 더 보기 24 / 60' }));
    expect(asked).toHaveLength(2);
  });

  it('waits while a page is on its way, and says so', () => {
    const { asked } = show({ isFetching: true });
    expect(watches).toHaveLength(0);
    expect(places()).toBe(24);
    fireEvent.click(button());
    expect(asked).toHaveLength(0);
    expect(screen.getByRole('status').textContent).toBe('작가 더 불러오는 중');
  });

  it('puts nothing before an end that is in sight, until it is out of sight', () => {
    const { asked, update } = show();
    update({ isFetching: true });
    update({ shown: 48, coming: 12 });
    expect(places()).toBe(0);
    expect(watches.map(({ isOfPlaces }) => isOfPlaces)).toEqual([false]);
    tell(true);
    expect(places()).toBe(0);
    expect(asked).toHaveLength(0);
    tell(false);
    expect(places()).toBe(12);
    expect(watches.map(({ isOfPlaces }) => isOfPlaces)).toEqual([true]);
    tell(true);
    expect(asked).toHaveLength(1);
  });

  it('makes places at once for who presses at the end', () => {
    const { asked, update } = show();
    update({ shown: 48, coming: 12 });
    tell(true);
    fireEvent.click(button());
    expect(asked).toHaveLength(1);
    update({ shown: 48, coming: 12, isFetching: true });
    expect(places()).toBe(12);
  });

  it('ends where there is no more', () => {
    show({ shown: 60, coming: 0, hasMore: false });
    expect(watches).toHaveLength(0);
    expect(places()).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('작가 60명을 모두 보셨어요')).toBeTruthy();
    cleanup();
    show({ noun: '도록', counter: '개', shown: 60, coming: 0, hasMore: false });
    expect(screen.getByText('도록 60개를 모두 보셨어요')).toBeTruthy();
  });

  it('claims nothing at the end of a list that began later', () => {
    show({ shown: 60, coming: 0, hasMore: false, isWhole: false });
    expect(screen.queryByText(/모두 보셨어요/)).toBeNull();
  });
});
