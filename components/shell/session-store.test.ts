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

  it('asks once and tells everybody', async () => {
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

  it('treats a failure as a guest, and asks again when asked to', async () => {
    const load = jest.fn<() => Promise<Session>>(() => Promise.reject(new Error('away')));
    const store = createSessionStore({ hasMarker: () => true, load });
    store.subscribe(() => undefined);
    await settled();
    expect(store.get()).toBeNull();
    load.mockImplementation(() => Promise.resolve(member));
    await store.refresh();
    expect(store.get()).toEqual(member.user);
  });
});
