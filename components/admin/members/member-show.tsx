import { useState } from 'react';
import { Show, useGetIdentity, useRecordContext } from 'react-admin';
import { Skeleton } from '@/components/ui/state/skeleton';
import { callApi } from '@/lib/browser/call-api';
import type { Member, OpenedMember } from '@/lib/contracts/admin/member';
import { formatMoment, formatZonedMoment } from '@/lib/format/moment';
import { formatPhone } from '@/lib/format/phone';
import * as adminMessages from '@/lib/messages/admin';
import { ACCOUNT_STATUS_LABELS, ROLE_TYPE_LABELS } from '@/lib/options/admin';
import { SOCIAL_PROVIDER_LABELS } from '@/lib/options/signup';
import { WHOLE } from '@/components/admin/data-provider';
import { Facts, Part } from '@/components/admin/parts/facts';
import { ReasonButton } from '@/components/admin/parts/reason-button';
import { ShowFailure } from '@/components/admin/parts/show-failure';
import { useAction } from '@/components/admin/parts/use-action';
import { ContactForm } from './contact-form';
import { MemberActions } from './member-actions';
import { MemberBelongings } from './member-belongings';
import { MemberStop } from './member-stop';

/** An account: who it is after that was asked for, what belongs to it, and what an operator can do. */
export function MemberShow() {
  return (
    <Show
      actions={false}
      component="div"
      queryOptions={{ meta: WHOLE }}
      error={<ShowFailure title="회원을 불러오지 못했습니다." />}
    >
      <Shown />
    </Show>
  );
}

/** A moment as people read it; null where there is none. */
const at = (moment: string | null) => (moment === null ? null : formatMoment(new Date(moment)));

function Shown() {
  const member = useRecordContext<Member & { id: string }>();
  const [opened, setOpened] = useState<{ of: string; data: OpenedMember } | null>(null);
  const opening = useAction({ resources: ['audit'], done: '열람을 기록했습니다.' });
  if (member === undefined) return <Skeleton height="320px" />;
  const { uuid, status } = member;
  const data = opened?.of === uuid ? opened.data : null;
  const open = (reason: string) =>
    opening.run(async () => {
      const params = { uuid };
      setOpened({
        of: uuid,
        data: await callApi('post', '/v1/admin/members/{uuid}/open', { params, body: { reason } }),
      });
    });
  return (
    <>
      <Facts
        facts={{
          아이디: member.accountId,
          역할: ROLE_TYPE_LABELS[member.roleType],
          상태: ACCOUNT_STATUS_LABELS[status],
          이름: data?.name ?? member.name,
          이메일: data?.email ?? member.email,
          휴대폰: data?.phoneNum == null ? member.phoneNum : formatPhone(data.phoneNum),
          생년월일: data?.birthDate ?? null,
          가입: at(member.createdAt),
          '마지막 로그인': at(member.lastLoginAt),
          '소셜 로그인': member.snsType === null ? null : SOCIAL_PROVIDER_LABELS[member.snsType],
          비밀번호: member.hasPassword ? null : '아직 없음',
          정지: at(member.stoppedAt),
          '정지 사유': member.stopReason,
          탈퇴: at(member.withdrawnAt),
          '탈퇴 철회 기한': at(member.revocableUntil),
          '비밀번호 링크 기한':
            member.linkUntil === null ? null : formatZonedMoment(new Date(member.linkUntil)),
        }}
      />
      {status === 'REMOVED' || data !== null ? null : (
        <ReasonButton question="회원의 개인정보를 열까요?" isBusy={opening.isBusy} onReason={open}>
          개인정보 열기
        </ReasonButton>
      )}
      <MemberBelongings member={member} />
      {member.roleType === 'BUSINESS' && data !== null ? (
        <ContactForm key={uuid} member={member} opened={data} onSaved={() => setOpened(null)} />
      ) : null}
      <Changes key={uuid} member={member} />
    </>
  );
}

/** What an operator can do with an account. An operator can't change the own account (O-53). */
function Changes({ member }: { member: Member }) {
  const { identity } = useGetIdentity();
  if (identity === undefined) return null;
  if (identity.id === member.accountId) return <p className="t-small muted">{adminMessages.ownAccount}</p>;
  return (
    <>
      <MemberActions member={member} />
      {member.status === 'ACTIVE' ? (
        <Part title="이용 정지">
          <MemberStop member={member} />
        </Part>
      ) : null}
    </>
  );
}
