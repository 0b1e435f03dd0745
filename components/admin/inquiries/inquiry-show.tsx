import { useState } from 'react';
import { Show, useRecordContext } from 'react-admin';
import { Skeleton } from '@/components/ui/state/skeleton';
import { callApi } from '@/lib/browser/call-api';
import type { AdminInquiry, PersonalData } from '@/lib/contracts/admin/inquiry';
import { formatMoment } from '@/lib/format/moment';
import { formatPhone } from '@/lib/format/phone';
import * as adminLimits from '@/lib/limits/admin';
import { INQUIRY_TYPE_LABELS } from '@/lib/options/support';
import { WHOLE } from '@/components/admin/data-provider';
import { Facts, Part } from '@/components/admin/parts/facts';
import { PrivateFileList } from '@/components/admin/parts/private-file-list';
import { ReasonButton } from '@/components/admin/parts/reason-button';
import { ShowFailure } from '@/components/admin/parts/show-failure';
import { useAction } from '@/components/admin/parts/use-action';
import { Waiting } from '@/components/admin/parts/waiting';
import { AnswerForm } from './answer-form';
import styles from './inquiry-show.module.css';

/** An inquiry with its files, who asks after that was asked for, and its answer. */
export function InquiryShow() {
  return (
    <Show
      actions={false}
      component="div"
      queryOptions={{ meta: WHOLE }}
      error={<ShowFailure title="문의를 불러오지 못했습니다." />}
    >
      <Shown />
    </Show>
  );
}

function Shown() {
  const inquiry = useRecordContext<AdminInquiry & { id: string }>();
  const [opened, setOpened] = useState<{ of: string; data: PersonalData } | null>(null);
  const opening = useAction({ resources: ['audit'], done: '열람을 기록했습니다.' });
  if (inquiry === undefined) return <Skeleton height="320px" />;
  const { uuid, createdAt, answeredAt } = inquiry;
  const data = opened?.of === uuid ? opened.data : null;
  const open = (reason: string) =>
    opening.run(async () => {
      const params = { uuid };
      setOpened({
        of: uuid,
        data: await callApi('post', '/v1/admin/inquiries/{uuid}/open', { params, body: { reason } }),
      });
    });
  return (
    <>
      <Facts
        facts={{
          분류: INQUIRY_TYPE_LABELS[inquiry.type],
          접수: formatMoment(new Date(createdAt)),
          '남은 시간':
            answeredAt === null ? (
              <Waiting since={createdAt} promisedHours={24 * adminLimits.inquiryDays} />
            ) : null,
          '보낸 사람': inquiry.senderId ?? '비회원',
          이름: data?.name,
          이메일: data?.email ?? inquiry.email,
          휴대폰: data?.phoneNum == null ? inquiry.phoneNum : formatPhone(data.phoneNum),
        }}
      />
      {data === null ? (
        <p className={styles.open}>
          <ReasonButton
            question="문의한 사람의 이름과 연락처를 볼까요?"
            isBusy={opening.isBusy}
            onReason={open}
          >
            이름과 연락처 보기
          </ReasonButton>
          <span className="t-cap muted">누가 보았는지 기록합니다.</span>
        </p>
      ) : null}
      <Part title={inquiry.title}>
        <p className="pre">{inquiry.content}</p>
        <PrivateFileList files={inquiry.files} label="첨부 파일" />
      </Part>
      <AnswerForm key={uuid} inquiry={inquiry} />
    </>
  );
}
