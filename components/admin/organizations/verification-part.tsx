import { MEMBER_RESOURCES } from '@/components/admin/members/member-resources';
import { choicesOf } from '@/components/admin/parts/choices';
import { ConfirmButton } from '@/components/admin/parts/confirm-button';
import styles from '@/components/admin/parts/stack.module.css';
import { useAction } from '@/components/admin/parts/use-action';
import { ContractForm } from '@/components/form/contract-form';
import { SentFields } from '@/components/form/sent-fields';
import { SendButton } from '@/components/ui/action/send-button';
import { FormAlert } from '@/components/ui/field/form-alert';
import { Select } from '@/components/ui/field/select';
import { callApi } from '@/lib/browser/call-api';
import { organizationProofFormSchema, type AdminOrganization } from '@/lib/contracts/admin/organization';
import type { OrganizationProof } from '@/lib/contracts/contest';
import * as adminMessages from '@/lib/messages/admin';
import * as verifiedMessages from '@/lib/messages/verified-organization';
import { ORGANIZATION_PROOF_LABELS } from '@/lib/options/contest';
import { useOrganizationForm } from './use-organization-form';

const OPTIONS = [
  { value: '', label: '고르기' },
  ...choicesOf(ORGANIZATION_PROOF_LABELS).map(({ id, name }) => ({ value: id, label: name })),
];

/** Verifies an organization by a document, and takes that back after a question (O-104). */
export function VerificationPart({ organization }: { organization: AdminOrganization }) {
  const { uuid, name, version, verifiedBy, verifiedAt } = organization;
  const save = (proof: OrganizationProof | null) =>
    callApi('put', '/v1/admin/organizations/{uuid}/verification', {
      params: { uuid },
      body: { verifiedBy: proof, version },
    });
  const form = useOrganizationForm({
    leaving: 'FORGOTTEN',
    schema: organizationProofFormSchema,
    defaultValues: { verifiedBy: verifiedBy ?? '' },
    send: (values) => save(values.verifiedBy),
    done: adminMessages.organizationVerified,
    onDone: () => undefined,
  });
  const takeBack = async () => {
    if (await takingBack.run(() => save(null))) form.reset({ verifiedBy: '' });
  };
  const takingBack = useAction({ resources: MEMBER_RESOURCES, done: adminMessages.verificationTakenBack });
  return (
    <div className={styles.stack}>
      <p className="t-small num">
        {verifiedBy === null || verifiedAt === null
          ? verifiedMessages.unverified
          : verifiedMessages.verifiedBy({ proof: verifiedBy, at: verifiedAt })}
      </p>
      <ContractForm form={form} className={styles.stack}>
        <SentFields isSending={form.isSending}>
          <Select
            label="확인한 서류"
            required
            hint={adminMessages.verificationHint}
            options={OPTIONS}
            error={form.errorOf('verifiedBy')}
            {...form.register('verifiedBy')}
          />
        </SentFields>
        <FormAlert>{form.alert}</FormAlert>
        <SendButton small isSending={form.isSending}>
          확인 저장
        </SendButton>
      </ContractForm>
      {verifiedBy === null ? null : (
        <ConfirmButton
          small
          look="danger"
          disabled={takingBack.isBusy || form.isSending}
          question={adminMessages.takeVerificationBack(name)}
          hint={adminMessages.takeVerificationBackHint}
          onConfirm={() => void takeBack()}
        >
          확인 취소
        </ConfirmButton>
      )}
    </div>
  );
}
