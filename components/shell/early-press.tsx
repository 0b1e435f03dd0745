'use client';

import { EARLY_PRESS } from './early-press-code';

/** Keeps what is pressed before the page is hydrated. The code is in the document alone, neither in its data nor in a script file. */
export function EarlyPress({ nonce }: { nonce: string | undefined }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {typeof window === 'undefined' ? EARLY_PRESS : ''}
    </script>
  );
}
