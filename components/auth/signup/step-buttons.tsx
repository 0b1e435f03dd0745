import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import styles from './step-buttons.module.css';

interface StepButtonsProps {
  onBack: () => void;
  isBackDisabled?: boolean;
  /** The one way on. */
  children: ReactNode;
}

/** The way back and the way on, at the end of a step. */
export function StepButtons({ onBack, isBackDisabled = false, children }: StepButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button look="quiet" onClick={onBack} disabled={isBackDisabled}>
        이전
      </Button>
      {children}
    </div>
  );
}
