import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { navigationFault } from '@/lib/browser/navigation-fault';
import * as networkMessages from '@/lib/messages/network';

const router = { push: jest.fn() };
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
const { useListNavigation } = await import('./use-list-navigation');
const { FaultPlace } = await import('@/components/ui/field/fault-place');

function List() {
  const { isPending, go } = useListNavigation('/list');
  return (
    <main>
      <button onClick={() => go('/list?sort=name')}>이름순</button>
      <FaultPlace />
      {isPending ? '자리' : '작품'}
      <FaultPlace />
    </main>
  );
}

beforeEach(() => (Element.prototype.scrollIntoView = () => undefined));
afterEach(() => navigationFault.set(null));

it('shows the previous items again without a network, and reports that in the fault place', () => {
  const { container } = render(<List />);
  const [place] = container.querySelectorAll('[data-fault-place]');
  const retry = jest.fn();
  fireEvent.click(screen.getByRole('button', { name: '이름순' }));
  expect(router.push).toHaveBeenCalledWith('/list?sort=name', { scroll: false });
  expect(container.textContent).toContain('자리');

  act(() => navigationFault.set({ place: place?.getAttribute('data-fault-place') ?? null, retry }));
  expect(container.textContent).toContain('작품');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(place?.contains(screen.getByRole('alert'))).toBe(true);
  expect(screen.getByText(networkMessages.offline)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('starts again with the next choice', () => {
  const { container } = render(<List />);
  act(() => navigationFault.set({ place: null, retry: () => undefined }));
  fireEvent.click(screen.getByRole('button', { name: '이름순' }));
  expect(navigationFault.get()).toBeNull();
  expect(container.textContent).toContain('자리');
});
