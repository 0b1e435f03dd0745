'use client';

import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { SendButton } from '@/components/ui/action/send-button';
import { TextLink } from '@/components/ui/action/text-link';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { showToast } from '@/components/ui/dialog/toast-store';
import { FormAlert } from '@/components/ui/field/form-alert';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { TextField } from '@/components/ui/field/text-field';
import { callApi } from '@/lib/browser/call-api';
import type { AssignmentState } from '@/lib/contracts/contest-assignment';
import { formatCount } from '@/lib/format/count';
import * as assignmentMessages from '@/lib/messages/contest-assignment';
import { ASSIGNMENT_CHOICES, type AssignmentChoice } from '@/lib/options/contest-jury';
import * as contestPaths from '@/lib/paths/contest';
import { cleanIdentifier } from '@/lib/text/clean';
import { shareOf } from './division-share';
import styles from './jury-page.module.css';

interface DivideSectionProps {
  contestUuid: string;
  round: number;
  assignment: AssignmentState;
  /** The jurors of the round. */
  jurors: number;
  isLocked: boolean;
  onChanged: () => void;
}

/** How the applicants of the present round are divided among its jurors (C-103). */
export function DivideSection(props: DivideSectionProps) {
  const { assignment, jurors, isLocked } = props;
  const { mode, applicants, unassigned, unreviewed } = assignment;
  const canDivide = jurors > 0 && applicants > 0;
  return (
    <section className={styles.section} aria-labelledby="jury-divide">
      <h2 id="jury-divide" className={styles.title}>
        심사 나누기
      </h2>
      <div className={`t-small pre num ${styles.notes}`}>
        {canDivide ? (
          <p>{mode === 'ALL' ? assignmentMessages.isAll(applicants) : assignmentMessages.isDivided}</p>
        ) : (
          <p>{applicants === 0 ? assignmentMessages.noApplicants : assignmentMessages.noPanel}</p>
        )}
        {unassigned === 0 ? null : <p>{assignmentMessages.unassigned(unassigned)}</p>}
        {unreviewed === 0 ? null : (
          <p className={styles.warning}>{assignmentMessages.unreviewed(unreviewed)}</p>
        )}
      </div>
      {canDivide && !isLocked ? <DivideForm {...props} /> : null}
    </section>
  );
}

const CHOICES = ['ALL', 'EVEN'] as const satisfies readonly AssignmentChoice[];

/** The number of jurors per applicant as it is typed; null for none up to `most`. */
function numberOf(typed: string, most: number): number | null {
  const text = cleanIdentifier(typed);
  return /^[1-9]\d?$/.test(text) && Number(text) <= most ? Number(text) : null;
}

const formSchema = (jurors: number) =>
  z
    .object({ mode: z.enum(CHOICES), perApplicant: z.string() })
    .superRefine(({ mode, perApplicant }, context) => {
      if (mode === 'ALL' || numberOf(perApplicant, jurors) !== null) return;
      const message = assignmentMessages.perApplicantRule(jurors);
      context.addIssue({ code: 'custom', path: ['perApplicant'], message });
    });

function DivideForm({ contestUuid, round, assignment, jurors, onChanged }: DivideSectionProps) {
  const { applicants } = assignment;
  const form = useContractForm({
    leaving: 'FORGOTTEN',
    schema: formSchema(jurors),
    defaultValues: { mode: 'EVEN', perApplicant: String(Math.min(2, jurors)) },
    onSubmit: async ({ mode, perApplicant: typed }) => {
      const perApplicant = numberOf(typed, jurors) ?? 1;
      const { least, most } = shareOf(applicants, jurors, perApplicant);
      const isSure = await (mode === 'ALL'
        ? askConfirm(assignmentMessages.reviewTogether, {
            text: assignmentMessages.reviewTogetherHint(applicants),
            confirmLabel: '모두 함께',
          })
        : askConfirm(assignmentMessages.divideEvenly, {
            text: assignmentMessages.divideEvenlyHint(applicants, perApplicant, least, most),
            confirmLabel: '나누기',
          }));
      if (!isSure) return;
      const done = await callApi('put', '/v1/organizations/contests/{uuid}/assignments', {
        params: { uuid: contestUuid },
        body: mode === 'ALL' ? { mode, round } : { mode, round, perApplicant },
      });
      showToast(mode === 'ALL' ? assignmentMessages.together : assignmentMessages.divided(done.applicants));
      onChanged();
    },
  });
  const mode = useWatch({ control: form.control, name: 'mode' });
  return (
    <ContractForm form={form} className={styles.form} aria-label="심사 나누기">
      <SentFields isSending={form.isSending}>
        <RadioGroup
          legend="나누는 법"
          options={ASSIGNMENT_CHOICES}
          chosen={mode}
          onChoose={(next) => form.setValue('mode', next)}
        >
          {mode === 'EVEN' ? (
            <TextField
              label="지원자 한 명을 볼 심사위원 수"
              inputMode="numeric"
              autoComplete="off"
              required
              hint={assignmentMessages.perApplicantHint(jurors)}
              error={form.errorOf('perApplicant')}
              {...form.register('perApplicant')}
            />
          ) : null}
        </RadioGroup>
      </SentFields>
      <FormAlert>{form.alert}</FormAlert>
      <div className={styles.end}>
        <p className="t-cap pre">
          {assignmentMessages.byHand}{' '}
          <TextLink href={contestPaths.applicants(contestUuid)}>
            지원자 {formatCount(applicants)}명 보기
          </TextLink>
        </p>
        <SendButton small isSending={form.isSending}>
          {mode === 'ALL' ? '모두 함께 심사' : '나누기'}
        </SendButton>
      </div>
    </ContractForm>
  );
}
