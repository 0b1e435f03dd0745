'use client';

import type { ReactNode } from 'react';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { Skeleton } from '@/components/ui/state/skeleton';
import type { SocialProvider } from '@/lib/contracts/identity';
import { SignupFrame } from './signup-frame';
import type { Agreements } from './signup-state';
import { SocialNote } from './social-note';
import { TypeStep } from './type-step';
import { useSignup } from './use-signup';

const loadTerms = () => import('./terms-step');
const loadForm = () => import('./form-step');

interface SignupProps {
  policies: Record<keyof Agreements, ReactNode>;
  /** What this installation offers besides ID and password. */
  providers: readonly SocialProvider[];
}

/** Signup in four steps (M-100 to M-157). The later steps load when they are reached; one that can't be loaded leads back. */
export function Signup({ policies, providers }: SignupProps) {
  const { state, update, goTo, goBack, headingRef } = useSignup();
  const { step, type, social, identity } = state;
  const showTerms = useLazyDialog(step === 'terms', async () => (await loadTerms()).TermsStep, goBack);
  const showIdentity = useLazyDialog(
    step === 'identity',
    async () => (await import('./identity-step')).IdentityStep,
    goBack,
  );
  const showForm = useLazyDialog(step === 'form', async () => (await loadForm()).FormStep, goBack);

  const content = () => {
    switch (step) {
      case 'type':
        return (
          <TypeStep
            chosen={type}
            onApproach={() => void loadTerms().catch(() => undefined)}
            onChoose={(chosen) => {
              update(chosen === type ? { type: chosen } : { type: chosen, typed: null });
              goTo('terms');
            }}
          />
        );
      case 'terms':
        return showTerms({
          agreements: state.agreements,
          policies,
          onChange: (agreements) => update({ agreements }),
          onNext: () => goTo('identity'),
          onBack: goBack,
        });
      case 'identity':
        return showIdentity({
          social,
          identity,
          onVerified: (verified) => {
            loadForm().catch(() => undefined);
            update({ identity: verified, verifiedAt: Date.now() });
          },
          onNext: () => goTo('form'),
          onBack: goBack,
        });
      case 'form':
        return type === null || identity === null
          ? null
          : showForm({
              type,
              identity,
              privacyOptional: state.agreements.privacyOptional,
              social,
              onIdentityLost: () => {
                update({ identity: null });
                goBack();
              },
              onBack: goBack,
            });
    }
  };

  return (
    <SignupFrame step={step} headingRef={headingRef}>
      <SocialNote step={step} social={social} providers={providers} onDrop={() => update({ social: null })} />
      {content() ?? <Skeleton height="320px" />}
    </SignupFrame>
  );
}
