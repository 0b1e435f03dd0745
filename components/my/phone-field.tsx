'use client';

import { useWatch } from 'react-hook-form';
import { partOf, type FieldProps } from '@/components/auth/fields/field-form';
import { useIdentity } from '@/components/auth/use-identity';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { TextButton } from '@/components/ui/text-link';
import type { Profile } from '@/lib/contracts/profile';
import { formatPhone } from '@/lib/format/phone';
import * as myMessages from '@/lib/messages/my';
import type { ProfileValues } from './profile-values';
import styles from './profile-form.module.css';

interface PhoneFieldProps<Output> extends FieldProps<ProfileValues, Output> {
  profile: Pick<Profile, 'name' | 'birthDate' | 'phoneNum'>;
}

/** The number, which only who was verified with it can put here: the same person with another phone. */
export function PhoneField<Output>({ form: whole, profile }: PhoneFieldProps<Output>) {
  const form = partOf<ProfileValues, ProfileValues, Output>(whole);
  const { verify, isVerifying } = useIdentity();
  const phoneNum = useWatch({ control: form.control, name: 'phoneNum' });
  const known = profile.phoneNum ?? '';
  const isChanged = phoneNum !== known;

  const put = (number: string, verification: ProfileValues['verification']) => {
    form.clearErrors('phoneNum');
    form.setValue('phoneNum', number, { shouldDirty: true });
    form.setValue('verification', verification, { shouldDirty: true });
  };
  const change = async () => {
    if (isVerifying) return;
    const person = await verify();
    if (person === null) return;
    const isOwner = person.name === profile.name && person.birthDate === profile.birthDate;
    if (!isOwner) return form.setError('phoneNum', { message: myMessages.phoneOwnerMismatch });
    if (person.phoneNum === known) return put(known, null);
    put(person.phoneNum, { uniqueVal: person.uniqueVal, di: person.di });
  };

  return (
    <div>
      <TextField
        label="휴대폰 번호"
        readOnly
        value={formatPhone(phoneNum)}
        success={isChanged ? myMessages.phoneChanges : undefined}
        error={form.errorOf('phoneNum')}
        action={
          <Button
            look="quiet"
            className={styles.beside}
            onClick={() => void change()}
            aria-disabled={isVerifying}
            aria-busy={isVerifying}
          >
            <span className="vh">휴대폰 번호 </span>변경
          </Button>
        }
      />
      {isChanged ? (
        <TextButton className={styles.undo} onClick={() => put(known, null)}>
          원래 번호로 되돌리기
        </TextButton>
      ) : null}
      <p className="vh" role="status">
        {isVerifying ? '새 창에서 본인 인증을 진행하는 중' : ''}
      </p>
    </div>
  );
}
