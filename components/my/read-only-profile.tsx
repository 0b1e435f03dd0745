import { FieldRow, FormSection } from '@/components/form/form-layout';
import { Checkbox } from '@/components/ui/field/checkbox';
import { ReadOnlyField } from '@/components/ui/field/read-only-field';
import type { Profile } from '@/lib/contracts/profile';
import { formatPhone } from '@/lib/format/phone';
import { USER_INTEREST_LABELS } from '@/lib/options/signup';
import { AccountFacts } from './account-facts';
import { Note } from '@/components/ui/state/note';
import styles from './profile-form.module.css';

const CONSENTS = [
  ['agreeBusinessEmail', '비즈니스 이메일 수신 동의'],
  ['agreeBusinessSms', '비즈니스 SMS 수신 동의'],
  ['agreeMarketingEmail', '마케팅 이메일 수신 동의'],
  ['agreeMarketingSms', '마케팅 SMS 수신 동의'],
] as const;

/** The profile of organizations and operators, who can't change it here (M-194). */
export function ReadOnlyProfile({ profile, reason }: { profile: Profile; reason: string }) {
  const { email, phoneNum, zoneCode, address, addressDetail } = profile;
  const place = [zoneCode === null ? null : `(${zoneCode})`, address, addressDetail]
    .filter(Boolean)
    .join(' ');
  const interests = profile.userInterests.map((name) => USER_INTEREST_LABELS[name]).join(', ');
  return (
    <>
      <Note>
        <p className="t-body">{reason}</p>
      </Note>
      <div className={styles.form}>
        <FormSection title="계정" level={2}>
          <AccountFacts profile={profile} />
        </FormSection>
        <FormSection title="연락처" level={2}>
          <FieldRow>
            <ReadOnlyField label="이메일" value={email ?? '없음'} />
            <ReadOnlyField label="전화번호" value={phoneNum === null ? '없음' : formatPhone(phoneNum)} />
          </FieldRow>
          <ReadOnlyField label="주소" value={place === '' ? '없음' : place} />
        </FormSection>
        {interests === '' ? null : (
          <FormSection title="관심분야" level={2}>
            <ReadOnlyField label="관심분야" value={interests} />
          </FormSection>
        )}
        <FormSection title="수신 동의" level={2}>
          <div>
            {CONSENTS.map(([name, label]) => (
              <div key={name}>
                <Checkbox checked={profile[name]} disabled readOnly>
                  {label}
                </Checkbox>
              </div>
            ))}
          </div>
        </FormSection>
      </div>
    </>
  );
}
