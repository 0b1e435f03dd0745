import { VERIFIED } from '@/tests/support/verified';
import { EMPTY_SIGNUP, parseSignup, reachableStep, type SignupState } from './signup-state';
import { createSignupStore } from './signup-store';

const NOW = Date.parse('2026-03-02T10:00:00+09:00');
const whole: SignupState = {
  step: 'form',
  type: 'ARTIST',
  agreements: { terms: true, privacyRequired: true, privacyOptional: false },
  identity: VERIFIED,
  verifiedAt: NOW,
  social: null,
  isAway: false,
  typed: { accountId: 'someone1' },
};

describe('the step of a signup', () => {
  it('is found again after a reload', () => {
    expect(parseSignup(JSON.stringify(whole), NOW + 1000)).toEqual(whole);
  });

  it('never goes further than what is known leads to', () => {
    expect(reachableStep(EMPTY_SIGNUP, 'form')).toBe('type');
    expect(reachableStep({ ...EMPTY_SIGNUP, type: 'MEMBER' }, 'form')).toBe('terms');
    expect(reachableStep({ ...whole, identity: null }, 'form')).toBe('identity');
    expect(reachableStep({ ...whole, agreements: { ...whole.agreements, terms: false } }, 'form')).toBe(
      'terms',
    );
    expect(reachableStep(whole, 'type')).toBe('type');
  });

  it('loses a verification that has become too old', () => {
    const later = parseSignup(JSON.stringify(whole), NOW + 61 * 60_000);
    expect(later.identity).toBeNull();
    expect(later.step).toBe('identity');
  });

  it.each([
    null,
    '',
    '[]',
    '{',
    '"form"',
    '{"step":"form"}',
    '{"identity":{"name":1},"social":{"snsType":"x"}}',
  ])('begins anew with what makes no sense: %j', (text) => {
    expect(parseSignup(text, NOW)).toMatchObject({ step: 'type', type: null, identity: null, social: null });
  });
});

describe('the store', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };

  it('tells its listeners, keeps what was typed silently and leaves nothing behind', () => {
    const tab = storage();
    const store = createSignupStore(
      () => tab,
      () => NOW,
    );
    let calls = 0;
    store.subscribe(() => (calls += 1));
    store.update({ ...whole, typed: null });
    store.keepTyped({ accountId: 'abcde' });
    expect(calls).toBe(1);
    const again = createSignupStore(
      () => tab,
      () => NOW,
    );
    expect(again.get().typed).toEqual({ accountId: 'abcde' });
    store.clear();
    expect(tab.kept.size).toBe(0);
    expect(store.get()).toBe(EMPTY_SIGNUP);
  });

  it('lasts as long as the page where the browser has no storage for it', () => {
    const store = createSignupStore(() => {
      throw new Error('denied');
    });
    expect(store.get()).toBe(EMPTY_SIGNUP);
    store.update({ type: 'MEMBER' });
    expect(store.get().type).toBe('MEMBER');
  });
});
