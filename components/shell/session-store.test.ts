import { jest } from '@jest/globals';
import type { Session } from '@/lib/contracts/account';
import { createSessionStore } from './session-store';

const member: Session = { user: { id: '7', roleType: 'MEMBER' } };

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('session store', () => {
  it('causes no call for a guest', () => {
    const load = jest.fn<() => Promise<Session>>();
    const store = createSessionStore({ hasMarker: () => false, load });
    store.subscribe(() => undefined);
    expect(store.get()).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it('asks once and notifies every listener', async () => {
    const load = jest.fn<() => Promise<Session>>(() => Promise.resolve(member));
    const store = createSessionStore({ hasMarker: () => true, load });
    const heard = jest.fn<() => void>();
    store.subscribe(() => heard());
    store.subscribe(() => heard());
    expect(store.get()).toBeUndefined();
    await settled();
    expect(store.get()).toEqual(member.user);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('takes over a new role', async () => {
    const store = createSessionStore({ hasMarker: () => true, load: () => Promise.resolve(member) });
    store.setRole('ARTIST');
    store.subscribe(() => undefined);
    await settled();
    store.setRole('ARTIST_PENDING');
    expect(store.get()).toEqual({ id: '7', roleType: 'ARTIST_PENDING' });
  });

  describe('where the call fails', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    const failing = () => jest.fn<() => Promise<Session>>(() => Promise.reject(new Error('away')));

    it('shows nobody for a guest, and asks again, later each time, until an answer comes', async () => {
      const load = failing();
      const store = createSessionStore({ hasMarker: () => true, load });
      store.subscribe(() => undefined);
      await jest.advanceTimersByTimeAsync(2999);
      expect(store.get()).toBeUndefined();
      expect(load).toHaveBeenCalledTimes(2);
      load.mockImplementation(() => Promise.resolve(member));
      await jest.advanceTimersByTimeAsync(1);
      expect(store.get()).toEqual(member.user);
      await jest.advanceTimersByTimeAsync(600_000);
      expect(load).toHaveBeenCalledTimes(3);
    });

    it('takes nobody for a guest who has just logged in', async () => {
      let isMarked = false;
      const store = createSessionStore({ hasMarker: () => isMarked, load: failing() });
      store.subscribe(() => undefined);
      expect(store.get()).toBeNull();
      isMarked = true;
      await store.refresh();
      expect(store.get()).toBeUndefined();
    });

    it('keeps a user that is known, and asks no more once the marker is gone', async () => {
      let isMarked = true;
      const load = failing().mockResolvedValueOnce(member);
      const store = createSessionStore({ hasMarker: () => isMarked, load });
      store.subscribe(() => undefined);
      await jest.advanceTimersByTimeAsync(0);
      await store.refresh();
      expect(store.get()).toEqual(member.user);
      isMarked = false;
      await jest.advanceTimersByTimeAsync(600_000);
      expect(store.get()).toBeNull();
      expect(load).toHaveBeenCalledTimes(2);
    });
  });
});
