'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { IdentityWays } from '@/components/auth/identity-ways';
import { useIdentity } from '@/components/auth/use-identity';
import { FieldButton } from '@/components/form/form-layout';
import { TextField } from '@/components/ui/field/text-field';
import { TextButton } from '@/components/ui/action/text-link';
import type { VerifiedIdentity } from '@/lib/contracts/identity';
import type { Profile } from '@/lib/contracts/profile';
import { formatPhone } from '@/lib/format/phone';
import * as myMessages from '@/lib/messages/my';
import type { ProfileValues } from './profile-values';

type Verification = Pick<ProfileValues, 'verifyUniqueVal' | 'verifyDi'>;
const UNVERIFIED: Verification = { verifyUniqueVal: null, verifyDi: null };

interface PhoneFieldProps {
  profile: Pick<Profile, 'name' | 'birthDate' | 'phoneNum'>;
}

/** The phone number. It changes by a verification alone: of the same person with another phone. */
export function PhoneField({ profile }: PhoneFieldProps) {
  const form = useFormContext<ProfileValues>();
  const phoneNum = useWatch<ProfileValues, 'phoneNum'>({ name: 'phoneNum' });
  const known = profile.phoneNum ?? '';
  const isChanged = phoneNum !== known;

  const put = (number: string, { verifyUniqueVal, verifyDi }: Verification) => {
    form.clearErrors('phoneNum');
    form.setValue('phoneNum', number, { shouldDirty: true });
    form.setValue('verifyUniqueVal', verifyUniqueVal, { shouldDirty: true });
    form.setValue('verifyDi', verifyDi, { shouldDirty: true });
  };
  const take = (person: VerifiedIdentity) => {
    const isOwner = person.name === profile.name && person.birthDate === profile.birthDate;
    if (!isOwner) return form.setError('phoneNum', { message: myMessages.phoneOwnerMismatch });
    if (person.phoneNum === known) return put(known, UNVERIFIED);
    put(person.phoneNum, { verifyUniqueVal: person.uniqueVal, verifyDi: person.di });
  };
  const verification = useIdentity({
    place: 'phone',
    onVerified: (verified) => (verified.type === undefined ? take(verified.person) : undefined),
  });
  const { isVerifying } = verification;

  return (
    <div>
      <TextField
        label="휴대폰 번호"
        readOnly
        value={formatPhone(phoneNum)}
        success={isChanged ? myMessages.phoneChanges : undefined}
        error={form.formState.errors.phoneNum?.message}
        action={
          <FieldButton
            field="휴대폰 번호"
            isBusy={isVerifying}
            onClick={() => (isVerifying ? undefined : verification.verify())}
          >
            변경
          </FieldButton>
        }
      />
      {isChanged ? (
        <TextButton onClick={() => put(known, UNVERIFIED)}>원래 번호로 되돌리기</TextButton>
      ) : null}
      <IdentityWays identity={verification} onHere={() => verification.verifyHere()} />
      <p className="vh" role="status">
        {isVerifying ? '본인 인증을 진행하는 중' : ''}
      </p>
    </div>
  );
}
