'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { Skeleton } from '@/components/ui/state/skeleton';
import type { SocialProvider } from '@/lib/contracts/identity';
import { SignupFrame } from './signup-frame';
import type { Agreements } from './signup-state';
import { SocialNote } from './social-note';
import { TypeStep } from './type-step';
import { useSignup } from './use-signup';

const loadTerms = () => import('./terms-step');
const loadForm = () => import('./form-step');
const TermsStep = lazy(async () => ({ default: (await loadTerms()).TermsStep }));
const IdentityStep = lazy(async () => ({ default: (await import('./identity-step')).IdentityStep }));
const FormStep = lazy(async () => ({ default: (await loadForm()).FormStep }));

interface SignupProps {
  policies: Record<keyof Agreements, ReactNode>;
  /** What this installation offers besides ID and password. */
  providers: readonly SocialProvider[];
}

/** Signup in four steps (M-100 to M-157). The later steps load when they are reached. */
export function Signup({ policies, providers }: SignupProps) {
  const { state, update, goTo, goBack, headingRef } = useSignup();
  const { step, type, social, identity } = state;

  const content = () => {
    switch (step) {
      case 'type':
        return (
          <TypeStep
            chosen={type}
            onApproach={() => void loadTerms()}
            onChoose={(chosen) => {
              update(chosen === type ? { type: chosen } : { type: chosen, typed: null });
              goTo('terms');
            }}
          />
        );
      case 'terms':
        return (
          <TermsStep
            agreements={state.agreements}
            policies={policies}
            onChange={(agreements) => update({ agreements })}
            onNext={() => goTo('identity')}
            onBack={goBack}
          />
        );
      case 'identity':
        return (
          <IdentityStep
            social={social}
            identity={identity}
            onVerified={(verified) => {
              void loadForm();
              update({ identity: verified, verifiedAt: Date.now() });
            }}
            onNext={() => goTo('form')}
            onBack={goBack}
          />
        );
      case 'form':
        return type === null || identity === null ? null : (
          <FormStep
            type={type}
            identity={identity}
            privacyOptional={state.agreements.privacyOptional}
            social={social}
            onIdentityLost={() => {
              update({ identity: null });
              goBack();
            }}
            onBack={goBack}
          />
        );
    }
  };

  return (
    <SignupFrame step={step} headingRef={headingRef}>
      <SocialNote step={step} social={social} providers={providers} onDrop={() => update({ social: null })} />
      <Suspense fallback={<Skeleton height="320px" />}>{content()}</Suspense>
    </SignupFrame>
  );
}
