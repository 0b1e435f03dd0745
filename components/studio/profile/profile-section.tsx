import { useId, type ReactNode } from 'react';
import fieldStyles from '@/components/ui/field/field.module.css';
import styles from './profile-section.module.css';

interface ProfileSectionProps {
  title: string;
  /** Whether something in it has to be filled in. */
  isRequired?: boolean;
  /** One sentence about what belongs here. */
  hint?: string;
  children: ReactNode;
}

/** A chapter of the profile's form: its title above, its fields below one another. */
export function ProfileSection({ title, isRequired = false, hint, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={`t-h4 ${isRequired ? fieldStyles.required : ''}`}>
          {title}
          {isRequired ? <span className="vh"> 필수</span> : null}
        </h2>
        {hint === undefined ? null : <p className="t-cap pre">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

/** Two fields beside one another where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
