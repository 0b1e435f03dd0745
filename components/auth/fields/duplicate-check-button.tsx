import { Button } from '@/components/ui/button';
import styles from './duplicate-check-button.module.css';

interface DuplicateCheckButtonProps {
  /** What is looked for, as who listens hears it. */
  subject: '아이디' | '이메일';
  isChecking: boolean;
  /** There is nothing to ask. */
  isNeedless?: boolean;
  onAsk: () => void;
}

/** Asks whether somebody has it already; beside its field. */
export function DuplicateCheckButton({
  subject,
  isChecking,
  isNeedless = false,
  onAsk,
}: DuplicateCheckButtonProps) {
  return (
    <Button
      look="quiet"
      className={styles.check}
      onClick={onAsk}
      aria-disabled={isChecking}
      aria-busy={isChecking}
      disabled={isNeedless}
    >
      <span className="vh">{subject} </span>중복 확인
    </Button>
  );
}
