import { FieldRow } from '@/components/form/form-layout';
import { ReadOnlyField } from '@/components/ui/field/read-only-field';
import type { Profile } from '@/lib/contracts/profile';
import { formatDay } from '@/lib/format/day';
import { personName } from '@/lib/format/person-name';

type Facts = Pick<Profile, 'accountId' | 'name' | 'genderType' | 'birthDate'>;

/** The ID and the verified person, which can't be changed. An organization has no birth date. */
export function AccountFacts({ profile }: { profile: Facts }) {
  return (
    <>
      <ReadOnlyField label="아이디" value={profile.accountId} />
      <FieldRow>
        <ReadOnlyField
          label={profile.birthDate === null ? '이름' : '이름(성별)'}
          value={personName(profile)}
        />
        {profile.birthDate === null ? null : (
          <ReadOnlyField label="생년월일" value={formatDay(profile.birthDate)} />
        )}
      </FieldRow>
    </>
  );
}
