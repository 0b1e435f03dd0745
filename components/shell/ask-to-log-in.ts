import { askConfirm } from '@/components/ui/dialog/alert-store';
import { openLogin } from './login-store';

/** Tells a guest that a press needs a login, and offers it. */
export async function askToLogIn(title: string): Promise<void> {
  if (await askConfirm(title, { confirmLabel: '로그인', cancelLabel: '닫기' })) openLogin();
}
