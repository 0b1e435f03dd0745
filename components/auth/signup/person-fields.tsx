import { TextField } from '@/components/ui/text-field';
import type { GenderType, VerifiedIdentity } from '@/lib/contracts/identity';
import { formatDay } from '@/lib/format/day';
import { formatPhone } from '@/lib/format/phone';
import styles from './account-fields.module.css';

const GENDERS: Record<GenderType, string> = { MALE: '(남성)', FEMALE: '(여성)', NONE: '' };

/** Who was verified; none of it can be changed here. */
export function PersonFields({ identity }: { identity: VerifiedIdentity }) {
  return (
    <div className={styles.person}>
      <TextField label="이름(성별)" readOnly value={`${identity.name}${GENDERS[identity.genderType]}`} />
      <TextField label="생년월일" readOnly value={formatDay(identity.birthDate)} />
      <TextField label="휴대폰 번호" readOnly value={formatPhone(identity.phoneNum)} />
    </div>
  );
}
