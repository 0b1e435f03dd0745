import { Button } from '@/components/ui/action/button';
import { possibleKnown, possibleTypes, type KnownField } from '@/lib/contest/new-field';
import type { FieldType, FormField } from '@/lib/contracts/contest-form';
import { FIELD_TYPE_LABELS } from '@/lib/options/contest';
import styles from './form-builder.module.css';

interface AddFieldProps {
  fields: readonly FormField[];
  onType: (type: FieldType) => void;
  onKnown: (known: KnownField) => void;
}

/** What can be asked for: questions of each type, and what is known of the artist. A press adds it at the end. */
export function AddField({ fields, onType, onKnown }: AddFieldProps) {
  const known = possibleKnown(fields);
  return (
    <div className={styles.add}>
      <AddGroup title="질문 더하기">
        {possibleTypes(fields).map((type) => (
          <Button key={type} small look="quiet" onClick={() => onType(type)}>
            {FIELD_TYPE_LABELS[type]}
          </Button>
        ))}
      </AddGroup>
      {known.length === 0 ? null : (
        <AddGroup title="작가 정보 더하기" hint="작가의 회원 정보와 프로필에서 미리 채워져요.">
          {known.map((field) => (
            <Button key={field.name} small look="quiet" onClick={() => onKnown(field)}>
              {field.label}
            </Button>
          ))}
        </AddGroup>
      )}
    </div>
  );
}

function AddGroup({ title, hint, children }: { title: string; hint?: string; children: React.ReactNode }) {
  return (
    <div role="group" aria-label={title} className={styles.addGroup}>
      <p className={styles.addTitle}>{title}</p>
      {hint === undefined ? null : <p className="t-cap">{hint}</p>}
      <div className={styles.addButtons}>{children}</div>
    </div>
  );
}
