import { ConfirmButton } from '@/components/admin/parts/confirm-button';
import { useAction } from '@/components/admin/parts/use-action';
import { callApi } from '@/lib/browser/call-api';
import type { PasswordLinkPurpose } from '@/lib/contracts/password-link';
import * as passwordLinkLimits from '@/lib/limits/password-link';
import { MEMBER_RESOURCES } from './member-resources';

const WORDS: Readonly<Record<PasswordLinkPurpose, { action: string; question: string; hint: string }>> = {
  INVITATION: {
    action: '초대 메일 다시 보내기',
    question: '초대 메일을 다시 보낼까요?',
    hint: `${passwordLinkLimits.invitationDays}일 동안 쓸 수 있는 새 링크가 가고, 앞서 보낸 링크는 닫힙니다.`,
  },
  RECOVERY: {
    action: '비밀번호 링크 보내기',
    question: '비밀번호 링크를 보낼까요?',
    hint: `계정의 이메일로 ${passwordLinkLimits.recoveryHours}시간 동안 쓸 수 있는 링크가 갑니다. 앞서 보낸 링크는 닫힙니다.`,
  },
};

interface PasswordLinkButtonProps {
  /** The account's. */
  uuid: string;
  purpose: PasswordLinkPurpose;
  small?: boolean;
}

/** Mails a link by which the owner of an account sets a password. */
export function PasswordLinkButton({ uuid, purpose, small = false }: PasswordLinkButtonProps) {
  const { action, question, hint } = WORDS[purpose];
  const { run, isBusy } = useAction({ resources: MEMBER_RESOURCES, done: '메일을 보냈습니다.' });
  return (
    <ConfirmButton
      small={small}
      disabled={isBusy}
      question={question}
      hint={hint}
      onConfirm={() =>
        void run(() => callApi('post', '/v1/admin/members/{uuid}/password-link', { params: { uuid } }))
      }
    >
      {action}
    </ConfirmButton>
  );
}
