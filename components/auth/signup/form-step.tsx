'use client';

import { AddressField } from '@/components/auth/fields/address-field';
import { ConsentFields } from '@/components/auth/fields/consent-fields';
import { DocumentFields } from '@/components/auth/fields/document-fields';
import { EmailField } from '@/components/auth/fields/email-field';
import { FormSection } from '@/components/auth/fields/form-section';
import { InterestField, SourceField } from '@/components/auth/fields/interest-fields';
import { PasswordFields } from '@/components/auth/fields/password-fields';
import { SendingNote } from '@/components/auth/fields/sending-note';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import type { VerifiedIdentity } from '@/lib/contracts/identity';
import type { SocialNewcomer } from '@/lib/contracts/social';
import { AccountIdField } from './account-id-field';
import { PersonFields } from './person-fields';
import type { Agreements, SignupType } from './signup-state';
import { StepButtons } from './step-buttons';
import { useSignupForm } from './use-signup-form';

interface FormStepProps {
  type: SignupType;
  identity: VerifiedIdentity;
  agreements: Agreements;
  social: SocialNewcomer | null;
  onIdentityLost: () => void;
  onBack: () => void;
}

/** Step 4: everything else. The order of the fields is the order in which faults are looked at. */
export function FormStep({ type, identity, agreements, social, onIdentityLost, onBack }: FormStepProps) {
  const { form, progress, cancel } = useSignupForm({ type, identity, agreements, social, onIdentityLost });
  const isArtist = type === 'ARTIST';
  return (
    <form {...form.formProps} aria-label="가입 정보">
      <FormSection title="계정">
        <AccountIdField form={form} isArtist={isArtist} />
        {social === null ? <PasswordFields form={form} /> : null}
      </FormSection>
      <FormSection title="본인">
        <PersonFields identity={identity} />
      </FormSection>
      <FormSection title="연락처">
        <EmailField form={form} />
        <AddressField form={form} />
      </FormSection>
      <FormSection title="관심">
        <InterestField form={form} isArtist={isArtist} />
        {agreements.privacyOptional ? <SourceField form={form} /> : null}
      </FormSection>
      {isArtist ? (
        <FormSection title="활동">
          <DocumentFields form={form} />
        </FormSection>
      ) : null}
      <FormSection title="수신 동의">
        <ConsentFields
          form={form}
          isArtist={isArtist}
          newsHint={
            agreements.privacyOptional
              ? '마이페이지에서 언제든지 바꿀 수 있어요.'
              : '약관 동의 단계에서 선택 개인정보 수집·이용에 동의하면 고를 수 있어요.'
          }
          isNewsClosed={!agreements.privacyOptional}
        />
      </FormSection>
      <FormAlert>{form.alert}</FormAlert>
      {progress === null ? null : (
        <SendingNote
          progress={progress}
          isUpload={isArtist}
          checkingLabel="가입 정보를 확인하고 있어요"
          onCancel={cancel}
        />
      )}
      <StepButtons onBack={onBack} isBackDisabled={form.isSending}>
        <Button type="submit" look="primary" aria-disabled={form.isSending} aria-busy={form.isSending}>
          {form.isSending ? '보내는 중' : isArtist ? '가입 신청' : '가입하기'}
        </Button>
      </StepButtons>
    </form>
  );
}
