'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useState } from 'react';
import { z } from 'zod';
import { partsOfFields } from '@/components/form/conflict/form-parts';
import { formValues, useConflict } from '@/components/form/conflict/use-conflict';
import { useContractForm } from '@/components/form/use-contract-form';
import { useKeptForm } from '@/components/form/use-kept-form';
import { reportFailure } from '@/components/shell/report-failure';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { showToast } from '@/components/ui/dialog/toast-store';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { lockOf } from '@/lib/contest/review-lock';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import {
  RECKONINGS,
  REVEALS,
  reviewRuleSchema,
  SCALES,
  type Criterion,
  type ReviewRule,
} from '@/lib/contracts/review-rule';
import * as reviewMessages from '@/lib/messages/contest-review';
import { RECKONING_LABELS, REVEAL_LABELS, SCALE_LABELS } from '@/lib/options/contest-review';

type Saved = Pick<OrganizationContest, 'review' | 'version'>;

/** A criterion in a line. A typed weight may be no number. */
const criterionWords = ({ name, weight, description }: Criterion): string =>
  [`${name} ${Number.isInteger(weight) ? `${weight}%` : String(weight)}`, description]
    .filter(Boolean)
    .join(': ');

const PARTS = partsOfFields<ReviewRule>({
  scale: { label: '척도', describe: (scale) => SCALE_LABELS[scale] },
  criteria: {
    label: '심사 항목',
    describe: (criteria) => criteria.map(criterionWords).join('\n'),
  },
  reckoning: { label: '집계', describe: (reckoning) => RECKONING_LABELS[reckoning] },
  reveal: { label: '다른 위원의 점수', describe: (reveal) => REVEAL_LABELS[reveal] },
  needsComment: { label: '심사평 필수' },
});

const KEPT_FIELDS = ['scale', 'criteria', 'reckoning', 'reveal', 'needsComment'] as const;

/** A criterion as it is typed. A weight that isn't a number is the typed text. */
const keptCriterionSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  weight: z.custom<Criterion['weight']>((weight) => typeof weight === 'number' || typeof weight === 'string'),
});
const keptSchema = z
  .object({
    scale: z.enum(SCALES),
    criteria: z.array(keptCriterionSchema).min(1),
    reckoning: z.enum(RECKONINGS),
    reveal: z.enum(REVEALS),
    needsComment: z.boolean(),
  })
  .partial();

/** The form of a contest's review rule: its saves, and how it follows a rule that was saved elsewhere. */
export function useRuleForm(contest: OrganizationContest, accountId: string) {
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
    leaving: 'KEPT',
    schema: reviewRuleSchema,
    defaultValues: contest.review.rule,
    onSubmit: async (rule) => {
      const saved = await saveAsked(rule, save);
      if (saved === null) return;
      kept.forget();
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
  const kept = useKeptForm({
    form,
    name: `review-rule-${uuid}`,
    // A locked form doesn't show what was typed before the lock.
    owner: lock === null ? accountId : null,
    versions: { version, saved: review.rule, conflict },
    fields: KEPT_FIELDS,
    schema: keptSchema,
  });

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

  return { form, kept, conflict, review, lock };
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
