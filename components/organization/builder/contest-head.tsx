'use client';

import { ShareButtons } from '@/components/artwork/share-buttons';
import { ContestStandingMark } from '@/components/organization/contest-standing';
import { ContestPeriod } from '@/components/organization/contest-period';
import { Button, ButtonLink } from '@/components/ui/action/button';
import { SendButton } from '@/components/ui/action/send-button';
import { TextLink } from '@/components/ui/action/text-link';
import * as articlePaths from '@/lib/paths/article';
import * as contestPaths from '@/lib/paths/contest';
import * as organizationPaths from '@/lib/paths/organization';
import { StopNote } from './stop-note';
import { ACTIONS, possibleActions } from './contest-actions';
import styles from './contest-editor.module.css';
import type { ContestEditor } from './use-contest-editor';

interface ContestHeadProps {
  editor: ContestEditor;
  /** Shows the form as it is typed now. */
  onPreview: () => void;
}

/** The heading of a contest's page: where the contest stands, and what can be done with it. */
export function ContestHead({ editor, onPreview }: ContestHeadProps) {
  const { contest, isActing, act, copy, remove } = editor;
  const { uuid, title, standing, articleUuid } = contest;
  const isDraft = standing === 'DRAFT';
  return (
    <header className={styles.head}>
      <div className={styles.heading}>
        <nav className="t-cap" aria-label="현재 위치">
          <TextLink href={organizationPaths.contests()}>공모 관리</TextLink>
          <span aria-hidden="true"> / </span>
          <span aria-current="page">{isDraft ? '만들기' : '수정'}</span>
        </nav>
        <h1 className="t-h2 bal">{title}</h1>
        <p className={`t-small muted num ${styles.facts}`}>
          <ContestStandingMark standing={standing} />
          <ContestPeriod contest={contest} />
          {articleUuid === null || isDraft ? null : (
            <TextLink href={articlePaths.page('NEWS', articleUuid)}>소식에서 보기</TextLink>
          )}
        </p>
        {contest.stop === null ? null : <StopNote stop={contest.stop} />}
      </div>
      <div className={styles.actions}>
        <ShareButtons
          isBare
          path={contestPaths.previewContest(uuid)}
          title={title}
          noun="우리 단체가 보는 미리보기"
        />
        <Button small look="quiet" onClick={onPreview}>
          미리보기
        </Button>
        <SendButton small look="quiet" isSending={isActing} onSend={copy}>
          복사
        </SendButton>
        {isDraft ? (
          <SendButton small look="quiet" isSending={isActing} onSend={remove}>
            지우기
          </SendButton>
        ) : (
          <ButtonLink small look="quiet" href={contestPaths.applicants(uuid)}>
            지원자
          </ButtonLink>
        )}
        {possibleActions(contest).map((action) => (
          <SendButton
            key={action}
            small
            look={action === 'PUBLISH' ? 'primary' : 'secondary'}
            isSending={isActing}
            onSend={() => act(action)}
          >
            {ACTIONS[action].label}
          </SendButton>
        ))}
      </div>
    </header>
  );
}
