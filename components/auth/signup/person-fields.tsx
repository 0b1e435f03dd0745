import { TextField } from '@/components/ui/text-field';
import type { VerifiedIdentity } from '@/lib/contracts/identity';
import { formatDay } from '@/lib/format/day';
import { personName } from '@/lib/format/names';
import { formatPhone } from '@/lib/format/phone';
import styles from './account-fields.module.css';

/** Who was verified; none of it can be changed here. */
export function PersonFields({ identity }: { identity: VerifiedIdentity }) {
  return (
    <div className={styles.person}>
      <TextField label="이름(성별)" readOnly value={personName(identity)} />
      <TextField label="생년월일" readOnly value={formatDay(identity.birthDate)} />
      <TextField label="휴대폰 번호" readOnly value={formatPhone(identity.phoneNum)} />
    </div>
  );
}
