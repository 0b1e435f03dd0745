'use client';

import { AddressField } from '@/components/form/address-field';
import { ChoiceField } from '@/components/form/choice-field';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { ConsentFields } from '@/components/form/consent-fields';
import { ContractForm } from '@/components/form/contract-form';
import { DocumentFields } from '@/components/form/document-fields';
import { EmailField } from '@/components/form/email-field';
import { FormActions, FormSection } from '@/components/form/form-layout';
import { KeptNote } from '@/components/form/kept-note';
import { SendingNote } from '@/components/form/sending-note';
import { SentFields } from '@/components/form/sent-fields';
import { ButtonLink } from '@/components/ui/action/button';
import { FormAlert } from '@/components/ui/field/form-alert';
import { SendButton } from '@/components/ui/action/send-button';
import type { Profile } from '@/lib/contracts/profile';
import * as myPaths from '@/lib/paths/my';
import { AccountFacts } from './account-facts';
import { OptionalConsent } from './optional-consent';
import { PhoneField } from './phone-field';
import styles from './profile-form.module.css';
import { isArtistForm, type ProfileMode } from './profile-values';
import { useProfileForm } from './use-profile-form';

interface ProfileFormProps {
  initial: Profile;
  mode: ProfileMode;
}

/** The profile (M-190 to M-200). Its first failing field gets the focus. */
export function ProfileForm({ initial, mode }: ProfileFormProps) {
  const { form, kept, profile, conflict, sending } = useProfileForm(initial, mode);
  const isArtist = isArtistForm(profile, mode);
  const isApplying = mode === 'apply';
  const isBusy = sending.progress !== null;
  const action = isApplying ? applyLabel(profile) : '수정';
  return (
    <>
      <KeptNote kept={kept} />
      <ConflictNote conflict={conflict} />
      <ContractForm form={form} className={styles.form} aria-label="회원 정보">
        <SentFields isSending={isApplying && form.isSending}>
          <FormSection title="계정" level={2}>
            <AccountFacts profile={profile} />
          </FormSection>
          <FormSection title="연락처" level={2}>
            <EmailField own={profile.email} />
            <PhoneField profile={profile} />
            <AddressField isKnown />
          </FormSection>
          <FormSection title="관심분야" level={2}>
            <ChoiceField name={isArtist ? 'artistInterests' : 'userInterests'} />
          </FormSection>
          {isApplying ? (
            <FormSection title="활동 자료" level={2}>
              <DocumentFields />
            </FormSection>
          ) : null}
          <FormSection title="동의" level={2}>
            <OptionalConsent />
            <ConsentFields isArtist={isArtist} />
          </FormSection>
        </SentFields>
        <FormAlert>{form.alert}</FormAlert>
        {sending.progress !== null && isApplying ? (
          <SendingNote
            progress={sending.progress}
            isUpload
            checkingLabel="신청 내용을 확인하고 있어요"
            onCancel={sending.cancel}
          />
        ) : null}
        <FormActions>
          {isApplying ? (
            <ButtonLink look="quiet" href={myPaths.info()}>
              회원 정보로 돌아가기
            </ButtonLink>
          ) : null}
          <SendButton
            look="primary"
            isSending={isBusy}
            sendingLabel="보내는 중"
            aria-disabled={form.isSending}
          >
            {action}
          </SendButton>
        </FormActions>
      </ContractForm>
    </>
  );
}

/** Who was asked for other documents updates them (M-212). */
function applyLabel({ roleType }: Profile): string {
  return roleType === 'ARTIST_PENDING_RETRY' ? '자료 업데이트 완료' : '전환 신청';
}
