import type { MessageAudience } from '@/lib/contracts/contest-message';

interface MessageTemplate {
  label: string;
  /** Whom the text is for. */
  audiences: readonly MessageAudience[];
  subject: string;
  text: string;
}

/** The texts that a message may begin with. The mail frame adds the greeting and the signature. */
export const MESSAGE_TEMPLATES = {
  DOCUMENTS: {
    label: '서류 보완 요청',
    audiences: ['ONE', 'SENT'],
    subject: '[{공모전}] 제출하신 서류를 보완해 주세요',
    text: `{공모전}에 지원해 주셔서 고맙습니다. (접수 번호 {접수번호})
보내 주신 서류 가운데 확인이 더 필요한 것이 있습니다.

- 보완할 서류:
- 보내실 곳:
- 기한:

기한까지 보내 주시면 심사에 반영하겠습니다.`,
  },
  SCHEDULE: {
    label: '심사 일정 안내',
    audiences: ['ONE', 'SENT'],
    subject: '[{공모전}] 심사 일정을 알려 드립니다',
    text: `{공모전}에 지원해 주셔서 고맙습니다. (접수 번호 {접수번호})
앞으로의 심사 일정을 알려 드립니다.

- 심사:
- 결과 발표:

일정이 바뀌면 다시 알려 드리겠습니다.`,
  },
  UNFINISHED: {
    label: '작성 중인 지원서 안내',
    audiences: ['UNFINISHED'],
    subject: '[{공모전}] 작성 중인 지원서가 있습니다',
    text: `{공모전}의 지원서를 쓰고 계신 분께 알려 드립니다.
지원서는 마감 전에 제출해야 접수됩니다. 마감에 가까우면 접속이 느릴 수 있으니 여유 있게 보내 주세요.`,
  },
} as const satisfies Record<string, MessageTemplate>;

/** The templates for an audience. */
export const templatesFor = (audience: MessageAudience) =>
  Object.entries<MessageTemplate>(MESSAGE_TEMPLATES)
    .filter(([, { audiences }]) => audiences.includes(audience))
    .map(([value, { label }]) => ({ value, label }));

/** A template by its name; null for none. */
export const templateOf = (name: string): MessageTemplate | null =>
  Object.entries<MessageTemplate>(MESSAGE_TEMPLATES).find(([known]) => known === name)?.[1] ?? null;
