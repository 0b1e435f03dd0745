'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { reportFailure } from '@/components/shell/report-failure';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { Button } from '@/components/ui/action/button';
import { Deadline } from '@/components/ui/state/deadline';
import { EmptyState } from '@/components/ui/state/empty-state';
import { SendButton } from '@/components/ui/action/send-button';
import { showToast } from '@/components/ui/dialog/toast-store';
import { TextLink } from '@/components/ui/action/text-link';
import { callApi } from '@/lib/browser/call-api';
import type { ApplicationRow } from '@/lib/contracts/contest';
import { formatMoment } from '@/lib/format/moment';
import * as contestMessages from '@/lib/messages/contest';
import * as contestStopMessages from '@/lib/messages/contest-stop';
import { APPLICATION_STANDING_LABELS } from '@/lib/options/contest';
import * as termsMessages from '@/lib/messages/contest-terms';
import * as articlePaths from '@/lib/paths/article';
import styles from './application-list.module.css';
import { loadApplicationDialog } from './application-load';
import type { OpenedApplication } from './open-application';
import { TermsChange } from './terms-change';

/** The artist's applications to contests, the newest first. */
export function ApplicationList({ applications }: { applications: readonly ApplicationRow[] }) {
  const router = useRouter();
  const [opened, setOpened] = useState<OpenedApplication | null>(null);
  const [shown, setShown] = useState<ApplicationRow | null>(null);

  const showDialog = useLazyDialog(opened !== null, loadApplicationDialog, () => setOpened(null));
  const showSent = useLazyDialog(
    shown !== null,
    async () => (await import('./sent-dialog')).SentDialog,
    () => setShown(null),
  );

  const edit = async ({ articleUuid, contestUuid }: ApplicationRow) => {
    if (articleUuid === null) return;
    loadApplicationDialog().catch(() => undefined);
    try {
      const { openApplication } = await import('./open-application');
      const asked = { articleUuid, contestUuid, isKnown: true };
      setOpened(await openApplication(asked, (path) => router.push(path)));
    } catch (failure) {
      await reportFailure(failure);
    }
  };
  const openAgain = async ({ contest: { uuid } }: OpenedApplication) => {
    const articleUuid = applications.find(({ contestUuid }) => contestUuid === uuid)?.articleUuid ?? null;
    if (articleUuid === null) return;
    try {
      setOpened(await (await import('./open-application')).openAgain({ articleUuid }));
    } catch (failure) {
      await reportFailure(failure);
    }
  };
  const takeBack = async ({ contestUuid, title }: ApplicationRow) => {
    const isSure = await askConfirm(contestMessages.takeBack(title), {
      text: contestMessages.takeBackHint,
      confirmLabel: '지원 취소',
      cancelLabel: '닫기',
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      await callApi('delete', '/v1/artists/contest-applicants/{contestUuid}', { params: { contestUuid } });
      showToast(contestMessages.takenBack);
    } catch (failure) {
      await reportFailure(failure);
    }
    router.refresh();
  };

  if (applications.length === 0) {
    return (
      <EmptyState title="아직 지원한 공모가 없어요." hint="소식에서 열린 공모를 찾아보세요.">
        <TextLink href={articlePaths.list('NEWS')}>소식 보기</TextLink>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label="지원한 공모">
        {applications.map((application) => (
          <li key={application.id} className={styles.row}>
            <div className={styles.words}>
              <p className="t-cap">{application.organizer}</p>
              <h2 className="t-h4">
                {application.articleUuid === null ? (
                  application.title
                ) : (
                  <TextLink
                    className={styles.title}
                    href={articlePaths.page('NEWS', application.articleUuid)}
                  >
                    {application.title}
                  </TextLink>
                )}
              </h2>
              <p className={`t-cap num ${styles.moments}`}>
                {momentsOf(application).map((words) => (
                  <span key={words}>{words} </span>
                ))}
              </p>
              {application.closesAt === null ? null : (
                <p className="t-cap">
                  <Deadline closesAt={application.closesAt} />
                </p>
              )}
              {application.exported === null ? null : (
                <p className="t-cap">
                  {contestMessages.exportedBy(
                    application.exported.organization,
                    formatMoment(new Date(application.exported.at)),
                  )}
                </p>
              )}
              {application.hasTermsHistory && application.articleUuid !== null ? (
                <p className="t-small">
                  <TextLink href={articlePaths.termsHistory(application.articleUuid)}>
                    {termsMessages.history}
                    <span className="vh">: {application.title}</span>
                  </TextLink>
                </p>
              ) : null}
              {application.stop === null ? null : (
                <p className={`t-cap pre ${styles.stop}`}>{contestStopMessages.stopped(application.stop)}</p>
              )}
            </div>
            <p
              className={styles.standing}
              data-selected={application.standing === 'SELECTED' ? '' : undefined}
            >
              {APPLICATION_STANDING_LABELS[application.standing]}
            </p>
            <div className={styles.actions}>
              {application.receipt === null ? null : (
                <Button small look="quiet" onClick={() => setShown(application)}>
                  {application.hasFeedback ? contestMessages.sentAndFeedback : '보낸 신청서'}
                  <span className="vh">: {application.title}</span>
                </Button>
              )}
              {application.isOpen ? (
                <SendButton small look="quiet" onSend={() => edit(application)}>
                  {application.receipt === null ? '이어 쓰기' : '고치기'}
                  <span className="vh">: {application.title}</span>
                </SendButton>
              ) : null}
              {application.isRemovable ? (
                <SendButton small look="quiet" onSend={() => takeBack(application)}>
                  {application.receipt === null ? '지우기' : '지원 취소'}
                  <span className="vh">: {application.title}</span>
                </SendButton>
              ) : null}
            </div>
            {application.termsChange === null ? null : <TermsChange change={application.termsChange} />}
          </li>
        ))}
      </ul>
      {opened === null
        ? null
        : showDialog({
            key: `${opened.contest.uuid} ${opened.contest.formVersion}`,
            opened,
            onOpenAgain: () => void openAgain(opened),
            onClose: () => {
              setOpened(null);
              router.refresh();
            },
          })}
      {shown === null ? null : showSent({ application: shown, onClose: () => setShown(null) })}
    </>
  );
}

function momentsOf({ receipt, sentAt, draftedAt }: ApplicationRow): string[] {
  const at = (moment: string) => formatMoment(new Date(moment));
  return [
    receipt === null ? null : `접수 번호 ${receipt}`,
    sentAt === null ? null : `${at(sentAt)} 제출`,
    draftedAt === null ? null : `${at(draftedAt)} 임시 저장`,
  ].filter((part) => part !== null);
}
