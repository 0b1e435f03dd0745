import type { ReactNode } from 'react';
import { FormSection } from '@/components/auth/fields/form-section';
import styles from './profile-form.module.css';

/** A part of My Page that is none of the form's. */
export function Chapter({ title, children }: ChapterProps) {
  return (
    <div className={styles.chapter}>
      <FormSection title={title} level={2}>
        {children}
      </FormSection>
    </div>
  );
}

interface ChapterProps {
  title: string;
  children: ReactNode;
}
