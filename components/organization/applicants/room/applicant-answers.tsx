import { answerText } from '@/lib/contest/answer-text';
import type { FormField } from '@/lib/contracts/contest-form';
import * as reviewMessages from '@/lib/messages/contest-review';
import type { Applicant } from '@/lib/contracts/organization-applicant';
import styles from './applicant-answers.module.css';

/** What an applicant answered, by question. Files stand beside the answers. */
export function ApplicantAnswers({
  fields,
  answers,
  isDeleted,
}: Pick<Applicant, 'fields' | 'answers' | 'isDeleted'>) {
  if (isDeleted) return <p className="t-small muted">{reviewMessages.answersDeleted}</p>;
  return (
    <dl className={styles.answers}>
      {fields.map((field) => (
        <div key={field.name}>
          <dt className={styles.question}>{field.label}</dt>
          <dd className={`pre ${styles.answer}`}>
            <Answer field={field} text={answerText(field, answers)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ field: { type }, text }: { field: FormField; text: string }) {
  if (text === '') return <span className="muted">답하지 않음</span>;
  if (type === 'email') return <a href={`mailto:${text}`}>{text}</a>;
  if (type === 'tel') return <a href={`tel:${text.replace(/[^\d+]/g, '')}`}>{text}</a>;
  if (type !== 'url' || !/^https?:\/\//.test(text)) return text;
  return (
    <a href={text} target="_blank" rel="noopener noreferrer nofollow">
      {text}
      <span className="vh"> (새 창)</span>
    </a>
  );
}
