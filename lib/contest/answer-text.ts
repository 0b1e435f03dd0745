import { ETC, etcName, type FormField } from '@/lib/contracts/contest-form';
import { withScheme } from '@/lib/text/web-link';
import type { AnsweredFile, Answers } from './answers-schema';

const CONSENTED = '동의';
const ENCLOSED = '제출';

/** An answer in words, as mails, tables and exports show it; empty for none. */
export function answerText(field: FormField, answers: Answers): string {
  const answer = answers[field.name] ?? null;
  if (answer === null || answer === false) return '';
  if (answer === true) return field.type === 'portfolio' ? ENCLOSED : CONSENTED;
  // A sent link has a scheme, which a draft may lack.
  if (typeof answer === 'string' && field.type === 'url') return withScheme(answer);
  if (typeof answer === 'string')
    return (field.options ?? []).length > 0 ? optionText(field, answer, answers) : answer;
  return answer
    .map((item: string | AnsweredFile) =>
      typeof item === 'string' ? optionText(field, item, answers) : item.name,
    )
    .join(', ');
}

/** An option as its label; 기타 with its text. */
function optionText({ name, options }: FormField, value: string, answers: Answers): string {
  const label = options?.find((option) => option.value === value)?.label ?? value;
  const etc = value === ETC ? answers[etcName(name)] : null;
  return typeof etc === 'string' && etc !== '' ? `${label}: ${etc}` : label;
}
