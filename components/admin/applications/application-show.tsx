import { useState } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { Skeleton } from '@/components/ui/state/skeleton';
import { callApi } from '@/lib/browser/call-api';
import type { Application, OpenedApplication } from '@/lib/contracts/admin/application';
import { formatMoment } from '@/lib/format/moment';
import * as adminMessages from '@/lib/messages/admin';
import * as adminLimits from '@/lib/limits/admin';
import { APPLICATION_STATUS_LABELS, ROLE_TYPE_LABELS } from '@/lib/options/admin';
import { WHOLE } from '@/components/admin/data-provider';
import { Facts, Part } from '@/components/admin/parts/facts';
import { ReasonButton } from '@/components/admin/parts/reason-button';
import { ShowFailure } from '@/components/admin/parts/show-failure';
import { useAction } from '@/components/admin/parts/use-action';
import { Waiting } from '@/components/admin/parts/waiting';
import { ApplicationDocuments } from './application-documents';
import { Decision } from './decision';

/** An application: who it is and the documents after they were asked for, the decision, the earlier ones. */
export function ApplicationShow() {
  return (
    <Show
      actions={false}
      component="div"
      queryOptions={{ meta: WHOLE }}
      error={<ShowFailure title="신청을 불러오지 못했습니다." />}
    >
      <Shown />
    </Show>
  );
}

function Shown() {
  const application = useRecordContext<Application & { id: string }>();
  const [opened, setOpened] = useState<{ of: string; data: OpenedApplication } | null>(null);
  const opening = useAction({ resources: ['audit'], done: '열람을 기록했습니다.' });
  if (application === undefined) return <Skeleton height="320px" />;
  const { uuid, status, createdAt, decidedAt, history, documents } = application;
  const data = opened?.of === uuid ? opened.data : null;
  const open = (reason: string) =>
    opening.run(async () => {
      const params = { uuid };
      setOpened({
        of: uuid,
        data: await callApi('post', '/v1/admin/artist-applications/{uuid}/open', {
          params,
          body: { reason },
        }),
      });
    });
  return (
    <>
      <Facts
        facts={{
          상태: APPLICATION_STATUS_LABELS[status],
          '남은 시간':
            status === 'WAITING' ? (
              <Waiting since={createdAt} promisedHours={adminLimits.applicationHours} />
            ) : null,
          신청: formatMoment(new Date(createdAt)),
          처리: decidedAt === null ? null : formatMoment(new Date(decidedAt)),
          아이디: application.accountId,
          '지금 역할': ROLE_TYPE_LABELS[application.roleType],
          이름: data?.name ?? application.name,
          이메일: data?.email ?? application.email,
          휴대폰: data?.phoneNum ?? application.phoneNum,
          '재요청 사유': application.reason,
        }}
      />
      <Part title={`활동 자료 ${documents.length}건`}>
        {data === null ? (
          <>
            <p className="t-small muted">자료와 이름·연락처는 확인할 때 열고, 누가 열었는지 기록합니다.</p>
            <ReasonButton
              question="신청자의 자료와 개인정보를 열까요?"
              isBusy={opening.isBusy}
              onReason={open}
            >
              자료와 개인정보 열기
            </ReasonButton>
          </>
        ) : (
          <ApplicationDocuments
            documents={documents}
            opened={data}
            onRenew={() => open(adminMessages.addressesRenewed)}
          />
        )}
      </Part>
      {status === 'WAITING' ? <Decision key={uuid} uuid={uuid} /> : null}
      {history.length === 0 ? null : (
        <Part title="이전 신청">
          <ul>
            {history.map((earlier) => (
              <li key={earlier.uuid} className="t-small">
                <span className="num">{formatMoment(new Date(earlier.createdAt))}</span>{' '}
                {APPLICATION_STATUS_LABELS[earlier.status]}
                {earlier.reason === null ? null : <p className="pre">{earlier.reason}</p>}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
