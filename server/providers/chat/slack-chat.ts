import type { ChatProvider } from './chat';

interface SlackOptions {
  /** An incoming webhook's address, which is a secret. */
  webhookUrl: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 5000;

/** A Slack channel by an incoming webhook. */
export function createSlackChat({ webhookUrl, timeoutMs = TIMEOUT_MS }: SlackOptions): ChatProvider {
  return {
    async say(text) {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // Without `mrkdwn` and with these three signs escaped nothing in the text can mention anybody.
        body: JSON.stringify({ text: escapeText(text), mrkdwn: false, link_names: false }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      // The address is a secret, so no message names it.
      if (!response.ok) throw new Error(`The team chat answered ${response.status}`);
    },
  };
}

/** https://docs.slack.dev/messaging/formatting-message-text#escaping */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
