'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useState } from 'react';
import { Controller } from 'react-hook-form';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { partsOfFields } from '@/components/form/conflict/form-parts';
import { formValues, useConflict } from '@/components/form/conflict/use-conflict';
import { ContractForm } from '@/components/form/contract-form';
import { FormActions } from '@/components/form/form-layout';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { reportFailure } from '@/components/shell/report-failure';
import { SendButton } from '@/components/ui/action/send-button';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { showToast } from '@/components/ui/dialog/toast-store';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { Checkbox } from '@/components/ui/field/checkbox';
import { ChoiceChips } from '@/components/ui/field/choice-chips';
import { FormAlert } from '@/components/ui/field/form-alert';
import { Note } from '@/components/ui/state/note';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { lockOf } from '@/lib/contest/review-lock';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { reviewRuleSchema, type ReviewRule } from '@/lib/contracts/review-rule';
import { formatMoment } from '@/lib/format/moment';
import * as reviewMessages from '@/lib/messages/contest-review';
import { RECKONING_LABELS, REVEAL_LABELS, SCALE_LABELS } from '@/lib/options/contest-review';
import { CriteriaFields } from './criteria-fields';
import pageStyles from './jury-page.module.css';
import styles from './rule-section.module.css';

type Saved = Pick<OrganizationContest, 'review' | 'version'>;

interface RuleSectionProps {
  contest: OrganizationContest;
}

const PARTS = partsOfFields<ReviewRule>({
  scale: { label: '척도', describe: (scale) => SCALE_LABELS[scale] },
  criteria: {
    label: '심사 항목',
    describe: (criteria) => criteria.map(({ name, weight }) => `${name} ${weight}%`).join('\n'),
  },
  reckoning: { label: '집계', describe: (reckoning) => RECKONING_LABELS[reckoning] },
  reveal: { label: '다른 위원의 점수', describe: (reveal) => REVEAL_LABELS[reveal] },
  needsComment: { label: '심사평 필수' },
});

/** The rule that a contest's jury scores by, as an owner sets it (C-89). */
export function RuleSection({ contest }: RuleSectionProps) {
  const router = useRouter();
  const { uuid } = contest;
  const params = { uuid };
  /** The contest as it was saved last. */
  const [{ review, version }, setSaved] = useState<Saved>(contest);
  const lock = lockOf({ kind: 'EDIT' }, contest);

  const save = (rule: ReviewRule, isConfirmed: boolean) =>
    callApi('put', '/v1/organizations/contests/{uuid}/review-rule', {
      params,
      body: { rule, version, isConfirmed },
    });
  const form = useContractForm({
    leaving: 'ASKED',
    schema: reviewRuleSchema,
    defaultValues: contest.review.rule,
    onSubmit: async (rule) => {
      const saved = await saveAsked(rule, save);
      if (saved === null) return;
      setSaved(saved);
      conflict.clear();
      form.reset(saved.review.rule);
      showToast(reviewMessages.ruleSaved);
      // The panel's progress is that of the rule.
      startTransition(() => router.refresh());
    },
    onFailure: (failure) => {
      if (failure instanceof ApiFailure && failure.code === 'CONTEST_RULE_STALE') void catchUp();
      return false;
    },
  });
  const conflict = useConflict(formValues(form), PARTS);
  useUnsavedGuard(form.formState.isDirty || conflict.isWaiting);

  /** Compares with what another owner saved first. */
  async function catchUp() {
    try {
      const latest = await callApi('get', '/v1/organizations/contests/{uuid}', { params });
      conflict.begin({ base: review.rule, latest: latest.review.rule });
      setSaved(latest);
    } catch (failure) {
      void reportFailure(failure);
    }
  }

  return (
    <>
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

/** Saves a rule, and asks first where it was scored by already. @returns null where the owner doesn't confirm */
async function saveAsked(
  rule: ReviewRule,
  save: (rule: ReviewRule, isConfirmed: boolean) => Promise<OrganizationContest>,
): Promise<OrganizationContest | null> {
  try {
    return await save(rule, false);
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.code !== 'CONTEST_RULE_SCORED') throw failure;
    const isSure = await askConfirm(reviewMessages.ruleChange, {
      text: failure.message,
      confirmLabel: '새 판으로 바꾸기',
      isDestructive: true,
    });
    return isSure ? save(rule, true) : null;
  }
}
