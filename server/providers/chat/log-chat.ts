import type { Log } from '@/server/logging/log';
import type { ChatProvider } from './chat';

/** Lines of the chat as lines of the log, where no chat is set. */
export function createLogChat(log: Log): ChatProvider {
  return {
    say: (text) => {
      log.warn({ text }, 'team chat');
      return Promise.resolve();
    },
  };
}
