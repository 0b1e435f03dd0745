'use client';

import { Controller } from 'react-hook-form';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { ContractForm } from '@/components/form/contract-form';
import { FormActions } from '@/components/form/form-layout';
import { KeptNote } from '@/components/form/kept-note';
import { SentFields } from '@/components/form/sent-fields';
import { SendButton } from '@/components/ui/action/send-button';
import { Checkbox } from '@/components/ui/field/checkbox';
import { ChoiceChips } from '@/components/ui/field/choice-chips';
import { FormAlert } from '@/components/ui/field/form-alert';
import { Note } from '@/components/ui/state/note';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { formatMoment } from '@/lib/format/moment';
import * as reviewMessages from '@/lib/messages/contest-review';
import { RECKONING_LABELS, REVEAL_LABELS } from '@/lib/options/contest-review';
import { CriteriaFields } from './criteria-fields';
import pageStyles from './jury-page.module.css';
import styles from './rule-section.module.css';
import { useRuleForm } from './use-rule-form';

interface RuleSectionProps {
  accountId: string;
  contest: OrganizationContest;
}

/** The rule that a contest's jury scores by, as an owner sets it (C-89). */
export function RuleSection({ accountId, contest }: RuleSectionProps) {
  const { form, kept, conflict, review, lock } = useRuleForm(contest, accountId);
  return (
    <>
      <KeptNote kept={kept} />
      <ConflictNote conflict={conflict} />
      <ContractForm form={form} aria-label="심사 규칙" inert={lock !== null || form.formProps.inert}>
        <section className={styles.section} aria-labelledby="jury-rule">
          <h2 id="jury-rule" className={pageStyles.title}>
            심사 규칙 {reviewMessages.edition(review.edition)}
          </h2>
          {lock !== null || review.scoredAt !== null ? (
            <Note aria-label="채점이 시작된 규칙">
              <p className="t-small pre">
                {lock ??
                  reviewMessages.ruleLocked(formatMoment(new Date(review.scoredAt ?? '')), review.edition)}
              </p>
            </Note>
          ) : null}
          <SentFields isSending={form.isSending}>
            <CriteriaFields />
            <Controller
              control={form.control}
              name="reckoning"
              render={({ field }) => (
                <div className={styles.choice}>
                  <ChoiceChips
                    legend="집계"
                    options={RECKONING_LABELS}
                    chosen={field.value}
                    onChoose={field.onChange}
                  />
                  <p className="t-cap">{reviewMessages.reckoningHints[field.value]}</p>
                </div>
              )}
            />
            <Controller
              control={form.control}
              name="reveal"
              render={({ field }) => (
                <div className={styles.choice}>
                  <ChoiceChips
                    legend="다른 위원의 점수와 의견을 보이는 때"
                    options={REVEAL_LABELS}
                    chosen={field.value}
                    onChoose={field.onChange}
                  />
                  <p className="t-cap">{reviewMessages.independence[field.value]}</p>
                </div>
              )}
            />
            <div className={styles.choice}>
              <Checkbox {...form.register('needsComment')}>심사평 필수</Checkbox>
              <p className="t-cap">{reviewMessages.needsCommentHint}</p>
            </div>
          </SentFields>
          <FormAlert>{form.alert}</FormAlert>
          {lock === null ? (
            <FormActions>
              <SendButton look="primary" isSending={form.isSending}>
                규칙 저장
              </SendButton>
            </FormActions>
          ) : null}
        </section>
      </ContractForm>
    </>
  );
}
