'use client';

import { AddressField } from '@/components/form/address-field';
import { ChoiceField } from '@/components/form/choice-field';
import { ConsentFields } from '@/components/form/consent-fields';
import { ContractForm } from '@/components/form/contract-form';
import { DocumentFields } from '@/components/form/document-fields';
import { EmailField } from '@/components/form/email-field';
import { FormSection } from '@/components/form/form-layout';
import { PasswordFields } from '@/components/form/password-fields';
import { SendingNote } from '@/components/form/sending-note';
import { SentFields } from '@/components/form/sent-fields';
import { FormAlert } from '@/components/ui/field/form-alert';
import { SendButton } from '@/components/ui/action/send-button';
import type { VerifiedIdentity } from '@/lib/contracts/identity';
import type { SocialNewcomer } from '@/lib/contracts/social';
import * as formMessages from '@/lib/messages/form';
import * as signupMessages from '@/lib/messages/signup';
import { AccountIdField } from './account-id-field';
import { PersonFields } from './person-fields';
import type { SignupType } from './signup-state';
import { StepButtons } from './step-buttons';
import { useSignupForm } from './use-signup-form';

interface FormStepProps {
  type: SignupType;
  identity: VerifiedIdentity;
  /** The optional consent of step 2. */
  privacyOptional: boolean;
  social: SocialNewcomer | null;
  onIdentityLost: () => void;
  onBack: () => void;
}

/** Step 4: everything else. The first failing field in the order of the fields gets the focus. */
export function FormStep({ onBack, ...options }: FormStepProps) {
  const { type, identity, privacyOptional, social } = options;
  const { form, sending, lacksFiles } = useSignupForm(options);
  const isArtist = type === 'ARTIST';
  return (
    <ContractForm form={form} aria-label="가입 정보">
      <SentFields isSending={form.isSending}>
        <FormSection title="계정">
          <AccountIdField isArtist={isArtist} />
          {social === null ? (
            <PasswordFields name="accountPwd" label="비밀번호" hint={signupMessages.passwordRule} />
          ) : null}
        </FormSection>
        <FormSection title="본인 정보">
          <PersonFields identity={identity} />
        </FormSection>
        <FormSection title="연락처">
          <EmailField />
          <AddressField />
        </FormSection>
        <FormSection title="관심분야">
          <ChoiceField name={isArtist ? 'artistInterests' : 'userInterests'} />
          {privacyOptional ? <ChoiceField name="signupSources" /> : null}
        </FormSection>
        {isArtist ? (
          <FormSection title="활동 자료">
            {lacksFiles ? (
              <p className="t-small muted" role="status">
                {`${formMessages.typingRestored} ${formMessages.filesAgain}`}
              </p>
            ) : null}
            <DocumentFields />
          </FormSection>
        ) : null}
        <FormSection title="수신 동의">
          <ConsentFields
            isArtist={isArtist}
            newsHint={
              privacyOptional
                ? '마이페이지에서 언제든지 바꿀 수 있어요.'
                : '약관 동의 단계에서 선택 개인정보 수집·이용에 동의하면 고를 수 있어요.'
            }
            isNewsClosed={!privacyOptional}
          />
        </FormSection>
      </SentFields>
      <FormAlert>{form.alert}</FormAlert>
      {sending.progress === null ? null : (
        <SendingNote
          progress={sending.progress}
          isUpload={isArtist}
          checkingLabel="가입 정보를 확인하고 있어요"
          onCancel={sending.cancel}
        />
      )}
      <StepButtons onBack={onBack} isBackDisabled={form.isSending}>
        <SendButton look="primary" isSending={form.isSending} sendingLabel="보내는 중">
          {isArtist ? '가입 신청' : '가입하기'}
        </SendButton>
      </StepButtons>
    </ContractForm>
  );
}
