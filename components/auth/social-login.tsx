'use client';

import type { ComponentProps } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { keepReturnPath } from '@/lib/browser/return-path';
import type { SocialProvider } from '@/lib/contracts/identity';
import { SOCIAL_PROVIDER_LABELS } from '@/lib/options/signup';
import * as authPaths from '@/lib/paths/auth';
import styles from './login.module.css';
import { ProviderMark } from './provider-mark';

interface ProviderLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  provider: SocialProvider;
}

/** A link to a provider's login, which comes back to this page. It is a new document, never loaded ahead. */
export function ProviderLink({ provider, children, ...rest }: ProviderLinkProps) {
  return (
    <a
      href={authPaths.socialStart(provider)}
      className={buttonClasses({ look: 'quiet' }, styles.provider)}
      onClick={() => keepReturnPath()}
      {...rest}
    >
      <ProviderMark provider={provider} />
      {children}
    </a>
  );
}

/** The buttons of the providers that this installation offers. */
export function SocialLogin({ providers }: { providers: readonly SocialProvider[] }) {
  if (providers.length === 0) return null;
  return (
    <section className={styles.social} aria-label="간편 로그인">
      <p className={`t-cap ${styles.divider}`} aria-hidden="true">
        간편 로그인
      </p>
      <div className={styles.providers}>
        {providers.map((provider) => (
          <ProviderLink key={provider} provider={provider}>
            {SOCIAL_PROVIDER_LABELS[provider]}
            <span className="vh">로 로그인</span>
          </ProviderLink>
        ))}
      </div>
    </section>
  );
}
