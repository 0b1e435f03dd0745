import { askConfirm } from '@/components/ui/dialog/alert-store';
import { ApiFailure } from '@/lib/browser/api-failure';
import type { ErrorCode } from '@/lib/contracts/errors';
import * as authMessages from '@/lib/messages/auth';

const WITHDRAWN: ErrorCode = 'ACCOUNT_WITHDRAWN';

/**
 * Asks a person who logged in to a withdrawn account whether they take the withdrawal back. The failure says
 * until when they can. Every other failure is thrown again.
 */
export async function asksToComeBack(failure: unknown): Promise<boolean> {
  if (!(failure instanceof ApiFailure) || failure.code !== WITHDRAWN) throw failure;
  return askConfirm(failure.message, { text: authMessages.withdrawnAsk, confirmLabel: '탈퇴 철회' });
}
