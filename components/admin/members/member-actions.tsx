import type { ReactNode } from 'react';
import { ConfirmButton } from '@/components/admin/parts/confirm-button';
import { Part } from '@/components/admin/parts/facts';
import { useAction } from '@/components/admin/parts/use-action';
import { callApi } from '@/lib/browser/call-api';
import type { RoleType } from '@/lib/contracts/account';
import type { Member } from '@/lib/contracts/admin/member';
import { directionParticle } from '@/lib/hangul/particle';
import { ROLE_TYPE_LABELS } from '@/lib/options/admin';
import styles from './member-actions.module.css';
import { MEMBER_RESOURCES } from './member-resources';
import { PasswordLinkButton } from './password-link-button';

const asRole = (role: RoleType) => ROLE_TYPE_LABELS[role] + directionParticle(ROLE_TYPE_LABELS[role]);

/** What an operator can do with an account as it is now. */
export function MemberActions({ member }: { member: Member }) {
  const { uuid, status, roleType, roleChanges, revocableUntil, mayWithdraw, linkPurpose } = member;
  const params = { uuid };
  const restoring = useAction({ resources: MEMBER_RESOURCES, done: '정지를 해제하고 메일을 보냈습니다.' });
  const changing = useAction({ resources: MEMBER_RESOURCES, done: '역할을 바꿨습니다.' });
  const revoking = useAction({ resources: MEMBER_RESOURCES, done: '탈퇴를 철회하고 메일을 보냈습니다.' });
  const withdrawing = useAction({ resources: MEMBER_RESOURCES, done: '탈퇴를 처리했습니다.' });

  const actions: ReactNode[] = [];
  if (status === 'STOPPED')
    actions.push(
      <ConfirmButton
        key="restore"
        look="primary"
        disabled={restoring.isBusy}
        question="이용 정지를 해제할까요?"
        hint="다시 로그인할 수 있고, 정지로 가려진 작가 페이지가 다시 보입니다."
        onConfirm={() =>
          void restoring.run(() => callApi('put', '/v1/admin/members/{uuid}/restore', { params }))
        }
      >
        정지 해제
      </ConfirmButton>,
    );
  if (revocableUntil !== null)
    actions.push(
      <ConfirmButton
        key="revoke"
        look="primary"
        disabled={revoking.isBusy}
        question="본인의 요청으로 탈퇴를 철회할까요?"
        hint="계정이 탈퇴 전으로 돌아가고 본인에게 메일이 갑니다."
        onConfirm={() =>
          void revoking.run(() => callApi('put', '/v1/admin/members/{uuid}/withdrawal/revoke', { params }))
        }
      >
        탈퇴 철회
      </ConfirmButton>,
    );
  if (linkPurpose !== null) actions.push(<PasswordLinkButton key="link" uuid={uuid} purpose={linkPurpose} />);
  for (const to of roleChanges)
    actions.push(
      <ConfirmButton
        key={to}
        disabled={changing.isBusy}
        question={`역할을 ${asRole(to)} 바꿀까요?`}
        hint={`지금 역할은 ${ROLE_TYPE_LABELS[roleType]}입니다. 바꾸면 이 회원의 로그인이 끊깁니다.`}
        onConfirm={() =>
          void changing.run(() =>
            callApi('put', '/v1/admin/members/{uuid}/role', { params, body: { from: roleType, to } }),
          )
        }
      >
        {asRole(to)} 변경
      </ConfirmButton>,
    );
  if (mayWithdraw)
    actions.push(
      <ConfirmButton
        key="withdraw"
        look="danger"
        disabled={withdrawing.isBusy}
        question="이 계정을 탈퇴 처리할까요?"
        hint="30일 동안 철회할 수 있고, 그 뒤에는 개인정보가 지워집니다."
        onConfirm={() =>
          void withdrawing.run(() => callApi('put', '/v1/admin/members/{uuid}/withdrawal', { params }))
        }
      >
        탈퇴 처리
      </ConfirmButton>,
    );
  if (actions.length === 0) return null;
  return (
    <Part title="처리">
      <div className={styles.actions}>{actions}</div>
    </Part>
  );
}
