import { FieldRow } from '@/components/form/form-layout';
import { ReadOnlyField } from '@/components/ui/field/read-only-field';
import type { VerifiedIdentity } from '@/lib/contracts/identity';
import { formatDay } from '@/lib/format/day';
import { personName } from '@/lib/format/person-name';
import { formatPhone } from '@/lib/format/phone';

/** The verified person. Nothing of it can be changed here. */
export function PersonFields({ identity }: { identity: VerifiedIdentity }) {
  return (
    <FieldRow>
      <ReadOnlyField label="이름(성별)" value={personName(identity)} />
      <ReadOnlyField label="생년월일" value={formatDay(identity.birthDate)} />
      <ReadOnlyField label="휴대폰 번호" value={formatPhone(identity.phoneNum)} />
    </FieldRow>
  );
}
