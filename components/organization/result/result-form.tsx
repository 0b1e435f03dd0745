'use client';

import { useWatch } from 'react-hook-form';
import { ResultCard } from '@/components/contest/result-card';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { ContractForm } from '@/components/form/contract-form';
import { FormActions } from '@/components/form/form-layout';
import { KeptNote } from '@/components/form/kept-note';
import { SentFields } from '@/components/form/sent-fields';
import { SendButton } from '@/components/ui/action/send-button';
import { TextLink } from '@/components/ui/action/text-link';
import { FormAlert } from '@/components/ui/field/form-alert';
import { TextArea } from '@/components/ui/field/text-area';
import type { ContestResult } from '@/lib/contracts/contest-result';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatDay } from '@/lib/format/day';
import * as reviewLimits from '@/lib/limits/contest-review';
import * as resultMessages from '@/lib/messages/contest-result';
import * as articlePaths from '@/lib/paths/article';
import { cleanLines } from '@/lib/text/clean';
import styles from './result-page.module.css';
import { useResultForm } from './use-result-form';

interface ResultFormProps {
  accountId: string;
  contest: OrganizationContest;
  /** What visitors would read now. */
  result: ContestResult;
}

/** The jury's statement with the publication of the result, and beside it the card as visitors will see it (C-99). */
export function ResultForm({ accountId, contest: initial, result }: ResultFormProps) {
  const { form, kept, conflict, contest, isPublished, publish } = useResultForm(initial, accountId);
  const { control, register, formState, isSending } = form;
  const text = useWatch({ control, name: 'text' });
  return (
    <>
      <KeptNote kept={kept} />
      <ConflictNote conflict={conflict} />
      <div className={styles.columns}>
        <ContractForm form={form} className={styles.form} aria-label="결과와 총평">
          <Publication contest={contest} />
          <SentFields isSending={isSending}>
            <TextArea
              label="심의총평"
              hint={resultMessages.textHint}
              rows={14}
              maxLetters={reviewLimits.resultMax}
              text={text}
              error={formState.errors.text?.message}
              {...register('text')}
            />
          </SentFields>
          <FormAlert>{form.alert}</FormAlert>
          <FormActions>
            <SendButton look="secondary" isSending={isSending} onSend={() => publish(!isPublished)}>
              {isPublished ? '공개 내리기' : '결과 공개하기'}
            </SendButton>
            <SendButton look="primary" isSending={isSending}>
              저장
            </SendButton>
          </FormActions>
        </ContractForm>
        <section className={styles.preview} aria-labelledby="result-preview">
          <h2 id="result-preview" className={styles.title}>
            미리보기
          </h2>
          <p className="t-cap">{resultMessages.previewLead}</p>
          <ResultCard
            id="result-card"
            level={3}
            result={{ ...result, text: cleanLines(text), publishedAt: contest.result.publishedAt }}
          />
        </section>
      </div>
    </>
  );
}

/** Whether visitors see the result, and what of the decisions they don't see yet. */
function Publication({ contest: { articleUuid, result, counts, untold } }: { contest: OrganizationContest }) {
  const { publishedAt } = result;
  return (
    <div className={styles.lead}>
      <p className="t-small">
        {publishedAt === null
          ? resultMessages.unpublished
          : resultMessages.published(formatDay(dayInSeoul(new Date(publishedAt))))}{' '}
        {publishedAt === null || articleUuid === null ? null : (
          <TextLink href={articlePaths.page('NEWS', articleUuid)}>소식에서 보기</TextLink>
        )}
      </p>
      {untold > 0 ? <p className="t-small">{resultMessages.untold(untold)}</p> : null}
      {counts?.SELECTED === 0 ? <p className="t-small">{resultMessages.noneSelected}</p> : null}
    </div>
  );
}
