import * as reportLimits from '@/lib/limits/error-report';
import type { SignedIn } from '@/server/api/http/access';
import type { Log } from '@/server/logging/log';
import type { ChatProvider } from '@/server/providers/chat/chat';
import { withoutPeople } from './without-people';

export interface ErrorReportDependencies {
  chat: ChatProvider;
  log: Log;
}

export type ErrorReportService = ReturnType<typeof createErrorReportService>;

/** What the browser reports to the people who run the site. */
export function createErrorReportService({ chat, log }: ErrorReportDependencies) {
  return {
    /** Says an error in the team chat, with the caller's role and nothing else of them. A chat that is away is logged. */
    async report({ roleType }: SignedIn, message: string): Promise<null> {
      try {
        const text = [...withoutPeople(message)].slice(0, reportLimits.messageMax).join('');
        await chat.say(`[${roleType}] ${text}`);
      } catch (error) {
        log.warn({ err: error }, 'the team chat is away');
      }
      return null;
    },
  };
}
