'use client';

import type { SocialProvider } from '@/lib/contracts/identity';
import { SOCIAL_PROVIDER_LABELS } from '@/lib/options/signup';
import styles from './login.module.css';
import { LoginOutside } from './login-outside';
import { ProviderLink } from './provider-link';

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
      <LoginOutside />
    </section>
  );
}
