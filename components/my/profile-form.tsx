'use client';

import { AddressField } from '@/components/auth/fields/address-field';
import { ConsentFields } from '@/components/auth/fields/consent-fields';
import { DocumentFields } from '@/components/auth/fields/document-fields';
import { EmailField } from '@/components/auth/fields/email-field';
import { FormSection } from '@/components/auth/fields/form-section';
import { InterestField } from '@/components/auth/fields/interest-fields';
import { SendingNote } from '@/components/auth/fields/sending-note';
import { Button, ButtonLink } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import type { Profile } from '@/lib/contracts/profile';
import * as myPaths from '@/lib/paths/my';
import { AccountFacts } from './account-facts';
import { OptionalConsent } from './optional-consent';
import { PhoneField } from './phone-field';
import styles from './profile-form.module.css';
import { isArtistForm, type ProfileMode } from './profile-values';
import { StaleNote } from './stale-note';
import { useProfileForm } from './use-profile-form';

interface ProfileFormProps {
  initial: Profile;
  mode: ProfileMode;
}

/** The profile (member document, sections 2 and 5). The order of the fields is that in which faults are looked at. */
export function ProfileForm({ initial, mode }: ProfileFormProps) {
  const { form, profile, changes, progress, cancel } = useProfileForm(initial, mode);
  const isArtist = isArtistForm(profile, mode);
  const isApplying = mode === 'apply';
  const isBusy = progress !== null;
  const action = isApplying ? applyLabel(profile) : '수정';
  return (
    <>
      <StaleNote changes={changes} />
      <form {...form.formProps} className={styles.form} aria-label="회원 정보">
        <FormSection title="계정" level={2}>
          <AccountFacts profile={profile} />
        </FormSection>
        <FormSection title="연락처" level={2}>
          <EmailField form={form} own={profile.email} />
          <PhoneField form={form} profile={profile} />
          <AddressField
            form={form}
            searchLabel={
              <>
                <span className="vh">주소 </span>변경
              </>
            }
          />
        </FormSection>
        <FormSection title="관심" level={2}>
          <InterestField form={form} isArtist={isArtist} />
        </FormSection>
        {isApplying ? (
          <FormSection title="활동" level={2}>
            <DocumentFields form={form} />
          </FormSection>
        ) : null}
        <FormSection title="동의" level={2}>
          <OptionalConsent form={form} />
          <ConsentFields form={form} isArtist={isArtist} />
        </FormSection>
        <FormAlert>{form.alert}</FormAlert>
        {isBusy && isApplying ? (
          <SendingNote
            progress={progress}
            isUpload
            checkingLabel="신청 내용을 확인하고 있어요"
            onCancel={cancel}
          />
        ) : null}
        <div className={styles.send}>
          {isApplying ? (
            <ButtonLink look="quiet" href={myPaths.info()}>
              회원 정보로 돌아가기
            </ButtonLink>
          ) : null}
          <Button type="submit" look="primary" aria-disabled={form.isSending} aria-busy={isBusy}>
            {isBusy ? '보내는 중' : action}
          </Button>
        </div>
      </form>
    </>
  );
}

/** Whose documents were asked for again updates them (member document, section 4). */
function applyLabel({ roleType }: Profile): string {
  return roleType === 'ARTIST_PENDING_RETRY' ? '자료 업데이트 완료' : '전환 신청';
}
