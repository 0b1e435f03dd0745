import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import type { AnnouncementForm } from '@/lib/contracts/organization-applicant';
import * as contestLimits from '@/lib/limits/contest';
import styles from './announce-dialog.module.css';
import { filled, type Addressed } from './mail-templates';

type Mail = AnnouncementForm['selected'];

interface MailFieldsProps {
  legend: string;
  register: (part: keyof Mail) => UseFormRegisterReturn;
  errorOf: (part: keyof Mail) => string | undefined;
  /** As it is typed now. */
  mail: Mail;
  /** As whose mail it is shown. */
  to: Addressed;
}

/** A mail of the announcement, and how somebody will read it. */
export function MailFields({ legend, register, errorOf, mail, to }: MailFieldsProps) {
  return (
    <fieldset className={styles.mail}>
      <legend className={`t-h4 ${styles.legend}`}>{legend}</legend>
      <div className={styles.fields}>
        <TextField
          label="제목"
          required
          maxLength={contestLimits.mailSubjectMax}
          error={errorOf('subject')}
          {...register('subject')}
        />
        <TextArea
          label="내용"
          required
          rows={9}
          maxCharacters={contestLimits.mailTextMax}
          count={[...mail.text].length}
          error={errorOf('text')}
          {...register('text')}
        />
      </div>
      <div className={styles.preview} role="group" aria-label={`${legend} 가는 메일 미리보기`}>
        <p className="t-cap">미리보기 · {to.name}님</p>
        <p className={styles.subject}>{filled(mail.subject, to)}</p>
        <p className={`t-small ${styles.text}`}>{filled(mail.text, to)}</p>
      </div>
    </fieldset>
  );
}
