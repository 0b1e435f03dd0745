import { showAlert } from '@/components/ui/dialog/alert-store';
import { hintOf } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import * as portfolioMessages from '@/lib/messages/portfolio';

/** A PDF that has more bytes than storage takes. */
export class TooLarge extends Error {}

/** Says that the PDF failed, and reports it to the operators. Without a network it says so. */
export async function tellFault(failure: unknown): Promise<void> {
  const isTooLarge = failure instanceof TooLarge;
  const message = `portfolio pdf: ${failure instanceof Error ? failure.message : String(failure)}`;
  // Tells the artist in any case.
  void callApi('post', '/v1/slack/send-error', { body: { message } }).catch(() => null);
  if (isTooLarge) await showAlert(portfolioMessages.pdfTooLarge, { text: portfolioMessages.pdfTooLargeHint });
  else await showAlert(portfolioMessages.pdfFailed, hintOf(portfolioMessages.pdfFailedHint));
}
