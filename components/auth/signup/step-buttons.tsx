import type { ReactNode } from 'react';
import { Button } from '@/components/ui/action/button';
import styles from './step-buttons.module.css';

interface StepButtonsProps {
  onBack: () => void;
  isBackDisabled?: boolean;
  /** The button that leads on. */
  children: ReactNode;
}

/** The buttons at the end of a step: back and on. */
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
