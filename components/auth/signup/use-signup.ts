'use client';

import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { EMPTY_SIGNUP, isSignupStep, reachableStep, SIGNUP_STEPS, type SignupStep } from './signup-state';
import { signupStore } from './signup-store';

/** What a step's entry in the browser's history holds. */
interface EntryState {
  signupStep?: SignupStep;
  /** Going back in the history leads to the step before. */
  isAfterStep?: boolean;
}

function entryState(): EntryState {
  return (window.history.state as EntryState | null) ?? {};
}

const onServer = () => EMPTY_SIGNUP;

/**
 * The steps of signup as entries of the browser's history: the back button goes a step back, and a reload
 * stays at its step. A new visit begins at step 1, unless the person comes back from a social login or a verification.
 */
export function useSignup() {
  const state = useSyncExternalStore(signupStore.subscribe, signupStore.get, onServer);
  /** Set where the person changes the step, so that the focus follows; not where a reload restores it. */
  const isMoving = useRef(false);
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const { signupStep } = entryState();
    const kept = signupStore.get();
    if (signupStep === undefined && !kept.isAway) signupStore.clear();
    else signupStore.update({ step: reachableStep(kept, signupStep ?? kept.step), isAway: false });
    write('replaceState', signupStore.get().step, entryState().isAfterStep === true);

    const onPopState = () => {
      const wanted = entryState().signupStep;
      if (!isSignupStep(wanted)) return;
      isMoving.current = true;
      signupStore.update({ step: reachableStep(signupStore.get(), wanted) });
    };
    // The person returned to the document that they left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) signupStore.update({ isAway: false });
    };
    window.addEventListener('popstate', onPopState);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);

  // The focus goes to the heading of a new step.
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    window.scrollTo({ top: 0, behavior: 'instant' });
    headingRef.current?.focus({ preventScroll: true });
  }, [state.step]);

  const goTo = useCallback((step: SignupStep) => {
    isMoving.current = true;
    write('pushState', step, true);
    signupStore.update({ step });
  }, []);

  const goBack = useCallback(() => {
    if (entryState().isAfterStep === true) return window.history.back();
    const { step } = signupStore.get();
    const before = SIGNUP_STEPS[SIGNUP_STEPS.indexOf(step) - 1] ?? 'type';
    isMoving.current = true;
    write('replaceState', before, false);
    signupStore.update({ step: before });
  }, []);

  return { state, update: signupStore.update, goTo, goBack, headingRef };
}

function write(method: 'pushState' | 'replaceState', signupStep: SignupStep, isAfterStep: boolean): void {
  window.history[method]({ ...window.history.state, signupStep, isAfterStep }, '');
}
