import type { MessageAudience } from '@/lib/contracts/contest-message';

export const MESSAGE_AUDIENCE_LABELS: Readonly<Record<MessageAudience, string>> = {
  ONE: '지원자 한 사람',
  UNFINISHED: '지원서를 쓰고 있는 사람',
  SENT: '지원한 모두',
};
