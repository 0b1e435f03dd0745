import { studioArtist } from '@/tests/support/studio';
import type { Effects } from './effect';

const said: string[] = [];
/** The team chat of a test. */
export const chat = { say: async (text: string) => void said.push(text) };

export const ERROR_REPORT_EFFECTS: Effects = {
  'POST /v1/slack/send-error': {
    begin: async (api) => {
      const { as } = await studioArtist(api);
      return {
        bodies: [{ message: 'PDF 실패 12/58쪽' }, { message: '저장 실패' }],
        send: (body) => api.request('POST', '/v1/slack/send-error', { as, body }),
        read: async () => ({ message: said.at(-1) }),
      };
    },
    shows: { message: (sent) => `[ARTIST] ${String(sent)}` },
  },
};
