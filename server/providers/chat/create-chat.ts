import type { Log } from '@/server/logging/log';
import type { ChatProvider } from './chat';
import { createLogChat } from './log-chat';
import { createSlackChat } from './slack-chat';

/** The chat of the settings. */
export function createChat({ webhookUrl }: { webhookUrl: string | null }, log: Log): ChatProvider {
  return webhookUrl === null ? createLogChat(log) : createSlackChat({ webhookUrl });
}
