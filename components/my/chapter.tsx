import type { ReactNode } from 'react';
import { FormSection } from '@/components/form/form-layout';
import styles from './chapter.module.css';

interface ChapterProps {
  title: string;
  children: ReactNode;
}

/** A section of My Page below the profile's form. */
export function Chapter({ title, children }: ChapterProps) {
  return (
    <div className={styles.chapter}>
      <FormSection title={title} level={2}>
        {children}
      </FormSection>
    </div>
  );
}

/** A text and what can be done about it. */
export function ChapterWords({ children }: { children: ReactNode }) {
  return <div className={styles.words}>{children}</div>;
}
