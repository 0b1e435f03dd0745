'use client';

import type { ComponentProps } from 'react';
import { buttonClasses } from '@/components/ui/action/button';
import { keepReturnPath } from '@/lib/browser/return-path';
import type { SocialProvider } from '@/lib/contracts/identity';
import * as authPaths from '@/lib/paths/auth';
import { ProviderMark } from './provider-mark';

interface ProviderLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  provider: SocialProvider;
}

/** A link to a provider's login, which comes back to this page. It is a new document, never loaded ahead. */
export function ProviderLink({ provider, children, ...rest }: ProviderLinkProps) {
  return (
    <a
      href={authPaths.socialStart(provider)}
      className={buttonClasses({ look: 'quiet', narrow: true })}
      onClick={() => keepReturnPath()}
      {...rest}
    >
      <ProviderMark provider={provider} />
      {children}
    </a>
  );
}
