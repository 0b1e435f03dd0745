'use client';

import { LoginOutside } from '@/components/auth/login-outside';
import { ProviderLink } from '@/components/auth/provider-link';
import { keepReturnPath } from '@/lib/browser/return-path';
import type { SocialProvider } from '@/lib/contracts/identity';
import { SOCIAL_PROVIDER_LABELS } from '@/lib/options/signup';
import * as sitePaths from '@/lib/paths/site';
import { signupStore } from './signup-store';
import styles from './social-note.module.css';

/** Leaves for a provider. A person who has an account is logged in and comes back to the home page. */
function leave(): void {
  keepReturnPath(sitePaths.home());
  signupStore.update({ isAway: true });
}

/** Signup by a provider, without a password. What was chosen so far is kept. */
export function SocialStart({ providers }: { providers: readonly SocialProvider[] }) {
  if (providers.length === 0) return null;
  return (
    <div className={styles.start}>
      <p className="t-small muted">쓰고 있는 계정으로도 가입할 수 있어요.</p>
      <div className={styles.providers} role="group" aria-label="간편 가입">
        {providers.map((provider) => (
          <ProviderLink key={provider} provider={provider} onClick={leave}>
            {SOCIAL_PROVIDER_LABELS[provider]}
            <span className="vh">로 가입</span>
          </ProviderLink>
        ))}
      </div>
      <LoginOutside />
    </div>
  );
}
