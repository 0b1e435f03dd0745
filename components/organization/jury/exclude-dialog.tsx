'use client';

import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { useContractForm } from '@/components/form/use-contract-form';
import { SendButton } from '@/components/ui/action/send-button';
import { TextLink } from '@/components/ui/action/text-link';
import { CancelButton } from '@/components/ui/dialog/cancel-button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { showToast } from '@/components/ui/dialog/toast-store';
import { FormAlert } from '@/components/ui/field/form-alert';
import { Select } from '@/components/ui/field/select';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { useLateQueries } from '@/components/ui/use-late-queries';
import { failureMessage } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { exclusionCreateSchema, type Juror, type Jury } from '@/lib/contracts/organization-jury';
import * as juryMessages from '@/lib/messages/contest-jury';
import type { ExclusionReason } from '@/lib/options/contest-jury';
import * as contestPaths from '@/lib/paths/contest';
import { isBlank } from '@/lib/text/clean';
import { juryQuery } from './jury-query';
import { ReasonFields } from './reason-fields';
import styles from './jury-page.module.css';

interface ExcludeDialogProps {
  contestUuid: string;
  applicantId: string;
  onDone: () => void;
  onClose: () => void;
}

const formSchema = exclusionCreateSchema
  .pick({ jurorUuid: true, reason: true })
  .required({ jurorUuid: true });

/** Asks an owner which juror doesn't review an applicant and why, and excludes the juror. */
export function ExcludeDialog({ contestUuid, applicantId, onDone, onClose }: ExcludeDialogProps) {
  const formId = useId();
  const { results, error, load } = useLateQueries<Jury>([juryQuery(contestUuid)]);
  const result = results?.[0];
  const failure = error ?? result?.error ?? null;
  const jurors = result?.data === undefined ? null : jurorsFor(result.data, applicantId);
  const [choice, setChoice] = useState<ExclusionReason | ''>('');
  const form = useContractForm({
    leaving: 'KEPT',
    schema: formSchema,
    defaultValues: { jurorUuid: '', reason: '' },
    onSubmit: async ({ jurorUuid, reason }) => {
      await callApi('post', '/v1/organizations/contests/{uuid}/exclusions', {
        params: { uuid: contestUuid },
        body: { applicantId, jurorUuid, reason },
      });
      const name = jurors?.find(({ accountUuid }) => accountUuid === jurorUuid)?.name ?? '';
      showToast(juryMessages.excluded(name));
      onClose();
      onDone();
    },
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const isWritten = choice === 'OTHER' && !isBlank(reason);
  const hasJurors = jurors !== null && jurors.length > 0;
  return (
    <Dialog
      isOpen
      title="심사위원 제척"
      hasUnsaved={isWritten}
      isSending={form.isSending}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <SendButton small look="danger" form={formId} isSending={form.isSending} aria-disabled={!hasJurors}>
            제척하기
          </SendButton>
        </>
      }
    >
      {failure !== null ? (
        <ErrorState
          title={juryMessages.juryFailed}
          hint={failureMessage(failure)}
          onRetry={() => (error === null ? void result?.refetch() : load())}
        />
      ) : jurors === null ? (
        <div aria-busy="true">
          <span className="vh">심사단을 불러오는 중</span>
          <Skeleton height="160px" />
        </div>
      ) : jurors.length === 0 ? (
        <>
          <p className="t-small pre">{juryMessages.noJurors}</p>
          <TextLink href={contestPaths.jury(contestUuid)}>심사단 보기</TextLink>
        </>
      ) : (
        <ContractForm form={form} id={formId} className={styles.form} aria-label="심사위원 제척">
          <SentFields isSending={form.isSending}>
            <Select
              label="심사위원"
              required
              options={[
                { value: '', label: '고르기' },
                ...jurors.map(({ accountUuid, accountId, name }) => ({
                  value: accountUuid,
                  label: `${name} (${accountId})`,
                })),
              ]}
              error={form.errorOf('jurorUuid')}
              {...form.register('jurorUuid')}
            />
            <ReasonFields choice={choice} onChoose={setChoice} />
          </SentFields>
          <p className="t-cap pre">{juryMessages.excludeLead}</p>
          <FormAlert>{form.alert}</FormAlert>
        </ContractForm>
      )}
    </Dialog>
  );
}

/** The jurors of the panel who review the applicant. */
function jurorsFor({ jurors, exclusions }: Jury, applicantId: string): Juror[] {
  const excluded = exclusions.filter((each) => each.applicantId === applicantId && each.liftedAt === null);
  return jurors.filter(({ accountUuid }) => excluded.every(({ jurorUuid }) => jurorUuid !== accountUuid));
}
