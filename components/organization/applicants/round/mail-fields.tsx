import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextArea } from '@/components/ui/field/text-area';
import { TextField } from '@/components/ui/field/text-field';
import type { DecisionTexts } from '@/lib/contest/decision-mail';
import * as contestLimits from '@/lib/limits/contest';

interface MailFieldsProps {
  register: (part: keyof DecisionTexts) => UseFormRegisterReturn;
  errorOf: (part: keyof DecisionTexts) => string | undefined;
  /** What the field of the content holds. */
  text: string;
}

/** The texts of a mail to applicants. Each form that shows them sets their distance. */
export function MailFields({ register, errorOf, text }: MailFieldsProps) {
  return (
    <>
      <TextField label="제목" required error={errorOf('subject')} {...register('subject')} />
      <TextArea
        label="내용"
        required
        rows={9}
        maxLetters={contestLimits.mailTextMax}
        text={text}
        error={errorOf('text')}
        {...register('text')}
      />
    </>
  );
}
