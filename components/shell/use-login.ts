'use client';

import { showAlert } from '@/components/ui/alert-store';
import { messages } from '@/lib/messages/messages';

/** The one way to the login place, wherever it is asked for. */
export function useLogin(): { openLogin: () => void } {
  return { openLogin: () => void showAlert(messages.auth.loginSoon) };
}
